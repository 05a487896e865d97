import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Button } from '../ui/button.component.tsx';
import { type Conferencia, type Falha, type Modo, tudoCerto } from './conferencia.model.ts';

interface Props {
  conferencia: Conferencia;
  modo: Modo;
  falhas: readonly Falha[];
  mudar: (parte: Partial<Conferencia>) => void;
  registrar: () => void;
}

export function Rodape({ conferencia, modo, falhas, mudar, registrar }: Props) {
  const { naoChegou, chegadaEm } = conferencia;
  const [primeira] = falhas;
  return (
    <div className="portao-rodape">
      {primeira && (
        <p className="campo-erro" role="alert">
          {primeira.frase}
        </p>
      )}
      <div className="portao-botoes">
        {naoChegou ? (
          <Button onClick={() => mudar({ naoChegou: false })}>Chegou</Button>
        ) : (
          modo !== 'repor' && <Button onClick={() => mudar({ naoChegou: true })}>Não chegou</Button>
        )}
        {(naoChegou || chegadaEm !== null) && (
          <Button variant="primary" onClick={registrar}>
            <CheckIcon size={20} aria-hidden />
            {rotuloDe(conferencia, modo)}
          </Button>
        )}
      </div>
    </div>
  );
}

function rotuloDe(conferencia: Conferencia, modo: Modo): string {
  if (modo === 'corrigir') return 'Salvar a correção';
  if (conferencia.naoChegou) return 'Registrar a falta';
  if (modo === 'repor') return 'Registrar a reposição';
  return tudoCerto(conferencia) ? 'Tudo certo' : 'Registrar';
}
