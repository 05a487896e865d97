import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';

type Schemas = components['schemas'];
type Resposta = Schemas['RespostaDaPergunta'];

/** Less is no time to read a mail. */
const MENOS_MS = 5 * 60_000;

export type Perguntada = {
  readonly perguntadaEm: Date;
  readonly prazoEm: Date;
  readonly respondidaEm: Date | null;
  readonly encerradaEm: Date | null;
  readonly retiradaPor: number | null;
};

/** `atende`: whether the supplier still has something of the order. */
export type DoPedido = { readonly situacao: SituacaoPedido; readonly enviadoEm: Date | null; readonly atende: boolean };

/** What the order is decides first: a decision, a sending after it or another supplier ends the question before its deadline. */
export function situacaoDaPergunta(pergunta: Perguntada, pedido: DoPedido, agora: Date): Schemas['SituacaoPergunta'] {
  if (pergunta.respondidaEm) return 'RESPONDIDA';
  if (pergunta.retiradaPor !== null) return 'RETIRADA';
  if (!valePara(pergunta, pedido)) return 'ENCERRADA';
  if (pergunta.prazoEm <= agora) return 'SEM_RESPOSTA';
  return pergunta.encerradaEm ? 'ENCERRADA' : 'ABERTA';
}

/** The order still waits for the decision for which this was asked. */
export const valePara = ({ perguntadaEm }: Pick<Perguntada, 'perguntadaEm'>, pedido: DoPedido): boolean =>
  pedido.situacao === 'ENVIADO' && pedido.atende && (!pedido.enviadoEm || pedido.enviadoEm <= perguntadaEm);

/** Whether anybody could still be given time to answer. */
export const cabePergunta = (agora: Date, maximo: Date): boolean => maximo.getTime() - agora.getTime() >= MENOS_MS;

export function exigirPrazo(prazo: Date, agora: Date, maximo: Date): void {
  const detail =
    prazo.getTime() - agora.getTime() < MENOS_MS
      ? 'Dê ao fornecedor ao menos cinco minutos para responder.'
      : prazo > maximo
        ? 'O prazo da resposta vai, no máximo, até o fim do dia das refeições.'
        : null;
  if (detail) throw problema('dados-invalidos', { detail, errors: [{ pointer: '/prazo', detail }] });
}

export type Respondida = {
  readonly atendimento: Schemas['AtendimentoDoFornecedor'];
  readonly quantidade: number | null;
  readonly explicacao: string | null;
};

/** A part is said in number or in words, a refusal in words; whoever serves all of it has nothing to add but words. */
export function respostaDe({ atendimento, quantidade, texto = '' }: Resposta, total: number): Respondida {
  const explicacao = texto.trim() || null;
  const recusar = (pointer: string, detail: string) =>
    problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
  if (quantidade !== undefined && atendimento !== 'ATENDE_EM_PARTE')
    throw recusar('/quantidade', 'Só quem atende em parte diz a quantidade.');
  if (quantidade !== undefined && quantidade >= total)
    throw recusar('/quantidade', `Em parte é menos do que as ${total} refeições perguntadas.`);
  if (atendimento === 'NAO_ATENDE' && !explicacao) throw recusar('/texto', 'Diga por que não atende.');
  if (atendimento === 'ATENDE_EM_PARTE' && quantidade === undefined && !explicacao)
    throw recusar('/quantidade', 'Diga quantas refeições atende, ou escreva o que fica de fora.');
  return { atendimento, quantidade: quantidade ?? null, explicacao };
}
