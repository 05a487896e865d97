import type { Modo } from './conferencia.model.ts';
import type { Entrega } from './recebimentos.queries.ts';

/** The open sheet: what is done to which meal. It is in the address, so that a page opened again is where it was. */
export interface Abertura {
  modo: Modo;
  pedidoId: number;
  tipoAlimentacaoId: number;
  /** Only in a correction. */
  recebimentoId: number | null;
}

const MODOS: readonly Modo[] = ['receber', 'repor', 'corrigir'];

export const aberturaDe = (entrega: Entrega, modo: Modo, recebimentoId: number | null = null): Abertura => ({
  modo,
  pedidoId: entrega.pedido.id,
  tipoAlimentacaoId: entrega.tipoAlimentacaoId,
  recebimentoId,
});

export const escreverAbertura = ({ modo, pedidoId, tipoAlimentacaoId, recebimentoId }: Abertura) =>
  [modo, pedidoId, tipoAlimentacaoId, ...(recebimentoId === null ? [] : [recebimentoId])].join('-');

export function lerAbertura(texto: string | null): Abertura | null {
  const [nome, ...numeros] = (texto ?? '').split('-');
  const modo = MODOS.find(conhecido => conhecido === nome);
  const [pedidoId, tipoAlimentacaoId, recebimentoId = null] = numeros.map(Number);
  if (!modo || !pedidoId || !tipoAlimentacaoId || Number.isNaN(recebimentoId)) return null;
  if ((modo === 'corrigir') !== (recebimentoId !== null)) return null;
  return { modo, pedidoId, tipoAlimentacaoId, recebimentoId };
}

export const mesmaRefeicao = (
  a: { pedidoId: number; tipoAlimentacaoId: number },
  { pedido, tipoAlimentacaoId }: Entrega,
) => a.pedidoId === pedido.id && a.tipoAlimentacaoId === tipoAlimentacaoId;

/** Storage key of the sheet's typing on the device. */
export const chaveDaConferencia = (matricula: string, abertura: Abertura) =>
  `recebimento|${matricula}|${escreverAbertura(abertura)}`;
