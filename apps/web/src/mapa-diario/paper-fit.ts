/** A4 on its side within its margins, in the pixels of CSS. */
const PAPER = ((297 - 2 * 10) * 96) / 25.4;

/** Tells the style sheet how much smaller a table must be for its narrowest to fit the paper; already dressed for it. */
export function fitToPaper(table: HTMLTableElement): void {
  table.style.width = 'min-content';
  const scale = Math.min(1, PAPER / table.offsetWidth);
  table.style.width = '';
  table.style.setProperty('--papel', scale.toFixed(3));
}
