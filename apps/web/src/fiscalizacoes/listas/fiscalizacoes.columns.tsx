import type { Column } from '../../list/list.model.ts';
import { formatDay, formatHour, formatShortInstant } from '../../ui/date.format.ts';
import { duracaoDe } from '../../ui/entrega.labels.ts';
import { formatDecimal, formatInteger } from '../../ui/number.format.ts';
import { notaEmTexto } from '../fiscalizacoes.labels.ts';
import type { Resumida } from '../fiscalizacoes.queries.ts';
import { Correcao, Resultado, Situacao } from '../situacao.component.tsx';

/** (668, -456) -> "668 g (−4,6 %)": the mean weight, and how far it is from the meal's minimum. */
const pesoEmTexto = (gramas: number, desvio: number | null) => {
  const peso = `${formatInteger(gramas)} g`;
  if (desvio === null) return peso;
  return `${peso} (${desvio > 0 ? '+' : ''}${formatDecimal(desvio / 100).replace('-', '−')} %)`;
};

/** Shared by both lists of inspections, so that a person's choice of columns reads the same in both. */
export const COLUNAS: Column<Resumida>[] = [
  { key: 'numero', title: 'Número', render: ({ numero }) => numero, hideable: false },
  {
    key: 'data',
    title: 'Data/hora',
    folds: true,
    sort: 'data',
    render: ({ data, janela, fusoHorario }) => `${formatDay(data)} ${formatHour(janela.inicioEm, fusoHorario)}`,
  },
  { key: 'lotacao', title: 'Lotação', folds: true, sort: 'lotacao', render: ({ lotacao }) => lotacao.nome },
  { key: 'resultado', title: 'Resultado', render: ({ resultado }) => <Resultado resultado={resultado} /> },
  { key: 'refeicao', title: 'Refeição', from: 'desk', render: ({ refeicao }) => refeicao.nome },
  { key: 'fornecedor', title: 'Fornecedor', folds: true, render: ({ fornecedor }) => fornecedor?.nome ?? '–' },
  {
    key: 'fiscal',
    title: 'Fiscal',
    from: 'wall',
    render: ({ fiscal, designado }) => (fiscal ?? designado)?.nome ?? '–',
  },
  {
    key: 'peso',
    title: 'Peso médio (Δ %)',
    from: 'wall',
    align: 'right',
    render: ({ pesoMedioG, desvioPeso }) => (pesoMedioG === null ? '–' : pesoEmTexto(pesoMedioG, desvioPeso)),
  },
  {
    key: 'temperatura',
    title: 'Temp.',
    from: 'wall',
    align: 'right',
    render: ({ temperatura }) => (temperatura === null ? '–' : `${formatDecimal(temperatura / 10)} °C`),
  },
  {
    key: 'atraso',
    title: 'Atraso',
    from: 'wall',
    align: 'right',
    render: ({ atrasoMin }) => (atrasoMin === null ? '–' : duracaoDe(atrasoMin)),
  },
  { key: 'nota', title: 'Nota', sort: 'nota', align: 'right', render: ({ nota }) => notaEmTexto(nota) },
  { key: 'pontos', title: 'Pontos', from: 'wall', align: 'right', render: ({ pontos }) => pontos ?? '–' },
  { key: 'ocorrencias', title: 'Ocorrências', from: 'wall', align: 'right', render: ({ ocorrencias }) => ocorrencias },
  { key: 'correcao', title: 'Correção', render: uma => <Correcao {...uma} /> },
  { key: 'fotos', title: 'Fotos', from: 'desk', align: 'right', render: ({ fotos }) => fotos },
  {
    key: 'situacao',
    title: 'Situação',
    render: ({ situacao, fotosFaltando }) => <Situacao situacao={situacao} faltam={fotosFaltando} />,
  },
  {
    key: 'realizadaEm',
    title: 'Concluída em',
    sort: 'realizadaEm',
    shown: false,
    render: ({ realizadaEm, fusoHorario }) => (realizadaEm ? formatShortInstant(realizadaEm, fusoHorario) : '–'),
  },
  { key: 'versoes', title: 'Versões', align: 'right', shown: false, render: ({ versoes }) => versoes },
];
