import type { components } from '@alipen/contracts/generated/bff';
import { pageOf } from '../list/page-of.ts';
import { plainText } from '../ui/plain-text.ts';

type TipoPublico = components['schemas']['TipoPublico'];

export interface FiltroTiposPublico {
  busca?: string;
  situacao?: string;
  base?: string;
  ordem?: string;
  pagina: number;
  tamanho: number;
}

const porTexto = new Intl.Collator('pt-BR');

/** The API answers all the publics at once (fifty at most): filtering, sorting and paging happen here. */
export function paginaDe(todos: readonly TipoPublico[], filtro: FiltroTiposPublico) {
  const { busca, situacao, base, ordem = 'ordem' } = filtro;
  const achados = todos.filter(
    ({ nome, sigla, ativo, baseConferencia }) =>
      (!busca || plainText(`${nome} ${sigla}`).includes(plainText(busca))) &&
      (!situacao || ativo === (situacao === 'ATIVO')) &&
      (!base || baseConferencia === base),
  );
  const sentido = ordem.startsWith('-') ? -1 : 1;
  const porNome = ordem.endsWith('nome');
  const naOrdem = achados.sort(
    (a, b) => sentido * (porNome ? porTexto.compare(a.nome, b.nome) : a.ordem - b.ordem) || a.id - b.id,
  );
  return pageOf(naOrdem, filtro);
}

/** null: there is no such place. */
export function movido(ids: readonly number[], id: number, passo: 1 | -1): number[] | null {
  const de = ids.indexOf(id);
  const para = de + passo;
  if (de < 0 || para < 0 || para >= ids.length) return null;
  const nova = ids.filter(cada => cada !== id);
  nova.splice(para, 0, id);
  return nova;
}
