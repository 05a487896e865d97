import type { components } from '@alipen/contracts/generated/bff';
import { bad, readCpf } from './credentials.rules.ts';

type Schemas = components['schemas'];
export type Challenge = Schemas['DesafioDaChave'];
export type Touch = { readonly cpf: string; readonly gesto: Schemas['GestoDaChave'] };

const TOUCHED = ['id', 'dadosCliente', 'dadosAutenticador', 'assinatura'] as const;
const BYTES = /^[A-Za-z0-9_-]{1,8000}$/;
const CHALLENGE = /^[A-Za-z0-9_-]{75}$/;
const DOMAIN = /^[a-z0-9.-]{1,253}$/;
const CREDENTIAL = /^[A-Za-z0-9_-]{1,1400}$/;
const CREDENTIALS = 5;

const members = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** The CPF alone, of whoever asks for a challenge. */
export function readAsked(body: unknown): string {
  const { cpf, ...rest } = members(body) ?? {};
  if (Object.keys(rest).length) throw bad('', 'Envie somente cpf.');
  return readCpf(cpf);
}

export function readTouch(body: unknown): Touch {
  const { cpf, gesto, ...rest } = members(body) ?? {};
  if (Object.keys(rest).length) throw bad('', 'Envie somente cpf e gesto.');
  const said = members(gesto);
  if (!said || Object.keys(said).length !== TOUCHED.length || !TOUCHED.every(name => matches(said[name], BYTES)))
    throw bad('/gesto', 'Envie o que o aparelho respondeu: id, dadosCliente, dadosAutenticador e assinatura.');
  return { cpf: readCpf(cpf), gesto: said as Schemas['GestoDaChave'] };
}

/** Undefined where the government API answered something else than a challenge. */
export function challengeIn(text: string): Challenge | undefined {
  const { desafio, dominio, credenciais, expiraEm } = members(parsed(text)) ?? {};
  if (!matches(desafio, CHALLENGE) || !matches(dominio, DOMAIN) || !isInstant(expiraEm)) return undefined;
  if (!Array.isArray(credenciais) || credenciais.length !== CREDENTIALS) return undefined;
  if (!credenciais.every(each => matches(each, CREDENTIAL))) return undefined;
  return { desafio, dominio, credenciais, expiraEm };
}

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
