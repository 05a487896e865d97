import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BotaoRepetidas } from '../fotos/repetidas-de.panel.tsx';
import { wantedOf } from '../list/list.address.ts';
import type { Column, Filter } from '../list/list.model.ts';
import { ListPage } from '../list/list-page.component.tsx';
import { addDays, formatDay, formatShortInstant } from '../ui/date.format.ts';
import { today } from '../ui/today.ts';
import { EmLote } from './em-lote.component.tsx';
import { notaEmTexto, SITUACOES } from './fiscalizacoes.labels.ts';
import './fiscalizacoes.css';
import { CORRECAO, RESULTADO } from './filtros.table.tsx';
import { type BuscaFiscalizacoes, listarFiscalizacoes, type Resumida } from './fiscalizacoes.queries.ts';
import { Correcao, Resultado, Situacao } from './situacao.component.tsx';

const FiscalizacaoDrawer = lazy(() => import('./fiscalizacao.drawer.tsx'));

const DIAS = 7;
const FEITAS = ['REALIZADA', 'CIENTE_FORNECEDOR', 'AGUARDANDO_FOTOS', 'NAO_REALIZADA'] as const;
const PADRAO = 'REALIZADA,CIENTE_FORNECEDOR,AGUARDANDO_FOTOS';

const COLUNAS: Column<Resumida>[] = [
  { key: 'numero', title: 'Número', render: ({ numero }) => numero, hideable: false },
  { key: 'data', title: 'Dia', sort: 'data', render: ({ data }) => formatDay(data) },
  { key: 'lotacao', title: 'Lotação', sort: 'lotacao', render: ({ lotacao }) => lotacao.nome },
  { key: 'refeicao', title: 'Refeição', render: ({ refeicao }) => refeicao.nome },
  { key: 'fornecedor', title: 'Fornecedor', render: ({ fornecedor }) => fornecedor?.nome ?? '–' },
  { key: 'resultado', title: 'Resultado', render: ({ resultado }) => <Resultado resultado={resultado} /> },
  { key: 'nota', title: 'Nota', sort: 'nota', align: 'right', render: ({ nota }) => notaEmTexto(nota) },
  { key: 'pontos', title: 'Pontos', align: 'right', render: ({ pontos }) => pontos ?? '–' },
  { key: 'correcao', title: 'Correção', render: ({ correcao }) => <Correcao correcao={correcao} /> },
  { key: 'fotos', title: 'Fotos', align: 'right', render: ({ fotos }) => fotos },
  {
    key: 'situacao',
    title: 'Situação',
    render: ({ situacao, fotosFaltando }) => <Situacao situacao={situacao} faltam={fotosFaltando} />,
  },
  { key: 'fiscal', title: 'Fiscal', shown: false, render: ({ fiscal }) => fiscal?.nome ?? '–' },
  {
    key: 'realizadaEm',
    title: 'Concluída em',
    sort: 'realizadaEm',
    shown: false,
    render: ({ realizadaEm, fusoHorario }) => (realizadaEm ? formatShortInstant(realizadaEm, fusoHorario) : '–'),
  },
  { key: 'versoes', title: 'Versões', align: 'right', shown: false, render: ({ versoes }) => versoes },
];

const FILTROS: Filter[] = [
  { key: 'busca', label: 'Número ou lotação', kind: 'text', maxLength: 100 },
  { key: 'de', label: 'De', kind: 'date', start: () => addDays(today(), 1 - DIAS) },
  { key: 'ate', label: 'Até', kind: 'date' },
  RESULTADO,
  CORRECAO,
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Realizadas',
    more: true,
    options: FEITAS.map(value => ({ value, label: SITUACOES[value].rotulo })),
  },
];

type Busca = BuscaFiscalizacoes;

const ORDEM = '-data';

function Acoes() {
  const [search] = useSearchParams();
  const sorts = COLUNAS.flatMap(({ sort }) => sort ?? []);
  const {
    pagina: _,
    tamanho: __,
    ordem: ___,
    ...filtro
  } = wantedOf(search, {
    filters: FILTROS,
    sorts,
    order: ORDEM,
    columns: COLUNAS,
  });
  return (
    <>
      <EmLote filtro={filtro} />
      <BotaoRepetidas />
    </>
  );
}

/** What was inspected, newest first; a requester sees the own unit. */
export const Component = () => (
  <ListPage
    screen="fiscalizacoesRealizadas"
    title="Realizadas"
    noun={{ one: 'fiscalização', many: 'fiscalizações', feminine: true }}
    columns={COLUNAS}
    filters={FILTROS}
    order={ORDEM}
    exportPath="/api/ms-alipen/fiscalizacoes/exportacao"
    actions={<Acoes />}
    query={(busca: Busca) => listarFiscalizacoes({ ...busca, situacao: busca.situacao ?? PADRAO })}
    nameOf={({ numero }) => numero}
    empty={{
      title: 'Nenhuma fiscalização realizada.',
      text: 'As concluídas aparecem aqui assim que chegam ao servidor.',
    }}
  >
    {(item, fechar) => (
      <Suspense>
        <FiscalizacaoDrawer item={item} fechar={fechar} />
      </Suspense>
    )}
  </ListPage>
);
