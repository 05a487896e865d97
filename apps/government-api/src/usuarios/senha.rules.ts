import { randomInt } from 'node:crypto';
import { searchText } from '../database/search-text.ts';

/** Without letters and digits that look alike when copied from a screen to paper. */
const ALFABETO = 'abcdefghjkmnpqrstuvwxyz23456789';
const GRUPOS = 4;
/** Fewest characters that must remain without the system's words. */
const MENOR = 6;
const LETRAS = 4;

/** 16 of 31 symbols (79 bits), in groups that can be read aloud. */
export function gerarSenha(sorteio: (ate: number) => number = randomInt): string {
  const letra = () => ALFABETO[sorteio(ALFABETO.length)] ?? '';
  const grupo = () => Array.from({ length: LETRAS }, letra).join('');
  return Array.from({ length: GRUPOS }, grupo).join('-');
}

const DO_SISTEMA = ['alipen', 'marmita', 'refeicao', 'alimentacao'];

type Quem = { readonly cpf: string; readonly matricula: string };

/** A message; undefined where the password is allowed. No kinds of characters are required (NIST SP 800-63B). */
export function recusaDaSenha(
  senha: string,
  { cpf, matricula }: Quem,
  comuns: ReadonlySet<string>,
): string | undefined {
  const simples = searchText(senha);
  if (senha.replaceAll(/\D/g, '').includes(cpf)) return 'A senha não pode ser o CPF.';
  if (matricula.length >= 4 && simples.includes(searchText(matricula))) return 'A senha não pode ter a matrícula.';
  const nua = DO_SISTEMA.reduce((resto, palavra) => resto.replaceAll(palavra, ''), simples);
  if (nua.length < MENOR && nua !== simples) return 'A senha não pode ser o nome do sistema com pouco mais.';
  if (comuns.has(simples))
    return 'Esta é uma das senhas mais usadas: é das primeiras que alguém tentaria. Escolha outra.';
  return undefined;
}
