import {
  ROTULO_DE_SITUACAO_DA_REFEICAO,
  ROTULO_DE_VARIACAO_SEMANAL,
} from '@alipen/contracts/generated/rotulos/pedidos-das-lotacoes';
import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import { labelled } from '../ui/labelled.ts';
import type { SituacaoDaRefeicao, VariacaoSemanal } from './pedidos-das-lotacoes.queries.ts';

/** In the order of the legend and of the filter: what needs somebody first comes first. */
export const SITUACOES = labelled(ROTULO_DE_SITUACAO_DA_REFEICAO, {
  ATRASADA: SITUACOES_DE_ENTREGA.ATRASADA,
  NAO_ENTREGUE: SITUACOES_DE_ENTREGA.NAO_ENTREGUE,
  PARCIAL: SITUACOES_DE_ENTREGA.PARCIAL,
  SEM_PEDIDO: { tone: 'perigo', icon: CircleDashedIcon },
  RASCUNHO: { tone: 'aviso', icon: PencilSimpleIcon },
  A_CONFIRMAR: SITUACOES_DE_ENTREGA.A_CONFIRMAR,
  NA_JANELA: SITUACOES_DE_ENTREGA.NA_JANELA,
  AGUARDANDO: SITUACOES_DE_ENTREGA.AGUARDANDO,
  COMPLETA: SITUACOES_DE_ENTREGA.COMPLETA,
  NAO_PEDIDA: { tone: 'neutro', icon: MinusIcon },
  INTERROMPIDA: { tone: 'neutro', icon: ProhibitIcon },
});

export const CODIGOS = Object.keys(SITUACOES) as SituacaoDaRefeicao[];
export const isSituacao = (texto: string | null): texto is SituacaoDaRefeicao =>
  CODIGOS.some(codigo => codigo === texto);

export const FAIXAS_DE_VARIACAO = Object.keys(ROTULO_DE_VARIACAO_SEMANAL) as VariacaoSemanal[];
export const isVariacao = (texto: string | null): texto is VariacaoSemanal =>
  texto !== null && Object.hasOwn(ROTULO_DE_VARIACAO_SEMANAL, texto);

/** CSS class of a band; each is in matriz.css. */
export const classeDa = (variacao: VariacaoSemanal): string => variacao.toLowerCase().replace('_', '-');
