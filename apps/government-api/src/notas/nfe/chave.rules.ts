/** The access key (MOC 7.0, item 2.2.6.1); the issuer's CNPJ may have letters (NT Conjunta 2025.001). */
const FORMA = /^(\d{2})(\d{4})([0-9A-Z]{12}\d{2})(\d{2})(\d{3})(\d{9})(\d)(\d{8})(\d)$/;

export const CAMPOS_DA_CHAVE = ['cUF', 'AAMM', 'CNPJ', 'mod', 'serie', 'nNF', 'tpEmis', 'cNF', 'cDV'] as const;
export type CamposDaChave = Readonly<Record<(typeof CAMPOS_DA_CHAVE)[number], string>>;

export function camposDaChave(chave: string): CamposDaChave | null {
  const partes = FORMA.exec(chave);
  if (!partes) return null;
  return Object.fromEntries(CAMPOS_DA_CHAVE.map((campo, n) => [campo, partes[n + 1] ?? ''])) as CamposDaChave;
}

const ZERO = '0'.charCodeAt(0);

/** Module 11 with weights 2 to 9 from the right; a letter is worth its code in ASCII less 48, as a digit is. */
export function digitoDaChave(semDigito: string): string {
  const soma = [...semDigito]
    .reverse()
    .reduce((total, letra, n) => total + (letra.charCodeAt(0) - ZERO) * (2 + (n % 8)), 0);
  const resto = soma % 11;
  return String(resto < 2 ? 0 : 11 - resto);
}
