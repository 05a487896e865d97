import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type Nivel = Schemas['NivelDaAssinatura'];

/** Whoever signed a paper here, and how. */
export type Assinante = {
  readonly usuarioId: number;
  readonly nome: string;
  /** In words, as it stands on the paper. */
  readonly papel: string;
  readonly nivel: Nivel;
};

/** A paper that people sign, as its slice tells it. */
export type Papel = {
  readonly codigo: string;
  readonly titulo: string;
  /** Why it can be signed no more; null while it is in force. */
  readonly impedimento: string | null;
  readonly exige: Nivel;
  readonly assinantes: readonly Assinante[];
};

/** From the least (Lei 14.063/2020, art. 4). */
const NIVEIS: readonly Nivel[] = ['SIMPLES', 'AVANCADA', 'QUALIFICADA'];

const alcanca = (nivel: Nivel, exigido: Nivel): boolean => NIVEIS.indexOf(nivel) >= NIVEIS.indexOf(exigido);

type Devolvida = { readonly usuarioId: number };

/** With a certificate of ICP-Brasil what was signed by password or key is a qualified signature. */
export const nivelDe = ({ usuarioId, nivel }: Assinante, devolvidas: readonly Devolvida[]): Nivel =>
  devolvidas.some(devolvida => devolvida.usuarioId === usuarioId) ? 'QUALIFICADA' : nivel;

/** Of those who signed, the ones below the level that the paper asks for. */
export const pendentes = ({ assinantes, exige }: Papel, devolvidas: readonly Devolvida[]): readonly Assinante[] =>
  assinantes.filter(assinante => !alcanca(nivelDe(assinante, devolvidas), exige));

const SEM_AUTORIDADES =
  'A agência ainda não diz quais autoridades certificadoras aceita. Quem cuida da instalação define SIGNER_TRUST.';
const NAO_ASSINOU = 'Só quem assinou este papel no sistema o devolve assinado com certificado.';
const JA_DEVOLVEU = 'Você já devolveu este papel assinado.';

/** Why this person may not bring the paper back now; null where they may. */
export function impedimentoDe(
  { impedimento, assinantes }: Papel,
  { usuarioId }: { usuarioId: number },
  { devolvidas, aceita }: { devolvidas: readonly Devolvida[]; aceita: boolean },
): string | null {
  if (!assinantes.some(assinante => assinante.usuarioId === usuarioId)) return NAO_ASSINOU;
  if (devolvidas.some(devolvida => devolvida.usuarioId === usuarioId)) return JA_DEVOLVEU;
  return impedimento ?? (aceita ? null : SEM_AUTORIDADES);
}
