import type { components } from '@alipen/contracts/generated/bff';
import type { Papel } from '../../app/session.queries.ts';
import type { Contexto } from '../../motivos/motivos.queries.ts';
import type { Passo } from './decisoes.mutations.ts';

export type Acao = components['schemas']['AcaoPedido'];

interface ComDialogo {
  rotulo: string;
  titulo: string;
  texto: string;
  passo: Passo;
  /** The list of reasons; undefined: a note is asked instead. */
  contexto?: Contexto;
  nota?: string;
  /** Done six seconds later; until then it can be taken back. */
  desfaz?: true;
}

/** Steps that a dialog asks about. Whether one may be taken now is in the order's own `acoes`. */
export const COM_DIALOGO = {
  autorizar: {
    rotulo: 'Autorizar',
    titulo: 'Autorizar o pedido?',
    texto: 'As quantidades ficam autorizadas em seu nome, e o pedido pode ser confirmado.',
    passo: 'autorizar',
  },
  confirmar: {
    rotulo: 'Confirmar',
    titulo: 'Confirmar o pedido?',
    texto: 'As quantidades solicitadas passam a ser as confirmadas, e o pedido segue para o fornecedor.',
    passo: 'confirmar',
    nota: 'Observação (obrigatória quando algo está muito acima do efetivo)',
  },
  devolver: {
    rotulo: 'Devolver',
    titulo: 'Devolver para revisão?',
    texto: 'A lotação recebe o pedido de volta para corrigir e enviar de novo.',
    passo: 'devolver',
    contexto: 'DEVOLUCAO',
  },
  recusar: {
    rotulo: 'Recusar',
    titulo: 'Recusar o pedido?',
    texto: 'O pedido recusado não volta; a lotação pode abrir outro.',
    passo: 'recusar',
    contexto: 'RECUSA',
  },
  cancelar: {
    rotulo: 'Cancelar pedido',
    titulo: 'Cancelar o pedido?',
    texto: 'O pedido deixa de valer e sai de todos os totais. Você tem 6 segundos para desfazer.',
    passo: 'cancelar',
    contexto: 'CANCELAMENTO',
    desfaz: true,
  },
  encerrar: {
    rotulo: 'Encerrar',
    titulo: 'Encerrar o pedido?',
    texto: 'Depois de encerrado, nada mais muda neste pedido.',
    passo: 'encerrar',
  },
} as const satisfies Partial<Record<Acao, ComDialogo>>;
export type AcaoComDialogo = keyof typeof COM_DIALOGO;

/** Buttons by role; one that cannot be used now is shown and says why. */
export const DO_PAPEL = {
  GESTOR: ['autorizar', 'confirmar', 'devolver', 'recusar', 'ajustar', 'cancelar', 'encerrar', 'excluir'],
  ATENDIMENTO: ['confirmar', 'devolver', 'recusar'],
  SOLICITANTE: ['autorizar', 'ajustar', 'cancelar', 'excluir'],
  MONITORAMENTO: [],
  FISCALIZACAO: [],
  CONTROLE: [],
} as const satisfies Record<Papel, readonly Acao[]>;
