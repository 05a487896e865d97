import { SIZES } from '../list/list.address.ts';
import { SITUACOES } from './fotos.labels.ts';
import type { BuscaRepetidas } from './fotos.queries.ts';

export const PADRAO = 'A_DECIDIR';
const POR_PAGINA = 20;

const idDe = (texto: string | null) => {
  const id = Number(texto);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** Invalid values in the address are ignored. */
export function buscaDe(busca: URLSearchParams) {
  const situacao = busca.get('situacao') ?? PADRAO;
  const pagina = idDe(busca.get('pag')) ?? 1;
  const pedido = Number(busca.get('tamanho'));
  return {
    situacao: Object.hasOwn(SITUACOES, situacao) ? (situacao as BuscaRepetidas['situacao']) : undefined,
    fiscalizacaoId: idDe(busca.get('fiscalizacaoId')),
    lotacaoId: idDe(busca.get('lotacaoId')),
    pagina: Math.min(pagina, 10_000),
    tamanho: SIZES.find(each => each === pedido) ?? POR_PAGINA,
  };
}
