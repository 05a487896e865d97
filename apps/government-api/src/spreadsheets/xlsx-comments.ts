import { escaped } from './xlsx-cells.ts';

/** A note on a cell; `ref` is like `E12`. */
export type Comment = { readonly ref: string; readonly text: string; readonly author: string };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export function commentsXml(comments: readonly Comment[]): string {
  const authors = [...new Set(comments.map(({ author }) => author))];
  const list = comments.map(
    ({ ref, text, author }) =>
      `<comment ref="${ref}" authorId="${authors.indexOf(author)}"><text><t xml:space="preserve">${escaped(text)}</t></text></comment>`,
  );
  const names = authors.map(author => `<author>${escaped(author)}</author>`).join('');
  return `<comments xmlns="${MAIN}"><authors>${names}</authors><commentList>${list.join('')}</commentList></comments>`;
}

const SHAPE_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

/** Spreadsheet programs show a comment only in a shape. */
export function drawingXml(comments: readonly Comment[]): string {
  const shapes = comments.map(({ ref }, n) => {
    const [row, column] = placeOf(ref);
    return `<v:shape id="_x0000_s${1025 + n}" type="#_x0000_t202" style="position:absolute;width:180pt;height:72pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>${SHAPE_TYPE}${shapes.join('')}</xml>`;
}

/** `E12` is row 11, column 4. */
function placeOf(ref: string): [row: number, column: number] {
  const [, letters = '', row = '1'] = /^([A-Z]+)(\d+)$/.exec(ref) ?? [];
  const column = [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(row) - 1, column - 1];
}
