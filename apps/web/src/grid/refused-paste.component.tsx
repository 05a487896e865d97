import { formatCount, formatInteger } from '../ui/number.format.ts';
import type { Colagem } from './grid.paste.ts';

const MOSTRADAS = 6;

interface Props {
  colagem: Colagem;
  aplicar: () => void;
  cancelar: () => void;
}

/** What was not understood of a pasted block, before any of it touches the grid. */
export const ColagemRecusada = ({ colagem: { recusadas, mudancas }, aplicar, cancelar }: Props) => (
  <div className="recado recado--aviso colagem" role="alert">
    <div>
      <strong>
        {formatCount(recusadas.length, 'célula colada não foi entendida', 'células coladas não foram entendidas')}
      </strong>
      <ul>
        {recusadas.slice(0, MOSTRADAS).map(frase => (
          <li key={frase}>{frase}</li>
        ))}
        {recusadas.length > MOSTRADAS && <li>e mais {recusadas.length - MOSTRADAS}</li>}
      </ul>
      <p>Nada foi alterado ainda.</p>
    </div>
    {mudancas > 0 && (
      <button type="button" className="botao" onClick={aplicar}>
        {mudancas === 1 ? 'Colar a outra' : `Colar as outras ${formatInteger(mudancas)}`}
      </button>
    )}
    <button type="button" className="botao botao--discreto" onClick={cancelar}>
      Não colar
    </button>
  </div>
);
