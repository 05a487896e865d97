import { useQuery } from '@tanstack/react-query';
import { dressed } from '../list/filter-dress.ts';
import type { Column } from '../list/list.model.ts';
import { obterLotacao } from '../lotacoes/lotacoes.queries.ts';
import { formatDay } from '../ui/date.format.ts';
import { LISTA } from './prescricoes.list.ts';
import type { Prescricao } from './prescricoes.queries.ts';
import { SituacaoDaPrescricao } from './situacao.component.tsx';

export const COLUNAS: Column<Prescricao>[] = [
  { key: 'pessoa', title: 'Pessoa', sort: 'pessoa', render: ({ pessoa }) => <strong>{pessoa}</strong> },
  { key: 'dieta', title: 'Dieta', render: ({ dieta: { codigo, nome } }) => `${codigo} ${nome}` },
  { key: 'situacao', title: 'Situação', render: prescricao => <SituacaoDaPrescricao {...prescricao} /> },
  { key: 'lotacao', title: 'Unidade', folds: true, sort: 'lotacao', render: ({ lotacao }) => lotacao.nome },
  { key: 'publico', title: 'Público', render: ({ publico }) => publico.nome },
  { key: 'de', title: 'De', render: ({ de }) => formatDay(de) },
  { key: 'ate', title: 'Até', sort: 'ate', render: ({ ate }) => formatDay(ate) },
  { key: 'pedida', title: 'Pedida por', shown: false, render: ({ pedidaPor }) => pedidaPor },
];

const Nada = () => null;
const Unidade = ({ id }: { id: number }) => useQuery(obterLotacao(id)).data?.nome ?? '…';

export const FILTROS = dressed(LISTA.filters, {
  lotacaoId: { control: Nada, words: valor => <Unidade id={Number(valor)} /> },
});
