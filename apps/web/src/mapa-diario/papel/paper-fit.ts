/** Width of A4 landscape within its margins, in CSS pixels. */
const PAPER = ((297 - 2 * 10) * 96) / 25.4;
/** Of letters of 9 pt: below it they are under 8 pt, which nobody reads at arm's length. */
export const LEAST = 8 / 9;

/** Tells the style sheet how much to shrink a table for its narrowest width to fit the paper; print styles are already on. */
export function fitToPaper(table: HTMLTableElement): number {
  table.style.width = 'min-content';
  const scale = Math.min(1, PAPER / table.offsetWidth);
  table.style.width = '';
  table.style.setProperty('--papel', scale.toFixed(3));
  return scale;
}
