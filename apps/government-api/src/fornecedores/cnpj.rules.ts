import { cnpj as biblioteca } from 'cpf-cnpj-validator';

/** As stored and compared: fourteen characters without punctuation, in upper case. */
export const semPontuacao = (cnpj: string): string => cnpj.replaceAll(/[.\-/\s]/g, '').toUpperCase();

/**
 * Numeric, or with letters in the first twelve (Receita Federal, Instrução Normativa 2.229/2024); the library checks the
 * digits.
 */
export const cnpjValido = (cnpj: string): boolean => /^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) && biblioteca.isValid(cnpj);

/** `12.ABC.345/01DE-35`. */
export const cnpjFormatado = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
