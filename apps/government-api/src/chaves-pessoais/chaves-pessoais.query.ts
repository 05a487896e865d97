import { eq } from 'drizzle-orm';
import { joinable } from '../database/joinable.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { chavesPessoais as chaves, gestosDeChave as gestos } from './chaves-pessoais.schema.ts';
import type { Gesto } from './gesto.rules.ts';

export const chavesPessoais = joinable(chaves, 'id');
export const gestosDeChave = joinable(gestos, 'id');

/** To be joined on the id of the touch; and its key, on `daChave`. */
export const colunasDoGesto = {
  papel: gestos.papel,
  folhas: gestos.folhas,
  raiz: gestos.raiz,
  dadosCliente: gestos.dadosCliente,
  dadosAutenticador: gestos.dadosAutenticador,
  assinatura: gestos.assinatura,
  chaveSpki: chaves.chaveSpki,
  dominio: chaves.dominio,
  sincronizavel: chaves.sincronizavel,
  confirmadaEm: chaves.confirmadaEm,
  revogadaEm: chaves.revogadaEm,
  confirmadaPor: nomeDe(chaves.confirmadaPor),
} as const;

export const daChave = eq(chaves.id, gestos.chaveId);

/** The touch of a signature, with the key that made it. */
export type GestoLido = Gesto & {
  readonly chaveSpki: Buffer;
  readonly dominio: string;
  readonly sincronizavel: boolean;
  readonly confirmadaEm: Date;
  readonly revogadaEm: Date | null;
  readonly confirmadaPor: string;
};
