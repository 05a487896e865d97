import type { components } from '@alipen/contracts/generated/government-api';
import type { PedidoAlcancado } from './interrupcao.repository.ts';

type Destino = components['schemas']['DestinoDoPedido'];
export type Julgado = { readonly destino: Destino; readonly motivo: string | null };
type Fatos = Pick<PedidoAlcancado, 'recebido' | 'inteiro' | 'situacao'> & {
  /** The adjustment limit of some of the meals has passed. */
  readonly passou: boolean;
};

const RECEBIDO = 'Uma refeição já foi registrada: o que chegou não se cancela.';
const DEVOLVIDO = 'Está com a lotação, que o corrige: as refeições sem entrega não são aceitas no envio.';
const PASSOU = 'O limite de ajuste já passou.';
const PASSOU_DE_ALGUMAS =
  'O limite de ajuste já passou e o pedido tem refeições que são entregues: só se reduz antes dele.';

/**
 * The rules of cancelling and adjusting, asked before they are used: a manager may cancel after the limit, and does it here
 * only when that is said; nobody may reduce after it.
 */
export function julgar({ recebido, inteiro, situacao, passou }: Fatos, cancelarForaDoLimite: boolean): Julgado {
  if (recebido) return { destino: 'MANTIDO', motivo: RECEBIDO };
  if (inteiro) {
    if (passou && !cancelarForaDoLimite) return { destino: 'FORA_DO_LIMITE', motivo: PASSOU };
    return { destino: 'CANCELADO', motivo: null };
  }
  if (situacao === 'DEVOLVIDO') return { destino: 'MANTIDO', motivo: DEVOLVIDO };
  return passou ? { destino: 'FORA_DO_LIMITE', motivo: PASSOU_DE_ALGUMAS } : { destino: 'REDUZIDO', motivo: null };
}
