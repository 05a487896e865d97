import { inflateRawSync } from 'node:zlib';

export type CelulaLida = { readonly valor: string; readonly formula?: string };
export type Folha = ReadonlyMap<string, CelulaLida>;
export type Folhas = ReadonlyMap<string, Folha>;

/** Read by the central directory, the way spreadsheet programs open a zip. */
function entradas(zip: Buffer): Map<string, string> {
  const fim = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let em = zip.readUInt32LE(fim + 16);
  const partes = new Map<string, string>();
  for (let i = zip.readUInt16LE(fim + 10); i > 0; i -= 1) {
    const [comprimido, nomeDe, extra, comentario] = [zip.readUInt32LE(em + 20), 28, 30, 32].map((campo, n) =>
      n === 0 ? campo : zip.readUInt16LE(em + campo),
    ) as [number, number, number, number];
    const nome = zip.toString('utf8', em + 46, em + 46 + nomeDe);
    const local = zip.readUInt32LE(em + 42);
    const inicio = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    partes.set(nome, inflateRawSync(zip.subarray(inicio, inicio + comprimido)).toString('utf8'));
    em += 46 + nomeDe + extra + comentario;
  }
  return partes;
}

export const textoDoZip = (zip: Buffer, nome: string): string => entradas(zip).get(nome) ?? '';

const texto = (xml: string): string => xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

export function abrir(zip: Buffer): Folhas {
  const partes = entradas(zip);
  const nomes = [...(partes.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]+)"/g)].map(
    ([, nome]) => nome ?? '',
  );
  return new Map(
    nomes.map((nome, i) => {
      const xml = partes.get(`xl/worksheets/sheet${i + 1}.xml`) ?? '';
      const celulas = [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(.*?)<\/c>/g)].map(([, onde = '', dentro = '']) => {
        const formula = /<f>(.*?)<\/f>/.exec(dentro)?.[1];
        const valor = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/.exec(dentro)?.[1] ?? '';
        return [onde, { valor: texto(valor), ...(formula && { formula: texto(formula) }) }] as const;
      });
      return [nome, new Map(celulas)] as const;
    }),
  );
}

export function folhaDe(folhas: Folhas, nome: string): Folha {
  const folha = folhas.get(nome);
  if (!folha) throw new Error(`não há folha ${nome}`);
  return folha;
}

const coluna = (letras: string): number => [...letras].reduce((n, letra) => n * 26 + letra.charCodeAt(0) - 64, 0);
const letrasDe = (n: number): string =>
  n === 0 ? '' : letrasDe(Math.floor((n - 1) / 26)) + String.fromCharCode(65 + ((n - 1) % 26));

const FAIXA = String.raw`((?:[A-Z]+!)?[A-Z]+\d+:[A-Z]+\d+)`;
const CELULA = String.raw`([A-Z]+\d+)`;
type Formula = readonly [RegExp, (...faixas: number[][]) => number];
const soma = (numeros: readonly number[]): number => numeros.reduce((total, n) => total + n, 0);
const centavos = (n: number): number => Math.round(n * 100) / 100;

/** The formulas our workbook writes, computed again from its cells as a spreadsheet would. */
const FORMULAS: readonly Formula[] = [
  [new RegExp(`^SUM\\(${FAIXA}\\)$`), faixa => soma(faixa ?? [])],
  [new RegExp(`^ROUND\\(SUM\\(${FAIXA}\\),2\\)$`), faixa => centavos(soma(faixa ?? []))],
  [new RegExp(`^COUNT\\(${FAIXA}\\)-SUM\\(${FAIXA}\\)$`), (a = [], b = []) => a.filter(n => n > 0).length - soma(b)],
  [
    new RegExp(`^IFERROR\\(ROUND\\(${CELULA}/SUM\\(${FAIXA}\\),2\\),0\\)$`),
    ([quanto = 0] = [], por = []) => (soma(por) ? centavos(quanto / soma(por)) : 0),
  ],
  [new RegExp(`^SUMIF\\(${FAIXA},">0"\\)$`), faixa => soma((faixa ?? []).filter(n => n > 0))],
  [
    new RegExp(`^ROUND\\(SUMPRODUCT\\(\\(${FAIXA}>0\\)\\*${FAIXA}\\*${FAIXA}\\),2\\)$`),
    (_a, b = [], c = []) => centavos(soma(b.map((n, i) => (n > 0 ? n * (c[i] ?? 0) : 0)))),
  ],
  [
    new RegExp(`^ROUND\\(SUMPRODUCT\\(${FAIXA},${FAIXA}\\)\\+SUM\\(${FAIXA}\\),2\\)$`),
    (a = [], b = [], c = []) => centavos(soma(a.map((n, i) => n * (b[i] ?? 0))) + soma(c)),
  ],
  [new RegExp(`^ROUND\\(SUM\\(${FAIXA}\\)\\+SUM\\(${FAIXA}\\),2\\)$`), (a = [], b = []) => centavos(soma(a) + soma(b))],
];

const CONTAGEM = new RegExp(`^COUNTIF\\(${FAIXA},"([^"]*)"\\)$`);

export function recalcular(folhas: Folhas, nome: string, formula: string): number {
  for (const [forma, conta] of FORMULAS) {
    const achada = forma.exec(formula);
    if (achada) return conta(...achada.slice(1).map(faixa => numerosDe(folhas, nome, faixa)));
  }
  const contada = CONTAGEM.exec(formula);
  if (contada) return celulasDe(folhas, nome, contada[1] ?? '').filter(valor => valor === contada[2]).length;
  const folha = folhaDe(folhas, nome);
  const termos = formula
    .split('-')
    .map(termo => Number(/^\d+$/.test(termo) ? termo : (folha.get(termo.replace('$', ''))?.valor ?? 0)));
  return termos.slice(1).reduce((resto, termo) => resto - termo, termos[0] ?? 0);
}

function numerosDe(folhas: Folhas, nome: string, faixa: string): number[] {
  return celulasDe(folhas, nome, faixa).map(valor => (Number.isNaN(Number(valor)) ? 0 : Number(valor)));
}

function celulasDe(folhas: Folhas, nome: string, faixa: string): string[] {
  const partes = /^(?:([A-Z]+)!)?([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(faixa.includes(':') ? faixa : `${faixa}:${faixa}`);
  if (!partes) throw new Error(`faixa ${faixa}`);
  const [, outra, de = '', primeira, ate = '', ultima] = partes;
  const folha = folhaDe(folhas, outra ?? nome);
  const valores: string[] = [];
  for (let c = coluna(de); c <= coluna(ate); c += 1) {
    for (let linha = Number(primeira); linha <= Number(ultima); linha += 1) {
      valores.push(folha.get(`${letrasDe(c)}${linha}`)?.valor ?? '');
    }
  }
  return valores;
}
