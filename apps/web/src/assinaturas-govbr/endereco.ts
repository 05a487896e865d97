import { safeReturnPath } from '../app/screens.table.ts';

/** In the address of the screen that a signature was begun on: which one, and which part of the screen shows it. */
const QUAL = 'govbr';
const ONDE = 'govbrOnde';

export const SEM_ASSINATURA = { [QUAL]: null, [ONDE]: null };

export const assinaturaEm = (busca: URLSearchParams) => ({ assinaturaId: busca.get(QUAL), onde: busca.get(ONDE) });

export function voltarPara({ pathname, search }: { pathname: string; search: string }, onde: string): string {
  const busca = new URLSearchParams(search);
  busca.delete(QUAL);
  busca.set(ONDE, onde);
  return `${pathname}?${busca}`;
}

/** Of what the server kept only a screen of ours is opened. */
export function telaDaVolta({ voltar, assinaturaId }: { voltar: string; assinaturaId: string }): string {
  const segura = safeReturnPath(voltar);
  if (segura === '/') return segura;
  const [caminho = '/', busca = ''] = segura.split(/\?(.*)/s);
  const depois = new URLSearchParams(busca);
  depois.set(QUAL, assinaturaId);
  return `${caminho}?${depois}`;
}
