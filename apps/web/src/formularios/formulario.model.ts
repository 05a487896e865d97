import type { Conteudo, Formulario, Item } from './formularios.queries.ts';

/** What of a version is edited. */
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

/** The first free number under the section's letter. */
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
