import { type Problema, problema } from '@alipen/platform/problems/problema';

export type Credentials = {
  readonly cpf: string;
  readonly senha: string;
  /** Beside a first password, the one that takes its place. */
  readonly nova?: string;
};

const DIGITS = 11;
/** Characters: dots and hyphens are taken out wherever they stand, so there may be more of them than digits. */
const LONGEST_CPF = 64;

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0);
  return ((sum * 10) % 11) % 10;
}

export function validCpf(cpf: string): boolean {
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1{10}$/.test(cpf)) return false;
  const digits = [...cpf].map(Number);
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10];
}

export const bad = (pointer: string, detail: string): Problema =>
  problema('requisicao-invalida', { detail, errors: [{ pointer, detail }] });

const KNOWN = ['cpf', 'senha', 'nova'];
const SHORTEST = 8;
const LONGEST = 256;

/** Strips dots, hyphens and spaces from the CPF; the passwords stay as typed. */
export function readCredentials(body: unknown): Credentials {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw bad('', 'Envie um JSON com cpf e senha.');
  const extra = Object.keys(body).find(key => !KNOWN.includes(key));
  if (extra !== undefined) throw bad('', 'Envie somente cpf e senha.');
  const { cpf, senha, nova } = body as Record<string, unknown>;
  if (typeof cpf !== 'string' || cpf.length > LONGEST_CPF) throw bad('/cpf', 'Informe o CPF como texto.');
  if (typeof senha !== 'string' || senha.length === 0) throw bad('/senha', 'Informe a senha.');
  if (senha.length > LONGEST) throw bad('/senha', 'A senha passa de 256 caracteres.');
  const chosen = readNew(nova);
  return { cpf: readCpf(cpf), senha, ...chosen };
}

/** The digits alone. */
export function readCpf(cpf: unknown): string {
  if (typeof cpf !== 'string' || cpf.length > LONGEST_CPF) throw bad('/cpf', 'Informe o CPF como texto.');
  const digits = cpf.replaceAll(/[.\- ]/g, '');
  if (digits.length !== DIGITS || !validCpf(digits)) {
    const detail = 'Confira o CPF: são 11 dígitos, e os dois últimos não conferem com os outros.';
    throw problema('cpf-invalido', { detail, errors: [{ pointer: '/cpf', detail }] });
  }
  return digits;
}

function readNew(nova: unknown): { nova?: string } {
  if (nova === undefined) return {};
  if (typeof nova !== 'string') throw bad('/nova', 'Informe a senha nova como texto.');
  if (nova.length < SHORTEST) throw bad('/nova', `A senha nova tem menos de ${SHORTEST} caracteres.`);
  if (nova.length > LONGEST) throw bad('/nova', 'A senha nova passa de 256 caracteres.');
  return { nova };
}
