/** The access key of the NF-e (MOC 7.0, item 2.2.6.1); the issuer's CNPJ may have letters (NT Conjunta 2025.001). */
const FORMA = /^(\d{2})(\d{4})([0-9A-Z]{12}\d{2})(\d{2})(\d{3})(\d{9})(\d)(\d{8})(\d)$/;
const CAMPOS = ['cUF', 'AAMM', 'CNPJ', 'mod', 'serie', 'nNF', 'tpEmis', 'cNF', 'cDV'] as const;
export type CamposDaChave = Readonly<Record<(typeof CAMPOS)[number], string>>;

/** What a key is made of, by the names that its layout gives; null where it has not the form. */
export function partesDaChave<N extends string>(
  chave: string,
  forma: RegExp,
  nomes: readonly N[],
): Readonly<Record<N, string>> | null {
  const partes = forma.exec(chave);
  return partes && (Object.fromEntries(nomes.map((nome, n) => [nome, partes[n + 1] ?? ''])) as Record<N, string>);
}

export const camposDaChave = (chave: string): CamposDaChave | null => partesDaChave(chave, FORMA, CAMPOS);

const ZERO = '0'.charCodeAt(0);

/** Module 11 with weights 2 to 9 from the right; a letter is worth its code in ASCII less 48, as a digit is. */
export function digitoDaChave(semDigito: string): string {
  const soma = [...semDigito]
    .reverse()
    .reduce((total, letra, n) => total + (letra.charCodeAt(0) - ZERO) * (2 + (n % 8)), 0);
  const resto = soma % 11;
  return String(resto < 2 ? 0 : 11 - resto);
}
