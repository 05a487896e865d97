import { cnpj as biblioteca } from 'cpf-cnpj-validator';

/** Fourteen characters without punctuation, letters in upper case: as it is stored and compared. */
export const semPontuacao = (cnpj: string): string => cnpj.replaceAll(/[.\-/\s]/g, '').toUpperCase();

/** Numeric, or with letters in the first twelve (Receita Federal, Instrução Normativa 2.229/2024); digits by the library. */
export const cnpjValido = (cnpj: string): boolean => /^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) && biblioteca.isValid(cnpj);

/** `12.ABC.345/01DE-35`. */
export const cnpjFormatado = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
