import type { Conteudo, Formulario, Item } from './formularios.queries.ts';

export const conteudoDe = ({ titulo, secoes, faixasDesconto, notas }: Formulario): Conteudo => ({
  titulo,
  secoes,
  faixasDesconto,
  notas,
});

const naSecao = (conteudo: Conteudo, secao: number, muda: (itens: readonly Item[]) => Item[]): Conteudo => ({
  ...conteudo,
  secoes: conteudo.secoes.map((cada, at) => (at === secao ? { ...cada, itens: muda(cada.itens) } : cada)),
});

export const comItem = (conteudo: Conteudo, secao: number, at: number, mudanca: Partial<Item>): Conteudo =>
  naSecao(conteudo, secao, itens => itens.map((item, posicao) => (posicao === at ? { ...item, ...mudanca } : item)));

export const semItem = (conteudo: Conteudo, secao: number, at: number): Conteudo =>
  naSecao(conteudo, secao, itens => itens.filter((_, posicao) => posicao !== at));

/** The new item's code is the first free number under the section's letter. */
export function comItemNovo(conteudo: Conteudo, secao: number): Conteudo {
  const letra = conteudo.secoes[secao]?.codigo ?? 'A';
  const usados = new Set(conteudo.secoes.flatMap(({ itens }) => itens.map(({ codigo }) => codigo)));
  let numero = 1;
  while (usados.has(`${letra}${numero}`)) numero += 1;
  const novo: Item = {
    codigo: `${letra}${numero}`,
    titulo: 'Item novo',
    tipo: 'CONFORMIDADE',
    peso: 1,
    pontos: 5,
    critico: false,
    tolerancia: 0,
    foto: 'SE_NAO_CONFORME',
    obrigatorio: true,
    admiteNaoSeAplica: true,
  };
  return naSecao(conteudo, secao, itens => [...itens, novo]);
}

const LETRAS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * A letter that no section uses and, if one is left, that was never published: items are counted by code, and one
 * section's counts must not become another's.
 */
function letraLivre({ secoes }: Conteudo, publicadas: ReadonlySet<string>): string | undefined {
  const livres = LETRAS.filter(letra => secoes.every(({ codigo }) => codigo !== letra));
  return livres.find(letra => !publicadas.has(letra)) ?? livres[0];
}

/** The new section has one item, since none is published empty. The content is unchanged where the letters are used up. */
export function comSecaoNova(conteudo: Conteudo, publicadas: ReadonlySet<string>): Conteudo {
  const codigo = letraLivre(conteudo, publicadas);
  if (!codigo) return conteudo;
  const secoes = [...conteudo.secoes, { codigo, titulo: 'Seção nova', itens: [] }];
  return comItemNovo({ ...conteudo, secoes }, secoes.length - 1);
}

export const comTitulo = (conteudo: Conteudo, secao: number, titulo: string): Conteudo => ({
  ...conteudo,
  secoes: conteudo.secoes.map((cada, at) => (at === secao ? { ...cada, titulo } : cada)),
});

export const semSecao = (conteudo: Conteudo, secao: number): Conteudo => ({
  ...conteudo,
  secoes: conteudo.secoes.filter((_, at) => at !== secao),
});

/** One place up (-1) or down (+1); the letter and the items' codes move along. */
export function comSecaoMovida(conteudo: Conteudo, secao: number, passo: -1 | 1): Conteudo {
  const destino = secao + passo;
  const secoes = [...conteudo.secoes];
  const [movida] = secoes.splice(secao, 1);
  if (!movida || destino < 0 || destino > secoes.length) return conteudo;
  secoes.splice(destino, 0, movida);
  return { ...conteudo, secoes };
}
