import { type Problema, problema } from '@alipen/platform/problems/problema';
import { horaEm } from '../clock/zoned-time.ts';

/** Who wrote the present version, and when; the zone is the reader's. */
export type LastChange = { readonly nome: string; readonly em: Date; readonly fusoHorario: string };

/** A counter, or a digest where a record is made of many rows. */
export type Version = number | string;

export const etagOf = (versao: Version): string => `"${versao}"`;

/** Accepts a weak tag, since a proxy may have weakened it (RFC 9110 §13.1.1). */
export const matches = (ifMatch: string, versao: Version): boolean =>
  ifMatch.trim().replace(/^W\//, '') === etagOf(versao);

export function missingVersion(registro: string): Problema {
  return problema('precondicao-ausente', { detail: `Envie em If-Match a versão ${registro} que você está vendo.` });
}

export function staleVersion({ nome, em, fusoHorario }: LastChange): Problema {
  return problema('versao-vencida', {
    detail: `Este registro foi alterado por ${nome} às ${horaEm(em, fusoHorario)}. Recarregue para continuar.`,
  });
}
