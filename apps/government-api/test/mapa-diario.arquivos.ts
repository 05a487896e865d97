import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import type { PdfDocument, Table } from '../src/documents/pdf-document.ts';
import { GeradoresDeDownload } from '../src/downloads/downloads-geradores.ts';
import { columnName } from '../src/spreadsheets/sheet.ts';
import { serialOf } from '../src/spreadsheets/xlsx-cells.ts';
import { abrir, type Folhas, folhaDe, recalcular } from './kit/planilha.ts';
import type { Cliente } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Tipo = Extract<Schemas['TipoDownload'], `MAPA_${string}`>;

export const GESTORA = { usuarioId: 1, restritaA: null };

export async function arquivoDe(
  cliente: Cliente,
  tipo: Tipo,
  parametros: Schemas['ParametrosDownload'],
): Promise<Buffer> {
  const pasta = await mkdtemp(join(tmpdir(), 'mapa-do-mes-'));
  try {
    const caminho = join(pasta, 'arquivo');
    const { signal } = new AbortController();
    const preparo = { caminho, pessoa: GESTORA, parametros, andamento: async () => {}, signal };
    await cliente.pegar(GeradoresDeDownload).de(tipo).gerar(preparo);
    return await readFile(caminho);
  } finally {
    await rm(pasta, { recursive: true });
  }
}

/** A unit's day in a file, by column name: the quantity, and its distance from the head count, null where the cell is blank. */
export type DiaNoArquivo = {
  readonly quantidades: ReadonlyMap<string, number>;
  readonly diferencas: ReadonlyMap<string, number | null>;
};
export type Dias<D extends DiaNoArquivo = DiaNoArquivo> = ReadonlyMap<string, D>;
export const chaveDoDia = (unidade: string, data: string): string => `${unidade} ${data}`;

/** Reads what people write: `1.234`, `1.234,56` (in centavos), `+7`; null for a dash or nothing. */
const numeroDe = (escrito: string): number | null =>
  escrito === '' || escrito === '–' ? null : Number(escrito.replaceAll(/[.,+]/g, ''));

export function lerCsv(bytes: Buffer): {
  readonly colunas: readonly string[];
  readonly dias: Dias<DiaNoArquivo & { readonly valor: number }>;
} {
  const [cabecalho = '', ...linhas] = bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  const nomes = cabecalho.split(';');
  const colunas = nomes.slice(
    5,
    nomes.findIndex(nome => nome.startsWith('Diferença')),
  );
  const dias = linhas.map(linha => {
    const celulas = linha.split(';');
    const em = (nome: string) => celulas[nomes.indexOf(nome)] ?? '';
    const data = em('Data').split('/').reverse().join('-');
    const dia = {
      quantidades: new Map(colunas.map(nome => [nome, numeroDe(em(nome)) ?? 0])),
      diferencas: new Map(colunas.map(nome => [nome, numeroDe(em(`Diferença ${nome}`))])),
      valor: numeroDe(em('Valor (R$)')) ?? 0,
    };
    return [chaveDoDia(em('Unidade'), data), dia] as const;
  });
  return { colunas, dias: new Map(dias) };
}

const PRIMEIRA = 10;

/** The workbook's days, and the sums at the foot of the second sheet, in centavos. */
export function lerPlanilha(bytes: Buffer, colunas: readonly string[], datas: readonly string[]) {
  const folhas = abrir(bytes);
  const comparativo = folhaDe(folhas, 'COMPARATIVO');
  const valorEm = (coluna: number, linha: number) => comparativo.get(`${columnName(coluna)}${linha}`)?.valor ?? '';
  const porSerial = new Map(datas.map(data => [serialOf(data), data]));
  const dias = new Map<string, DiaNoArquivo>();
  for (let linha = PRIMEIRA; valorEm(1, linha); linha += 1) {
    const data = porSerial.get(Number(valorEm(3, linha)));
    if (!data) continue;
    const bloco = (n: number) => colunas.map((nome, i) => [nome, valorEm(4 + n * colunas.length + i, linha)] as const);
    dias.set(chaveDoDia(valorEm(1, linha), data), {
      quantidades: new Map(bloco(0).map(([nome, valor]) => [nome, Number(valor)])),
      diferencas: new Map(bloco(1).map(([nome, valor]) => [nome, valor === '' ? null : Number(valor)])),
    });
  }
  return {
    folhas,
    dias,
    rodape: rodapeDe(folhas, colunas),
    desvio: Math.round(Number(valorEm(3 + colunas.length + 1, 6)) * 100),
  };
}

function rodapeDe(folhas: Folhas, colunas: readonly string[]) {
  const resumo = folhaDe(folhas, 'RESUMO');
  const linhaDe = (rotulo: string) => [...resumo].find(([, { valor }]) => valor === rotulo)?.[0].slice(1);
  const numeros = (rotulo: string) =>
    new Map(colunas.map((nome, i) => [nome, Number(resumo.get(`${columnName(2 + i)}${linhaDe(rotulo)}`)?.valor)]));
  const dinheiro = (rotulo: string) => Math.round(Number(resumo.get(`C${linhaDe(rotulo)}`)?.valor) * 100);
  return {
    quantidades: numeros('Quantidade parcial'),
    valor: dinheiro('Valor total (R$)'),
    liquido: dinheiro('Valor líquido (R$)'),
  };
}

/** The cells whose formula, computed again, is not what the file says beside it. */
export const formulasErradas = (folhas: Folhas): string[] =>
  [...folhas].flatMap(([nome, folha]) =>
    [...folha].flatMap(([onde, { formula, valor }]) => {
      if (!formula) return [];
      const feito = recalcular(folhas, nome, formula);
      return Math.abs(feito - Number(valor)) < 0.005 ? [] : [`${nome}!${onde} ${formula}: ${feito}, diz ${valor}`];
    }),
  );

/** Numbers of a table of the paper, by column: of each line, by its first cell, and of its foot. */
export function tabelaDoPapel({ blocks }: PdfDocument, sobre: RegExp) {
  const tabela = blocks.find((block): block is Table => block.kind === 'table' && sobre.test(block.summary));
  if (!tabela) throw new Error(`não há tabela ${sobre}`);
  const porColuna = (celulas: readonly string[]) =>
    new Map(tabela.columns.map(({ header }, n) => [header, numeroDe(celulas[n] ?? '')]));
  return {
    linhas: new Map(tabela.rows.flatMap(row => ('cells' in row ? [[row.cells[0] ?? '', porColuna(row.cells)]] : []))),
    total: porColuna(tabela.total ?? []),
  };
}
