import { lazy, type ReactNode, Suspense } from 'react';
import type { Column, Filter } from '../list/list.model.ts';
import { ListPage } from '../list/list-page.component.tsx';
import { addDays, formatDay, formatHour } from '../ui/date.format.ts';
import { duracaoDe } from '../ui/entrega.labels.ts';
import { formatDecimal, formatInteger } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { CORRECAO, FILTROS_COMUNS, RESULTADO } from './filtros.table.tsx';
import { notaEmTexto, SITUACOES } from './fiscalizacoes.labels.ts';
import { type BuscaFiscalizacoes, listarFiscalizacoes, type Resumida } from './fiscalizacoes.queries.ts';
import { Correcao, Resultado, Situacao } from './situacao.component.tsx';

const FiscalizacaoDrawer = lazy(() => import('./fiscalizacao.drawer.tsx'));
const DIAS = 7;

const COLUNAS: Column<Resumida>[] = [
  { key: 'numero', title: 'Nº', render: ({ numero }) => numero, hideable: false },
  {
    key: 'data',
    title: 'Data/hora',
    sort: 'data',
    render: ({ data, janela, fusoHorario }) => `${formatDay(data)} ${formatHour(janela.inicioEm, fusoHorario)}`,
  },
  { key: 'lotacao', title: 'Lotação', sort: 'lotacao', render: ({ lotacao }) => lotacao.nome },
  { key: 'fornecedor', title: 'Fornecedor', render: ({ fornecedor }) => fornecedor?.nome ?? '–' },
  { key: 'refeicao', title: 'Refeição', render: ({ refeicao }) => refeicao.nome },
  { key: 'fiscal', title: 'Fiscal', render: ({ fiscal, designado }) => (fiscal ?? designado)?.nome ?? '–' },
  {
    key: 'peso',
    title: 'Peso médio',
    align: 'right',
    render: ({ pesoMedioG }) => (pesoMedioG === null ? '–' : `${formatInteger(pesoMedioG)} g`),
  },
  {
    key: 'temperatura',
    title: 'Temp.',
    align: 'right',
    render: ({ temperatura }) => (temperatura === null ? '–' : `${formatDecimal(temperatura / 10)} °C`),
  },
  {
    key: 'atraso',
    title: 'Atraso',
    align: 'right',
    render: ({ atrasoMin }) => (atrasoMin === null ? '–' : duracaoDe(atrasoMin)),
  },
  { key: 'nota', title: 'Nota', sort: 'nota', align: 'right', render: ({ nota }) => notaEmTexto(nota) },
  { key: 'pontos', title: 'Pontos', align: 'right', render: ({ pontos }) => pontos ?? '–' },
  { key: 'resultado', title: 'Resultado', render: ({ resultado }) => <Resultado resultado={resultado} /> },
  { key: 'correcao', title: 'Correção', render: ({ correcao }) => <Correcao correcao={correcao} /> },
  { key: 'fotos', title: 'Fotos', align: 'right', render: ({ fotos }) => fotos },
  {
    key: 'situacao',
    title: 'Situação',
    render: ({ situacao, fotosFaltando }) => <Situacao situacao={situacao} faltam={fotosFaltando} />,
  },
];

const FILTROS: Filter[] = [
  { key: 'busca', label: 'Número ou lotação', kind: 'text', maxLength: 100 },
  { key: 'de', label: 'De', kind: 'date', start: () => addDays(today(), 1 - DIAS) },
  { key: 'ate', label: 'Até', kind: 'date' },
  RESULTADO,
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: Object.entries(SITUACOES).map(([value, { rotulo }]) => ({ value, label: rotulo })),
  },
  { ...FILTROS_COMUNS.fornecedorId, more: true },
  { ...FILTROS_COMUNS.lotacaoId, more: true },
  { ...FILTROS_COMUNS.gravidade, more: true },
  CORRECAO,
  {
    key: 'criticas',
    label: 'Item crítico',
    kind: 'select',
    all: 'Todas',
    more: true,
    options: [{ value: 'true', label: 'Só com crítico reprovado' }],
  },
];

type Props = { tela: string; acoes: ReactNode; formas: ReactNode };

/** All of them, with every number of each. */
export const MonitoramentoTabela = ({ tela, acoes, formas }: Props) => (
  <ListPage
    screen={tela}
    title="Fiscalização"
    actions={acoes}
    above={() => formas}
    noun={{ one: 'fiscalização', many: 'fiscalizações', feminine: true }}
    columns={COLUNAS}
    filters={FILTROS}
    order="-data"
    query={(busca: BuscaFiscalizacoes) => listarFiscalizacoes(busca)}
    nameOf={({ numero }) => numero}
    empty={{ title: 'Nenhuma fiscalização.', text: 'As do período aparecem aqui.' }}
  >
    {(item, fechar) => (
      <Suspense>
        <FiscalizacaoDrawer item={item} fechar={fechar} />
      </Suspense>
    )}
  </ListPage>
);
