import { problema } from '@alipen/platform/problems/problema';
import { horaEm } from './pedidos.dias.rules.ts';

type Visto = { pedido: { versao: number; alteradoEm: Date }; alteradoPor: string; fusoHorario: string };

export const etagDe = (versao: number): string => `"${versao}"`;

export function versaoVencida({ pedido, alteradoPor, fusoHorario }: Visto) {
  const hora = horaEm(pedido.alteradoEm, fusoHorario);
  return problema('versao-vencida', {
    detail: `Este registro foi alterado por ${alteradoPor} às ${hora}. Recarregue para continuar.`,
  });
}

/** Refuses a write by someone who did not see the present version (RFC 9110 §13.1.1; a proxy may have weakened the tag). */
export function exigirVersao(ifMatch: string | undefined, visto: Visto): void {
  if (!ifMatch) {
    throw problema('precondicao-ausente', { detail: 'Envie em If-Match a versão do pedido que você está vendo.' });
  }
  if (ifMatch.trim().replace(/^W\//, '') !== etagDe(visto.pedido.versao)) throw versaoVencida(visto);
}
