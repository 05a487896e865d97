import type { Posicao } from './grid.model.ts';

export interface Colado {
  texto: string;
  html: string;
}

export type Bloco = readonly (readonly string[])[];

/** Separated text as spreadsheets write it: a quoted field may hold the separator and line breaks. */
function separar(texto: string, separador: string): string[][] {
  const linhas: string[][] = [[]];
  let campo = '';
  let citado = false;
  const fecharCampo = () => {
    linhas.at(-1)?.push(campo);
    campo = '';
  };
  for (let n = 0; n < texto.length; n++) {
    const letra = texto[n] ?? '';
    if (citado && letra === '"' && texto[n + 1] === '"') campo += texto[++n];
    else if (letra === '"' && (citado || campo === '')) citado = !citado;
    else if (!citado && letra === separador) fecharCampo();
    else if (!citado && letra === '\n') {
      fecharCampo();
      linhas.push([]);
    } else campo += letra;
  }
  fecharCampo();
  return linhas;
}

/** Tabs, else semicolons; commas only under a heading, because "1,5" alone is a decimal and not two cells. */
function separadorDe(texto: string) {
  if (texto.includes('\t')) return '\t';
  if (texto.includes(';')) return ';';
  const [primeira = ''] = texto.split('\n');
  return primeira.includes(',') && /\p{L}/u.test(primeira) && texto.includes('\n') ? ',' : '\t';
}

/** Text from Excel, Sheets or LibreOffice, or CSV; the last line break makes no row. */
export function blocoDoTexto(texto: string): Bloco {
  const limpo = texto
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '')
    .replace(/\n$/, '');
  return separar(limpo, separadorDe(limpo));
}

const vezes = (cell: Element, name: string) => Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 100);

/** Reads the first table of the markup; a merged cell is its text and then blanks. Nothing in the markup runs or loads. */
export function blocoDoHtml(html: string): Bloco | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return null;
  const linhas: string[][] = Array.from(table.rows, () => []);
  Array.from(table.rows).forEach((row, linha) => {
    let coluna = 0;
    for (const cell of Array.from(row.cells)) {
      while (linhas[linha]?.[coluna] !== undefined) coluna++;
      const texto = (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      for (let l = 0; l < vezes(cell, 'rowspan'); l++)
        for (let c = 0; c < vezes(cell, 'colspan'); c++) {
          const alvo = linhas[linha + l];
          if (alvo) alvo[coluna + c] = l + c === 0 ? texto : '';
        }
      coluna += vezes(cell, 'colspan');
    }
  });
  return linhas.map(row => Array.from(row, texto => texto ?? ''));
}

/** A table is preferred to the text: its cells keep their borders, whatever is written in them. */
export const blocoDe = ({ texto, html }: Colado): Bloco =>
  (html.includes('<table') || html.includes('<TABLE') ? blocoDoHtml(html) : null) ?? blocoDoTexto(texto);

/** "B4": the address of a cell inside the pasted block, as its spreadsheet would name it there. */
export function enderecoDe({ linha, coluna }: Posicao): string {
  let letras = '';
  for (let n = coluna + 1; n > 0; n = Math.floor((n - 1) / 26))
    letras = String.fromCharCode(65 + ((n - 1) % 26)) + letras;
  return `${letras}${linha + 1}`;
}
