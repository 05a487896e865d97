import { SIZES } from '../list/list.address.ts';
import type { FiltroNotificacoes } from './notificacoes.queries.ts';
import { isTipo } from './tipos.labels.ts';

const POR_PAGINA = 20;

/** Invalid filters in the address are ignored. */
export function filtroDe(busca: URLSearchParams): FiltroNotificacoes {
  const tipo = busca.get('tipo');
  const pagina = Number(busca.get('pag'));
  const tamanho = Number(busca.get('tamanho'));
  return {
    ...(isTipo(tipo) && { tipo }),
    aVer: busca.get('aVer') === 'sim',
    pagina: Number.isInteger(pagina) && pagina > 0 && pagina <= 10_000 ? pagina : 1,
    tamanho: SIZES.find(each => each === tamanho) ?? POR_PAGINA,
  };
}
