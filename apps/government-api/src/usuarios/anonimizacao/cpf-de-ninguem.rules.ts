import { cpf } from 'cpf-cnpj-validator';

/** The check digits do not hold, so this is nobody's CPF. Different for each person, as the column asks. */
export function cpfDeNinguem(id: number): string {
  const base = `9${String(id).padStart(8, '0')}`;
  return cpf.isValid(`${base}00`) ? `${base}01` : `${base}00`;
}
