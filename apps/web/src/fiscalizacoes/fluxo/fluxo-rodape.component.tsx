import { useNavigate } from 'react-router-dom';
import { PENDENTES } from '../../app/screens.table.ts';
import { Button } from '../../ui/button.component.tsx';
import type { Item } from '../fiscalizacoes.queries.ts';
import { irPara } from './fluxo.hook.ts';

interface Props {
  /** How many things a try to conclude found missing. */
  faltam: number;
  proximo: Item | undefined;
  concluindo: boolean;
  concluir: () => void;
}

export function FluxoRodape({ faltam, proximo, concluindo, concluir }: Props) {
  const navegar = useNavigate();
  return (
    <div className="fluxo-rodape">
      {faltam > 0 && (
        <p className="campo-erro" role="alert">
          {faltam === 1 ? 'Falta 1 coisa para concluir.' : `Faltam ${faltam} coisas para concluir.`}
        </p>
      )}
      <div className="fluxo-rodape-botoes">
        <Button onClick={() => navegar(PENDENTES)}>Salvar e sair</Button>
        {proximo && faltam === 0 ? (
          <Button variant="primary" onClick={() => irPara(proximo.codigo)}>
            Próximo item
          </Button>
        ) : (
          <Button variant="primary" aria-disabled={concluindo} onClick={concluir}>
            {concluindo ? 'Concluindo…' : 'Concluir'}
          </Button>
        )}
      </div>
    </div>
  );
}
