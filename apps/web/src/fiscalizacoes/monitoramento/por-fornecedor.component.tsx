import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  avaliarFornecedores,
  INDICADORES,
  type Indicador,
  listarItensReprovados,
  obterIndicadores,
} from '../../indicadores/indicadores.queries.ts';
import { Variacao, valorDe } from '../../indicadores/valor.panel.tsx';
import { Card } from '../../ui/card.component.tsx';
import { addDays } from '../../ui/date.format.ts';
import { QueryState } from '../../ui/query-state.component.tsx';
import { today } from '../../ui/today.ts';
import { ItensQueFalham } from './itens-que-falham.component.tsx';
import { NotaPorFornecedor } from './nota-por-fornecedor.component.tsx';

const DIAS = 30;
const DA_FISCALIZACAO = ['COBERTURA', 'NOTA', 'CONFORMIDADE_TERMICA', 'CONFORMIDADE_DE_PESO'];

export function PorFornecedor() {
  const ate = addDays(today(), -1);
  const de = addDays(ate, 1 - DIAS);
  const quadro = useQuery(obterIndicadores({ de, ate }));
  const fornecedores = useQuery(avaliarFornecedores(de, ate));
  const itens = useQuery(listarItensReprovados(de, ate));
  return (
    <>
      <QueryState query={quadro} skeletonHeight={104}>
        {({ indicadores }) => <Janelas indicadores={indicadores} de={de} ate={ate} />}
      </QueryState>
      <div className="monitor-lado">
        <Card className="monitor-secao" aria-labelledby="monitor-fornecedores">
          <h2 id="monitor-fornecedores">Nota por fornecedor, a menor primeiro</h2>
          <QueryState query={fornecedores} skeletonHeight={220}>
            {lida => <NotaPorFornecedor fornecedores={lida.fornecedores} />}
          </QueryState>
        </Card>
        <Card className="monitor-secao" aria-labelledby="monitor-itens">
          <h2 id="monitor-itens">Itens que mais falham</h2>
          <QueryState query={itens} skeletonHeight={220}>
            {lidos => <ItensQueFalham {...lidos} />}
          </QueryState>
        </Card>
      </div>
    </>
  );
}

interface JanelasProps {
  indicadores: readonly Indicador[];
  de: string;
  ate: string;
}

const Janelas = ({ indicadores, de, ate }: JanelasProps) => (
  <ul className="monitor-janelas" aria-label="Fiscalização em 30 dias">
    {indicadores
      .filter(({ codigo }) => DA_FISCALIZACAO.includes(codigo))
      .map(indicador => (
        <Card as="li" key={indicador.codigo} className="monitor-janela">
          <Link to={`${INDICADORES}?de=${de}&ate=${ate}&indicador=${indicador.codigo}`} title={indicador.formula}>
            {indicador.nome}
          </Link>
          <strong className="monitor-numero">{valorDe(indicador, indicador.atual)}</strong>
          <Variacao indicador={indicador} />
        </Card>
      ))}
  </ul>
);
