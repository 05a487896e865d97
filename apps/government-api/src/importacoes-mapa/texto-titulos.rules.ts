import { nomeDoMes, numeroDoMes } from '../clock/month-names.ts';
import { searchText } from '../database/search-text.ts';
import type { Linha } from './texto-separado.rules.ts';

export type Unidade = { readonly id: number; readonly nome: string; readonly sigla: string | null };
/** What a title says of the unit and the month; `contradiz`: they are not the chosen ones. */
export type TituloLido = { readonly linha: number; readonly leitura: string; readonly contradiz: boolean };
type Escolhida = { readonly mes: string; readonly lotacao: Unidade; readonly conhecidas: readonly Unidade[] };

/** Shorter names and acronyms are ordinary words of many titles. */
const MENOR_NOME = 6;
const MENOR_SIGLA = 4;

/** Null where the line names neither a unit nor a month. */
export function lerTitulo({ numero, texto }: Linha, { mes, lotacao, conhecidas }: Escolhida): TituloLido | null {
  const buscado = ` ${searchText(texto)} `;
  const unidade = daUnidade(buscado, lotacao, conhecidas);
  const nomes = unidade.nomeadas.flatMap(({ nome, sigla }) => [searchText(nome), searchText(sigla ?? '')]);
  const semNomes = nomes.reduce((resto, nome) => (nome ? resto.replaceAll(nome, ' ') : resto), buscado);
  const ditos = [unidade.dito, doMes(semNomes, mes)].flatMap(dito => dito ?? []);
  if (ditos.length === 0) return null;
  const errados = ditos.filter(({ contradiz }) => contradiz);
  const leitura = (errados.length ? errados : ditos).map(({ frase }) => frase).join(' ');
  return { linha: numero, leitura, contradiz: errados.length > 0 };
}

type Dito = { readonly frase: string; readonly contradiz: boolean };

/** Leaves out a name that is only a part of another's longer one. */
function daUnidade(buscado: string, lotacao: Unidade, conhecidas: readonly Unidade[]) {
  const escritas = conhecidas
    .map(unidade => ({ unidade, nome: nomeEscrito(buscado, unidade) }))
    .filter(({ nome }) => nome !== '');
  const nomeadas = escritas
    .filter(({ nome }) => !escritas.some(outra => outra.nome !== nome && outra.nome.includes(nome)))
    .map(({ unidade }) => unidade);
  return { nomeadas, dito: ditoDaUnidade(nomeadas, lotacao) };
}

function ditoDaUnidade(nomeadas: readonly Unidade[], lotacao: Unidade): Dito | null {
  const [primeira] = nomeadas;
  if (!primeira) return null;
  if (nomeadas.some(({ id }) => id === lotacao.id)) return { frase: 'Diz a unidade escolhida.', contradiz: false };
  return {
    frase: `O título diz ${primeira.nome}, e a unidade escolhida é ${lotacao.nome}. Escolha a unidade certa, ou retire esta linha se ela não é deste mapa.`,
    contradiz: true,
  };
}

/** The name, or else the acronym, that stands in the title as words; empty where neither does. */
function nomeEscrito(buscado: string, { nome, sigla }: Unidade): string {
  const candidatos = [
    [searchText(nome), MENOR_NOME],
    [searchText(sigla ?? ''), MENOR_SIGLA],
  ] as const;
  return candidatos.find(([texto, menor]) => texto.length >= menor && comoPalavra(buscado, texto))?.[0] ?? '';
}

function comoPalavra(buscado: string, nome: string): boolean {
  for (let em = buscado.indexOf(nome); em !== -1; em = buscado.indexOf(nome, em + 1)) {
    const [antes = ' ', depois = ' '] = [buscado[em - 1], buscado[em + nome.length]];
    if (!/[\p{L}\d]/u.test(antes + depois)) return true;
  }
  return false;
}

/** `junho`, `junho de 2026`, `jun/26`. */
const PELO_NOME = /(?<!\p{L})(\p{L}{3,9})(?:(?:\s+de\s+|\s*[/.-]\s*|\s+)(20\d\d)|[/.-](\d\d))?(?![\p{L}\d/])/gu;
/** `06/2026`, `6-2026`, `2026-06`; not the end of a whole date. */
const PELO_NUMERO = /(?<![\d/-])(0?[1-9]|1[0-2])[/-](20\d\d)(?![\d/-])/g;
const AO_CONTRARIO = /(?<![\d/-])(20\d\d)-(0[1-9]|1[0-2])(?![\d/-])/g;

type MesDito = { readonly mes: number; readonly ano: number | null };

function mesesDitos(buscado: string): MesDito[] {
  return [
    ...[...buscado.matchAll(PELO_NOME)].flatMap(([, nome = '', inteiro, curto]) => {
      const mes = numeroDoMes(nome);
      const ano = inteiro ?? (curto && `20${curto}`);
      // An abbreviation is a month only beside its year, because `set`, `mar` and `out` are words.
      return mes && (ano || nome.length > 3) ? [{ mes, ano: ano ? Number(ano) : null }] : [];
    }),
    ...[...buscado.matchAll(PELO_NUMERO)].map(([, mes, ano]) => ({ mes: Number(mes), ano: Number(ano) })),
    ...[...buscado.matchAll(AO_CONTRARIO)].map(([, ano, mes]) => ({ mes: Number(mes), ano: Number(ano) })),
  ];
}

function doMes(buscado: string, escolhido: string): Dito | null {
  const [ano, mes] = escolhido.split('-').map(Number);
  const ditos = mesesDitos(buscado);
  const [primeiro] = ditos;
  if (!primeiro) return null;
  const certo = ditos.some(dito => dito.mes === mes && (dito.ano === null || dito.ano === ano));
  if (certo) return { frase: 'Diz o mês escolhido.', contradiz: false };
  const nome = nomeDoMes(`${primeiro.ano ?? ano}-${String(primeiro.mes).padStart(2, '0')}`);
  return {
    frase: `O título diz ${primeiro.ano ? nome : nome.split(' ')[0]}, e o mês escolhido é ${nomeDoMes(escolhido)}. Escolha o mês certo, ou retire esta linha se ela não é deste mapa.`,
    contradiz: true,
  };
}
