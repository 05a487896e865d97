import { createHmac } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
type Forma = Schemas['FormaDePresenca'];
export type Unidade = { readonly lotacaoId: number; readonly segredo: string };

const PASSO_MS = 30_000;
/** Steps back: reading the screen and typing six digits takes a minute. Ahead: the clocks differ by what a sending takes. */
const PASSOS_TOLERADOS = [0, -1, -2, 1];

/** Nobody mistakes one for another on a wet poster: no I, O, 0 or 1. */
const LETRAS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETRAS_DO_CARTAZ = 8;

const resumo = ({ lotacaoId, segredo }: Unidade, do_que: string): Buffer =>
  createHmac('sha256', segredo).update(`${lotacaoId}:${do_que}`).digest();

export const codigoFixo = (unidade: Unidade): string =>
  [...resumo(unidade, 'cartaz').subarray(0, LETRAS_DO_CARTAZ)].map(byte => LETRAS[byte % LETRAS.length]).join('');

const passoDe = (em: Date): number => Math.floor(em.getTime() / PASSO_MS);
const codigoDoPasso = (unidade: Unidade, passo: number): string =>
  String(resumo(unidade, `tela:${passo}`).readUInt32BE() % 1_000_000).padStart(6, '0');

export const codigoRotativo = (unidade: Unidade, em: Date) => ({
  codigo: codigoDoPasso(unidade, passoDe(em)),
  valeAte: new Date((passoDe(em) + 1) * PASSO_MS),
});

/** Capitals, digits and dashes: the densest a QR has, so that its squares are large. */
export const textoDoCartaz = (unidade: Unidade): string => `ALIPEN-F-${unidade.lotacaoId}-${codigoFixo(unidade)}`;
export const textoDaTela = ({ lotacaoId }: Unidade, codigo: string): string => `ALIPEN-R-${lotacaoId}-${codigo}`;

/** What was read, whichever way it was written: spaces, small letters, with or without what stands before the code. */
const DO_QR = /^ALIPEN-[FR]-(\d+)-([0-9A-Z]+)$/;

function codigoEm(texto: string, lotacaoId: number): string | null {
  const limpo = texto.toUpperCase().replaceAll(/\s/g, '');
  const [, deQuem, codigo] = DO_QR.exec(limpo) ?? [];
  if (!codigo) return limpo.replaceAll('-', '');
  return Number(deQuem) === lotacaoId ? codigo : null;
}

/** By the server's clock, all three. */
export type Momento = { readonly lidaEm: Date; readonly iniciadaEm: Date; readonly concluidaEm: Date };

/** A code of another day, kept and sent with a fitting hour, is of no use: it must have been read during the inspection. */
export function formaDePresenca(
  { texto, digitado }: Pick<Schemas['PresencaLida'], 'texto' | 'digitado'>,
  unidade: Unidade,
  { lidaEm, iniciadaEm, concluidaEm }: Momento,
): Forma {
  const codigo = codigoEm(texto, unidade.lotacaoId);
  if (codigo === null || lidaEm < iniciadaEm || lidaEm > concluidaEm) return 'NAO_CONFERE';
  const daTela = () => PASSOS_TOLERADOS.some(passos => codigoDoPasso(unidade, passoDe(lidaEm) + passos) === codigo);
  const forma = codigo === codigoFixo(unidade) ? 'QR_FIXO' : daTela() ? 'QR_ROTATIVO' : 'NAO_CONFERE';
  return digitado && forma !== 'NAO_CONFERE' ? 'A_MAO' : forma;
}
