import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Glance } from '../list/glance.component.tsx';
import type { GlanceColumn, GlanceFilter } from '../list/glance.model.ts';
import { formatDay } from '../ui/date.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ConteudoDaCelula } from './matriz-celula.component.tsx';
import {
  type Linha,
  type Matriz,
  obterPedidosDasLotacoes,
  type SituacaoDaRefeicao,
} from './pedidos-das-lotacoes.queries.ts';
import './matriz.css';

const com =
  (...situacoes: SituacaoDaRefeicao[]) =>
  ({ celulas }: Linha) =>
    celulas.some(({ situacao }) => situacoes.includes(situacao));

const FILTROS: readonly GlanceFilter<Linha>[] = [
  { key: 'todas', label: 'Todas', keeps: () => true },
  { key: 'atrasadas', label: 'Com atraso', keeps: com('ATRASADA') },
  { key: 'agora', label: 'Na hora de receber', keeps: com('NA_JANELA') },
  { key: 'problema', label: 'Com falta', keeps: com('PARCIAL', 'NAO_ENTREGUE') },
];

interface Props {
  data: string;
  to: (lotacaoId: number) => string;
}

/** The deliveries of a day in every unit: what came, what is due and what is late. */
export default function EntregasDasLotacoes({ data, to }: Props) {
  const query = useQuery(obterPedidosDasLotacoes({ data }));
  return (
    <QueryState query={query} skeletonHeight={560}>
      {matriz => <Unidades matriz={matriz} to={to} />}
    </QueryState>
  );
}

function Unidades({ matriz: { data, linhas, refeicoes }, to }: { matriz: Matriz; to: Props['to'] }) {
  const colunas = useMemo(() => refeicoes.map(colunaDa), [refeicoes]);
  return (
    <Glance
      label={`Entregas de ${formatDay(data)} em cada unidade`}
      rows={linhas}
      columns={colunas}
      filters={FILTROS}
      to={({ lotacao }) => to(lotacao.id)}
      onPhone="cards"
    />
  );
}

const colunaDa = ({ id, nome }: Matriz['refeicoes'][number], n: number): GlanceColumn<Linha> => ({
  key: String(id),
  title: nome,
  width: 100,
  className: 'numero',
  render: ({ celulas }) => {
    const celula = celulas[n];
    return celula && <ConteudoDaCelula celula={celula} />;
  },
});
