import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Parametros } from '../parametros/parametros.service.ts';

/** Another tag, and another length, than those of the challenge that signs maps: one never stands for the other. */
const MARCA = 'alipen.entrada-por-chave/1';
const [BYTES_DO_FIM, BYTES_DO_ACASO, BYTES_DO_SELO] = [8, 16, 32];
const BYTES_DO_DESAFIO = BYTES_DO_FIM + BYTES_DO_ACASO + BYTES_DO_SELO;
const VALE_MS = 5 * 60_000;

/** As many credentials as every answer has, whoever is asked about. */
export const LUGARES = 5;
/** Bytes of the credentials that the usual authenticators make: phones, computers, keys on a ring. */
const TAMANHOS = [16, 16, 20, 20, 32, 32, 32, 48, 64];

/** `segredo` is the server's alone. */
export type Porta = { readonly segredo: string; readonly dominio: string; readonly cpf: string };

const selo = ({ segredo, dominio, cpf }: Porta, aberto: Buffer): Buffer =>
  createHmac('sha256', segredo).update(`${MARCA}\n${dominio}\n${cpf}\n`).update(aberto).digest();

export function desafioNovo(porta: Porta, agora: Date): { desafio: Buffer; fim: Date } {
  const fim = new Date(agora.getTime() + VALE_MS);
  const aberto = Buffer.alloc(BYTES_DO_FIM);
  aberto.writeBigUInt64BE(BigInt(fim.getTime()));
  const comAcaso = Buffer.concat([aberto, randomBytes(BYTES_DO_ACASO)]);
  return { desafio: Buffer.concat([comAcaso, selo(porta, comAcaso)]), fim };
}

/** When it ends; undefined where it was not made by this server, for this domain and this CPF. */
export function fimDoDesafio(porta: Porta, desafio: Buffer): Date | undefined {
  if (desafio.length !== BYTES_DO_DESAFIO) return undefined;
  const aberto = desafio.subarray(0, BYTES_DO_FIM + BYTES_DO_ACASO);
  if (!timingSafeEqual(desafio.subarray(aberto.length), selo(porta, aberto))) return undefined;
  return new Date(Number(aberto.readBigUInt64BE()));
}

/** What the browser says it asked the key for; undefined where it says nothing that can be read. */
export function desafioDito(dadosCliente: string): Buffer | undefined {
  try {
    const dito: unknown = JSON.parse(Buffer.from(dadosCliente, 'base64url').toString('utf8'));
    const desafio = typeof dito === 'object' && dito !== null ? Reflect.get(dito, 'challenge') : undefined;
    return typeof desafio === 'string' ? Buffer.from(desafio, 'base64url') : undefined;
  } catch {
    return undefined;
  }
}

/** Of a challenge among the identities that were traded. */
export const resumoDoDesafio = (desafio: Buffer): string =>
  createHash('sha256').update(`${MARCA}\n`).update(desafio).digest('base64url');

const digest = ({ segredo, cpf }: Porta, do_que: string): Buffer =>
  createHmac('sha256', segredo).update(`${MARCA}\ncredencial\n${cpf}\n${do_que}`).digest();

/** Nobody's, and the same each time: of this CPF and this place. */
function inventada(porta: Porta, lugar: number): string {
  const [sorte = 0] = digest(porta, `${lugar} tamanho`);
  const bytes = Buffer.concat([digest(porta, `${lugar} a`), digest(porta, `${lugar} b`)]);
  return bytes.subarray(0, TAMANHOS[sorte % TAMANHOS.length]).toString('base64url');
}

/**
 * The person's credentials among made-up ones, always as many, in an order that says nothing: who asks learns neither who has an
 * account nor who has a key.
 */
export function credenciaisMostradas(porta: Porta, verdadeiras: readonly string[]): string[] {
  const cabem = verdadeiras.slice(0, LUGARES);
  const inventadas = Array.from({ length: LUGARES - cabem.length }, (_, lugar) => inventada(porta, lugar));
  const ordem = (credencial: string) => digest(porta, `ordem ${credencial}`).toString('hex');
  return [...cabem, ...inventadas].toSorted((a, b) => (ordem(a) < ordem(b) ? -1 : 1));
}

type Exigencia = Parametros['entradaComChave'];

export const pedeChave = (exigencia: Exigencia, authorities: readonly string[]): boolean =>
  exigencia === 'TODOS' || (exigencia === 'GESTORES' && authorities.includes('AL_GESTOR'));

/** RFC 8176, and the certificate as gov.br says it: more than a password typed at the provider. */
const MAIS_QUE_A_SENHA = ['mfa', 'hwk', 'swk', 'sc', 'x509'];

export const maisQueASenha = ({ amr }: JWTPayload): boolean =>
  Array.isArray(amr) && amr.some(forma => MAIS_QUE_A_SENHA.includes(forma));
