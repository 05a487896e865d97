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

export type Devolvida = { readonly usuarioId: number; readonly especie: Schemas['EspecieDoCertificado'] };

/** Lei 14.063/2020, art. 4: a certificate of ICP-Brasil signs qualified, the account of gov.br advanced (Dec. 10.543/2020, art. 4). */
const NIVEL_DA_ESPECIE: Readonly<Record<Devolvida['especie'], Nivel>> = {
  ICP_BRASIL: 'QUALIFICADA',
  GOVBR: 'AVANCADA',
};

/** What was signed by password or key, raised by the certificate that it was signed with since. */
export function nivelDe({ usuarioId, nivel }: Assinante, devolvidas: readonly Devolvida[]): Nivel {
  const dela = devolvidas.find(devolvida => devolvida.usuarioId === usuarioId);
  return dela ? NIVEL_DA_ESPECIE[dela.especie] : nivel;
}

/** A signature below what the paper asks for would take the place of the one that is still to come. */
export const basta = ({ exige }: Pick<Papel, 'exige'>, especie: Devolvida['especie']): boolean =>
  alcanca(NIVEL_DA_ESPECIE[especie], exige);

/** Of those who signed, the ones below the level that the paper asks for. */
export const pendentes = ({ assinantes, exige }: Papel, devolvidas: readonly Devolvida[]): readonly Assinante[] =>
  assinantes.filter(assinante => !alcanca(nivelDe(assinante, devolvidas), exige));

const SEM_AUTORIDADES =
  'A agência ainda não diz quais autoridades certificadoras aceita. Quem cuida da instalação define SIGNER_TRUST.';
const NAO_ASSINOU = 'Só quem assinou este papel no sistema o devolve assinado com certificado.';
const JA_ASSINADO: Readonly<Record<Devolvida['especie'], string>> = {
  ICP_BRASIL: 'Você já devolveu este papel assinado.',
  GOVBR: 'Você já assinou este papel com gov.br.',
};
export const SO_QUALIFICADA =
  'Este papel pede assinatura qualificada, e a do gov.br é avançada. Assine com um certificado da ICP-Brasil.';

type Quem = { readonly usuarioId: number };

/** Why this person may not bring the paper back now; null where they may. */
export function impedimentoDe(
  { impedimento, assinantes }: Papel,
  { usuarioId }: Quem,
  { devolvidas, aceita }: { devolvidas: readonly Devolvida[]; aceita: boolean },
): string | null {
  if (!assinantes.some(assinante => assinante.usuarioId === usuarioId)) return NAO_ASSINOU;
  const dela = devolvidas.find(devolvida => devolvida.usuarioId === usuarioId);
  if (dela) return JA_ASSINADO[dela.especie];
  return impedimento ?? (aceita ? null : SEM_AUTORIDADES);
}

/** Why this person may not sign the paper by gov.br now; null where they may. */
export const impedimentoComGovbr = (papel: Papel, quem: Quem, devolvidas: readonly Devolvida[]): string | null =>
  impedimentoDe(papel, quem, { devolvidas, aceita: true }) ?? (basta(papel, 'GOVBR') ? null : SO_QUALIFICADA);
