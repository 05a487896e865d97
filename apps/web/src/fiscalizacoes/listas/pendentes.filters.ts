import { type Filtro, QUANDO, type Quando } from './pendentes.model.ts';

const isQuando = (texto: string | null): texto is Quando => texto !== null && Object.hasOwn(QUANDO, texto);

/** Invalid values in the address are ignored. */
export function filtroEm(search: URLSearchParams, nome: string): Filtro {
  const pedido = search.get('quando');
  return {
    quando: isQuando(pedido) ? pedido : 'todas',
    texto: search.get('busca') ?? '',
    minhas: search.get('minhas') === 'sim',
    nome,
  };
}
