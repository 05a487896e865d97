import {
  ROTULO_DE_GRAVIDADE_OCORRENCIA,
  ROTULO_DE_ORIGEM_OCORRENCIA,
} from '@alipen/contracts/generated/rotulos/ocorrencias';
import type { ComponentType } from 'react';
import { dressed } from '../list/filter-dress.ts';
import type { Column, FilterDress } from '../list/list.model.ts';
import type { OcorrenciaResumida } from '../ocorrencias-de/ocorrencias-de.queries.ts';
import { SituacaoDaOcorrencia } from '../ocorrencias-de/situacao.panel.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { NomeDaFiscalizacao, NomeDaLotacao, NomeDoFornecedor, NomeDoPedido } from './nomes.component.tsx';
import { LISTA } from './ocorrencias.list.ts';

export const COLUNAS: Column<OcorrenciaResumida>[] = [
  { key: 'numero', title: 'Número', sort: 'numero', render: ({ numero }) => numero },
  { key: 'situacao', title: 'Situação', render: ocorrencia => <SituacaoDaOcorrencia {...ocorrencia} /> },
  { key: 'gravidade', title: 'Gravidade', render: ({ gravidade }) => ROTULO_DE_GRAVIDADE_OCORRENCIA[gravidade] },
  { key: 'lotacao', title: 'Unidade', folds: true, render: ({ lotacao }) => lotacao },
  { key: 'fornecedor', title: 'Fornecedor', folds: true, render: ({ fornecedor }) => fornecedor },
  { key: 'data', title: 'Entrega de', sort: 'data', render: ({ data }) => formatDay(data) },
  { key: 'refeicao', title: 'Refeição', from: 'wall', render: ({ refeicao }) => refeicao ?? 'Pedido inteiro' },
  { key: 'pedido', title: 'Pedido', shown: false, render: ({ pedido }) => pedido ?? 'Sem pedido' },
  {
    key: 'origem',
    title: 'Nasceu de',
    shown: false,
    render: ({ origem, fiscalizacao }) => fiscalizacao ?? ROTULO_DE_ORIGEM_OCORRENCIA[origem],
  },
  {
    key: 'prazo',
    title: 'Responder até',
    folds: true,
    sort: 'prazo',
    render: ({ prazoResposta }) => (prazoResposta ? formatInstant(prazoResposta) : '–'),
  },
  {
    key: 'glosa',
    title: 'Glosa',
    align: 'right',
    render: ({ glosaCentavos }) => (glosaCentavos === null ? '–' : formatMoney(glosaCentavos)),
  },
  {
    key: 'aberta',
    title: 'Aberta em',
    sort: 'abertaEm',
    shown: false,
    render: ({ abertaEm }) => formatInstant(abertaEm),
  },
];

const Nada = () => null;
/** Set only by links from other screens: the address holds the id, the chip shows its name. */
const doEndereco = (Nome: ComponentType<{ id: number }>): FilterDress => ({
  control: Nada,
  words: valor => <Nome id={Number(valor)} />,
});

export const FILTROS = dressed(LISTA.filters, {
  pedidoId: doEndereco(NomeDoPedido),
  fiscalizacaoId: doEndereco(NomeDaFiscalizacao),
  lotacaoId: doEndereco(NomeDaLotacao),
  fornecedorId: doEndereco(NomeDoFornecedor),
});
