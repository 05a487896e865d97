/** A cell of a downloaded file; each kind becomes the type a spreadsheet has for it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | { readonly centavos: number }
  /** A plain day, `AAAA-MM-DD`. */
  | { readonly data: string }
  /** Shown on the wall clock of the zone. */
  | { readonly instante: Date | string; readonly fuso: string };

export type ExportColumn<Row> = {
  readonly header: string;
  readonly value: (row: Row) => Value;
  /** In characters; the length of the heading by default. */
  readonly width?: number;
};

/** A spreadsheet would run a text that begins like this (OWASP, CSV injection). */
const DANGEROUS = /^[=+\-@\t\r]/;

export const harmless = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);
