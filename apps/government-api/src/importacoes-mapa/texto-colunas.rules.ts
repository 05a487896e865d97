import type { components } from '@alipen/contracts/generated/government-api';
import { searchText } from '../database/search-text.ts';
import type { Linha } from './texto-separado.rules.ts';

type Schemas = components['schemas'];
/** `ativa`: both the meal and the public are in service in the period. */
export type Opcao = Schemas['ColunaImportada'] & {
  readonly ativa: boolean;
  readonly base: Schemas['BaseConferencia'];
};
/** What each number after the day stands for; null is not imported. */
export type Colunas = {
  readonly colunas: readonly (Opcao | null)[];
  /** Line numbers of the titles that named them. */
  readonly linhas: readonly number[];
  /** Positions, from 1, of the numbers that nobody can tell; null when all are known. */
  readonly falta: readonly number[] | null;
};

/** The official order of the columns: domain 7.1, `dd café_int café_serv almoço_int …`. */
const OFICIAIS = ['café', 'almoço', 'lanche', 'jantar'].flatMap(refeicao => [
  `${refeicao} interno`,
  `${refeicao} servidor`,
]);

/** Words used in the field for what is registered under another word. */
const SINONIMOS: Readonly<Record<string, string>> = {
  ...{ desjejum: 'cafe', preso: 'interno', custodiado: 'interno', ppl: 'interno', reeducando: 'interno' },
  ...{ func: 'servidor', funcionario: 'servidor' },
};
const VAZIAS = new Set(['', 'a', 'da', 'de', 'do', 'para', 'dos', 'das', 'qtd', 'quantidade']);
const FORA = /^(total|soma|obs|observac)/;

/** By the titles; else by how many numbers there are; else unknown. */
export function proporColunas(
  titulos: readonly Linha[],
  dias: readonly Linha[],
  quantos: number,
  opcoes: readonly Opcao[],
): Colunas {
  return pelosTitulos(titulos, quantos, opcoes) ?? pelaQuantidade(dias, quantos, opcoes) ?? ninguemSabe(quantos);
}

const ninguemSabe = (quantos: number): Colunas => ({
  colunas: Array<null>(quantos).fill(null),
  linhas: [],
  falta: Array.from({ length: quantos }, (_, i) => i + 1),
});

function pelosTitulos(titulos: readonly Linha[], quantos: number, opcoes: readonly Opcao[]): Colunas | undefined {
  const sozinhos = titulos.map(linha => ({ nomes: celulasDe(linha.texto, quantos), linhas: [linha.numero] }));
  const empilhados = titulos.slice(1).map((baixo, i) => ({
    nomes: empilhar(titulos[i]?.texto ?? '', baixo.texto, quantos),
    linhas: [baixo.numero - 1, baixo.numero],
  }));
  const lidos = [...sozinhos, ...empilhados].map(({ nomes, linhas }) => ({
    linhas,
    nomes: nomes ?? [],
    colunas: (nomes ?? []).map(nome => reconhecer(nome, opcoes)),
  }));
  const lido = lidos.find(({ colunas }) => colunas.some(coluna => coluna !== undefined));
  if (!lido) return undefined;
  const falta = lido.colunas.flatMap((coluna, i) => {
    const repetida = coluna !== undefined && lido.colunas.indexOf(coluna) !== i;
    return (coluna === undefined && !FORA.test(searchText(lido.nomes[i] ?? ''))) || repetida ? [i + 1] : [];
  });
  const colunas = lido.colunas.map((coluna, i) => (coluna && !falta.includes(i + 1) ? coluna : null));
  return { colunas, linhas: lido.linhas, falta: falta.length ? falta : null };
}

/** One title per number, with or without one over the days. */
function celulasDe(texto: string, quantos: number): string[] | undefined {
  return [/[\t;|]/, /\s{2,}/, /\s+/]
    .map(separador => texto.trim().split(separador))
    .concat([texto.split('\t')])
    .find(({ length }) => length === quantos || length === quantos + 1)
    ?.slice(-quantos);
}

/** A meal is written once over its publics, as merged cells are copied. */
function empilhar(cima: string, baixo: string, quantos: number): string[] | undefined {
  const publicos = celulasDe(baixo, quantos);
  const refeicoes = cima.split('\t').slice(0, quantos + 1);
  if (!publicos || refeicoes.length < 2) return undefined;
  let atual = '';
  return publicos.map((publico, i) => {
    atual = refeicoes[i + 1]?.trim() || atual;
    return `${atual} ${publico}`;
  });
}

function pelaQuantidade(dias: readonly Linha[], quantos: number, opcoes: readonly Opcao[]): Colunas | undefined {
  const ativas = opcoes.filter(({ ativa, base }) => ativa && base !== 'SEM_BASE');
  const doTanto = (n: number): readonly Opcao[] | undefined => {
    const oficiais = n === OFICIAIS.length ? OFICIAIS.map(titulo => reconhecer(titulo, ativas)) : [];
    const todas = oficiais.flatMap(coluna => coluna ?? []);
    if (todas.length === n) return todas;
    return ativas.length === n ? ativas : undefined;
  };
  const certas = doTanto(quantos);
  if (certas) return { colunas: certas, linhas: [], falta: null };
  const antesDoTotal = terminaEmTotal(dias, quantos) && doTanto(quantos - 1);
  return antesDoTotal ? { colunas: [...antesDoTotal, null], linhas: [], falta: null } : undefined;
}

const terminaEmTotal = (dias: readonly Linha[], quantos: number): boolean =>
  quantos > 2 &&
  dias.every(({ celulas }) => {
    const numeros = celulas.slice(1).map(Number);
    return numeros.length === quantos && 2 * (numeros.at(-1) ?? 0) === numeros.reduce((soma, n) => soma + n, 0);
  });

const palavrasDe = (texto: string): string[] =>
  searchText(texto.replaceAll(/[_.()/|-]/g, ' '))
    .split(' ')
    .filter(palavra => !VAZIAS.has(palavra));

/** Matches the beginnings of words, as in `Alm. int.`; the option with the fewest words left over wins, unless two tie. */
function reconhecer(titulo: string, opcoes: readonly Opcao[]): Opcao | undefined {
  const ditas = palavrasDe(titulo).map(
    palavra => SINONIMOS[palavra] ?? SINONIMOS[palavra.replace(/s$/, '')] ?? palavra,
  );
  const achadas = opcoes.flatMap(opcao => {
    const [refeicao, publico] = [palavrasDe(opcao.refeicao), palavrasDe(opcao.publico)];
    const tem = (palavras: readonly string[]) => palavras.some(palavra => ditas.some(dita => comeca(palavra, dita)));
    const todas = [...refeicao, ...publico];
    const serve = tem(refeicao) && tem(publico) && ditas.every(dita => todas.some(palavra => comeca(palavra, dita)));
    const sobram = todas.filter(palavra => !ditas.some(dita => comeca(palavra, dita))).length;
    return serve ? [{ opcao, distancia: sobram * 2 + (opcao.ativa ? 0 : 1) }] : [];
  });
  const menor = Math.min(...achadas.map(({ distancia }) => distancia));
  const [melhor, empate] = achadas.filter(({ distancia }) => distancia === menor);
  return empate ? undefined : melhor?.opcao;
}

const comeca = (palavra: string, dita: string): boolean =>
  dita.length >= 3 && (palavra.startsWith(dita) || (dita.startsWith(palavra) && dita.length - palavra.length <= 2));
