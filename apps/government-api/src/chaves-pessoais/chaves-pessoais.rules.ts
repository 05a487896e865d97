import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import type { Casa } from './webauthn-verifier.ts';

type Schemas = components['schemas'];

const [GRUPOS, LETRAS] = [3, 4];

/** 48 bits of the key's hash, which two people compare by eye. */
export function codigoDaChave(spki: Uint8Array): string {
  const hex = createHash('sha256').update(spki).digest('hex').toUpperCase();
  return Array.from({ length: GRUPOS }, (_, n) => hex.slice(n * LETRAS, (n + 1) * LETRAS)).join('-');
}

/** Where keys sign: a name, and a secure context; browsers refuse the others. */
export function casaDe(endereco: string | null): Casa | string {
  if (!endereco) return 'O endereço público do sistema não foi configurado: sem ele não há chave pessoal.';
  const { protocol, hostname, origin } = new URL(endereco);
  if (/^[\d.]+$|^\[/.test(hostname))
    return 'O sistema está em um endereço de números, e o navegador só cria chaves para um nome.';
  if (protocol !== 'https:' && hostname !== 'localhost')
    return 'O sistema está em um endereço sem https, e o navegador só cria chaves com ele.';
  return { dominio: hostname, origem: origin };
}

type Datada = { readonly confirmadaEm: Date | null; readonly revogadaEm: Date | null };

export function situacaoDaChave({ confirmadaEm, revogadaEm }: Datada): Schemas['SituacaoDaChave'] {
  if (revogadaEm) return 'REVOGADA';
  return confirmadaEm ? 'CONFIRMADA' : 'A_CONFIRMAR';
}

type DeQuem = Datada & { readonly usuarioId: number };
type Quem = { readonly usuarioId: number; readonly authorities: readonly string[] };

/** Nobody confirms a key of their own. */
export function acoesDaChave(chave: DeQuem, { usuarioId, authorities }: Quem): Schemas['AcaoDaChave'][] {
  const situacao = situacaoDaChave(chave);
  const [propria, gestor] = [chave.usuarioId === usuarioId, authorities.includes('AL_GESTOR')];
  if (situacao === 'REVOGADA' || !(propria || gestor)) return [];
  return situacao === 'A_CONFIRMAR' && gestor && !propria ? ['confirmar', 'revogar'] : ['revogar'];
}

/** Who is to confirm a key reads its code off the other person's screen, and nowhere else. */
export const podeVerCodigo = (chave: DeQuem, { usuarioId }: Quem): boolean =>
  chave.usuarioId === usuarioId || situacaoDaChave(chave) !== 'A_CONFIRMAR';

type Usavel = Datada & { readonly dominio: string; readonly sincronizavel: boolean };

export const assinaAqui = (chave: Usavel, { dominio }: Casa, soPresas: boolean): boolean =>
  situacaoDaChave(chave) === 'CONFIRMADA' && chave.dominio === dominio && !(soPresas && chave.sincronizavel);
