import { problema } from '@alipen/platform/problems/problema';
import { parse } from 'csv-parse/sync';
import { semAcentos } from './nome-busca.rules.ts';

export const COLUNAS = ['nome', 'uf', 'municipio', 'tipo', 'capacidade', 'populacao', 'servidores'] as const;
export type Coluna = (typeof COLUNAS)[number];

export type Registro = { readonly linha: number; readonly valores: Readonly<Record<Coluna, string>> };
export type Recusada = { readonly linha: number; readonly nome?: string; readonly motivo: string };

/**
 * A CSV of units as records, one a line: a stray quote then spoils its own line and never the ones after it.
 * Comma or semicolon, whichever the header uses; UTF-8, with or without a byte order mark.
 */
export function lerCsv(bytes: Uint8Array): { registros: Registro[]; recusadas: Recusada[] } {
  const [cabecalho = '', ...linhas] = decode(bytes).split(/\r\n|\n|\r/);
  const delimiter = cabecalho.split(';').length > cabecalho.split(',').length ? ';' : ',';
  const nomes = (record(cabecalho, delimiter) ?? []).map(semAcentos);
  const posicoes = posicoesDas(nomes);
  const registros: Registro[] = [];
  const recusadas: Recusada[] = [];
  linhas.forEach((texto, i) => {
    if (texto.trim() === '') return;
    const linha = i + 2;
    const campos = record(texto, delimiter);
    const motivo = motivoDaForma(campos, nomes.length);
    if (motivo) recusadas.push({ linha, motivo, ...nomeEm(campos, posicoes) });
    else if (campos) registros.push({ linha, valores: valores(campos, posicoes) });
  });
  return { registros, recusadas };
}

function decode(bytes: Uint8Array): string {
  try {
    const texto = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!texto.includes('\0')) return texto;
  } catch {
    // Said below, in words.
  }
  throw problema('arquivo-invalido', { detail: 'O arquivo não é um texto em UTF-8. Salve a planilha como CSV UTF-8.' });
}

/** Undefined when its quotes do not close. */
function record(texto: string, delimiter: string): string[] | undefined {
  if (!texto.includes('"')) return texto.split(delimiter).map(campo => campo.trim());
  try {
    return parse(texto, { delimiter, trim: true, relax_column_count: true })[0] as string[] | undefined;
  } catch {
    return undefined;
  }
}

function posicoesDas(nomes: readonly string[]): Record<Coluna, number> {
  const faltam = COLUNAS.filter(coluna => !nomes.includes(coluna));
  if (faltam.length) {
    throw problema('arquivo-invalido', {
      detail: `A primeira linha precisa dar nome às colunas. Faltam: ${faltam.join(', ')}.`,
    });
  }
  return Object.fromEntries(COLUNAS.map(coluna => [coluna, nomes.indexOf(coluna)])) as Record<Coluna, number>;
}

function motivoDaForma(campos: readonly string[] | undefined, esperadas: number): string | undefined {
  if (!campos) return 'As aspas não fecham nesta linha.';
  if (campos.length === esperadas) return undefined;
  return `A linha tem ${campos.length} ${campos.length === 1 ? 'coluna' : 'colunas'}; o cabeçalho tem ${esperadas}.`;
}

function valores(campos: readonly string[], posicoes: Record<Coluna, number>): Record<Coluna, string> {
  const lidos = COLUNAS.map(coluna => [coluna, (campos[posicoes[coluna]] ?? '').replaceAll(/\s+/g, ' ').trim()]);
  return Object.fromEntries(lidos) as Record<Coluna, string>;
}

function nomeEm(campos: readonly string[] | undefined, posicoes: Record<Coluna, number>): { nome?: string } {
  const nome = campos?.[posicoes.nome];
  return nome ? { nome: nome.slice(0, 200) } : {};
}
