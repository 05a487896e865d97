import type { components } from '@alipen/contracts/generated/bff';

type TipoPublico = components['schemas']['TipoPublico'];

export interface FiltroTiposPublico {
  busca?: string;
  situacao?: string;
  base?: string;
  ordem?: string;
  pagina: number;
  tamanho: number;
}

const semAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const porTexto = new Intl.Collator('pt-BR');

/** The API answers all the publics at once (fifty at most): filter, order and page are made here. */
export function paginaDe(todos: readonly TipoPublico[], filtro: FiltroTiposPublico) {
  const { busca, situacao, base, ordem = 'ordem', pagina, tamanho } = filtro;
  const achados = todos.filter(
    ({ nome, sigla, ativo, baseConferencia }) =>
      (!busca || semAcentos(`${nome} ${sigla}`).includes(semAcentos(busca))) &&
      (!situacao || ativo === (situacao === 'ATIVO')) &&
      (!base || baseConferencia === base),
  );
  const sentido = ordem.startsWith('-') ? -1 : 1;
  const porNome = ordem.endsWith('nome');
  const naOrdem = achados.sort(
    (a, b) => sentido * (porNome ? porTexto.compare(a.nome, b.nome) : a.ordem - b.ordem) || a.id - b.id,
  );
  return { itens: naOrdem.slice((pagina - 1) * tamanho, pagina * tamanho), total: achados.length };
}

/** The ids with one of them a place up or down; null where there is no such place. */
export function movido(ids: readonly number[], id: number, passo: 1 | -1): number[] | null {
  const de = ids.indexOf(id);
  const para = de + passo;
  if (de < 0 || para < 0 || para >= ids.length) return null;
  const nova = ids.filter(cada => cada !== id);
  nova.splice(para, 0, id);
  return nova;
}
