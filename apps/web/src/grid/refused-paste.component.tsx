import { Button } from '../ui/button.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import type { Colagem } from './grid.paste.ts';

const MOSTRADAS = 6;

interface Props {
  colagem: Colagem;
  aplicar: () => void;
  cancelar: () => void;
}

export const ColagemRecusada = ({ colagem: { recusadas, fora, mudancas }, aplicar, cancelar }: Props) => (
  <div className="recado recado--aviso grade-colagem" role="alert">
    <div>
      {recusadas.length > 0 && (
        <>
          <strong>{formatCount(recusadas.length, 'célula ignorada', 'células ignoradas')}</strong>
          <ul>
            {recusadas.slice(0, MOSTRADAS).map(frase => (
              <li key={frase}>{frase}</li>
            ))}
            {recusadas.length > MOSTRADAS && <li>e mais {formatInteger(recusadas.length - MOSTRADAS)}</li>}
          </ul>
        </>
      )}
      {fora > 0 && (
        <p>
          <strong>O bloco é maior que a grade:</strong> {formatCount(fora, 'célula fica', 'células ficam')} de fora.
          Cortar o que sobra?
        </p>
      )}
      <p>Nada foi alterado ainda.</p>
    </div>
    {mudancas > 0 && <Button onClick={aplicar}>{rotuloDe(recusadas.length > 0, mudancas)}</Button>}
    <Button variant="quiet" onClick={cancelar}>
      Não colar
    </Button>
  </div>
);

function rotuloDe(ignoradas: boolean, mudancas: number) {
  if (!ignoradas) return `Cortar e colar ${formatInteger(mudancas)}`;
  return mudancas === 1 ? 'Colar a outra' : `Colar as outras ${formatInteger(mudancas)}`;
}
