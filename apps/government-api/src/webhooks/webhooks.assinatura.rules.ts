import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks: a secret is this prefix and then the key in base64. */
const PREFIXO = 'whsec_';
const BYTES = 32;

export const novoSegredo = (): string => PREFIXO + randomBytes(BYTES).toString('base64');

/** Value of `webhook-signature`: one signature per secret, the newest first, so that a receiver may change secrets at leisure. */
export function assinar(
  segredos: readonly string[],
  { mensagem, segundos, corpo }: { mensagem: string; segundos: number; corpo: string },
): string {
  return segredos
    .map(segredo => {
      const chave = Buffer.from(segredo.slice(PREFIXO.length), 'base64');
      const soma = createHmac('sha256', chave).update(`${mensagem}.${segundos}.${corpo}`).digest('base64');
      return `v1,${soma}`;
    })
    .join(' ');
}

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;
/** Milliseconds to wait after each failure, about three days in all: the schedule that Standard Webhooks suggests. */
const ESPERAS = [5 * SEGUNDO, 5 * MINUTO, 30 * MINUTO, 2 * HORA, 5 * HORA, 10 * HORA, 14 * HORA, 20 * HORA, 24 * HORA];
/** Waits vary by a fifth either way, so that a receiver that comes back does not get everything at once. */
const FOLGA = 0.2;
const MAIS_PEDIDO = HORA;

/** Milliseconds until the next try; undefined after the last one. `pedido` is the wait the receiver asked for. */
export function esperaDepoisDe(tentativas: number, pedido = 0, sorte = Math.random()): number | undefined {
  const espera = ESPERAS[tentativas - 1];
  if (espera === undefined) return undefined;
  return Math.max(Math.round(espera * (1 - FOLGA + 2 * FOLGA * sorte)), Math.min(pedido, MAIS_PEDIDO));
}
