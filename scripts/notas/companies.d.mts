/** DER of a supplier's certificate and of the authority above it. */
export function newCompany(cnpj: string, name: string): { readonly certificate: Buffer; readonly root: Buffer };
