export type Linha = { readonly numero: number; readonly texto: string; readonly celulas: readonly string[] };
export type TextoSeparado = {
  readonly antes: readonly Linha[];
  readonly dias: readonly Linha[];
  readonly depois: readonly Linha[];
};

const SEPARADOR = /[\t;]|\s+/;
export const DIA = /^(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{4}))?)?$/;
const NUMERO = /^\d/;

/** Skips blank lines. Where no line looks like a day, every line is taken as one, so that each is reported. */
export function separarTexto(texto: string): TextoSeparado {
  const linhas = texto
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((linha, i) => ({ numero: i + 1, texto: linha, celulas: linha.trim().split(SEPARADOR) }))
    .filter(linha => linha.texto.trim() !== '');
  const [primeira, ultima] = [linhas.findIndex(eDia), linhas.findLastIndex(eDia)];
  if (primeira === -1) return { antes: [], dias: linhas, depois: [] };
  return {
    antes: linhas.slice(0, primeira),
    dias: linhas.slice(primeira, ultima + 1),
    depois: linhas.slice(ultima + 1),
  };
}

/** A line called total is compared with the days and is never one of them. */
export const eTotal = ({ texto }: Linha): boolean => /^\s*(sub)?tota(l|is)\b/i.test(texto);

/** Begins with a day, or has so many numbers that its day must have been mistyped. */
function eDia(linha: Linha): boolean {
  if (eTotal(linha)) return false;
  const [primeira = '', ...outras] = linha.celulas;
  const numeros = outras.filter(celula => NUMERO.test(celula)).length;
  return DIA.test(primeira) ? outras.length > 0 : numeros >= 2 && numeros * 2 >= outras.length;
}

export function numerosPorDia(dias: readonly Linha[]): number {
  const vezes = new Map<number, number>();
  for (const { celulas } of dias) vezes.set(celulas.length - 1, (vezes.get(celulas.length - 1) ?? 0) + 1);
  return [...vezes].reduce((maior, outro) => (outro[1] > maior[1] ? outro : maior), [0, 0])[0];
}
