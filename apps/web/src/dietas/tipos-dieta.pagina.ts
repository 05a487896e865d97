import type { components } from '@alipen/contracts/generated/bff';
import { pageOf } from '../list/page-of.ts';
import { plainText } from '../ui/plain-text.ts';

type TipoDieta = components['schemas']['TipoDieta'];

export interface FiltroTiposDieta {
  busca?: string;
  situacao?: string;
  ordem?: string;
  pagina: number;
  tamanho: number;
}

const porTexto = new Intl.Collator('pt-BR', { numeric: true });

/** The API answers the whole catalogue at once: filtering, sorting and paging happen here. */
export function paginaDe(todos: readonly TipoDieta[], filtro: FiltroTiposDieta) {
  const { busca, situacao, ordem = 'codigo' } = filtro;
  const achados = todos.filter(
    ({ codigo, nome, ativo }) =>
      (!busca || plainText(`${codigo} ${nome}`).includes(plainText(busca))) &&
      (!situacao || ativo === (situacao === 'ATIVO')),
  );
  const sentido = ordem.startsWith('-') ? -1 : 1;
  const coluna = ordem.endsWith('nome') ? 'nome' : 'codigo';
  return pageOf(
    achados.toSorted((a, b) => sentido * porTexto.compare(a[coluna], b[coluna])),
    filtro,
  );
}
