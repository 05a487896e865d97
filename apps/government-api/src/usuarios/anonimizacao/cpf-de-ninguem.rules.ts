import { cpf } from 'cpf-cnpj-validator';

/** Eleven digits that no CPF is: the check digits do not hold. One for each person, as the column asks. */
export function cpfDeNinguem(id: number): string {
  const base = `9${String(id).padStart(8, '0')}`;
  return cpf.isValid(`${base}00`) ? `${base}01` : `${base}00`;
}
