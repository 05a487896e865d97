import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import type { Tone } from '../ui/pill.component.tsx';
import type { SituacaoDaRefeicao, VariacaoSemanal } from './pedidos-das-lotacoes.queries.ts';

/** In the order of the legend and of the filter: what needs somebody first comes first. */
export const SITUACOES = {
  ATRASADA: SITUACOES_DE_ENTREGA.ATRASADA,
  NAO_ENTREGUE: SITUACOES_DE_ENTREGA.NAO_ENTREGUE,
  PARCIAL: SITUACOES_DE_ENTREGA.PARCIAL,
  SEM_PEDIDO: { rotulo: 'Sem pedido', tone: 'perigo', icon: CircleDashedIcon },
  RASCUNHO: { rotulo: 'Rascunho', tone: 'aviso', icon: PencilSimpleIcon },
  A_CONFIRMAR: SITUACOES_DE_ENTREGA.A_CONFIRMAR,
  NA_JANELA: SITUACOES_DE_ENTREGA.NA_JANELA,
  AGUARDANDO: SITUACOES_DE_ENTREGA.AGUARDANDO,
  COMPLETA: SITUACOES_DE_ENTREGA.COMPLETA,
  NAO_PEDIDA: { rotulo: 'Não pedida', tone: 'neutro', icon: MinusIcon },
} satisfies Record<SituacaoDaRefeicao, { rotulo: string; tone: Tone; icon: Icon }>;

export const CODIGOS = Object.keys(SITUACOES) as SituacaoDaRefeicao[];
export const isSituacao = (texto: string | null): texto is SituacaoDaRefeicao =>
  CODIGOS.some(codigo => codigo === texto);

/** Most above first, then most below; the palest is no change. */
export const VARIACOES = {
  MUITO_ACIMA: 'Muito acima',
  ACIMA: 'Acima',
  COMO_ANTES: 'Como antes',
  ABAIXO: 'Abaixo',
  MUITO_ABAIXO: 'Muito abaixo',
  NOVA: 'Não se pediu antes',
} satisfies Record<VariacaoSemanal, string>;

export const FAIXAS_DE_VARIACAO = Object.keys(VARIACOES) as VariacaoSemanal[];
export const isVariacao = (texto: string | null): texto is VariacaoSemanal =>
  texto !== null && Object.hasOwn(VARIACOES, texto);

/** CSS class of a band; each is in matriz.css. */
export const classeDa = (variacao: VariacaoSemanal): string => variacao.toLowerCase().replace('_', '-');
