/** What a printed document is made of; the same data gives the same bytes. Texts are Portuguese, ready to be read. */
export type PdfDocument = {
  readonly title: string;
  /** A quiet line under the title. */
  readonly subtitle?: string;
  readonly landscape?: boolean;
  /** When what it shows was true; also the file's own date, so that printing it again changes nothing. */
  readonly instant: Date;
  /** At the foot of every page, before the page's number. */
  readonly footer: string;
  /** Whose paper it is, above every page. */
  readonly head?: readonly string[];
  /** A code at the corner of every page, that says what the code in the text says. */
  readonly corner?: Modules;
  /** Across every page, behind nothing and over nothing: RASCUNHO. */
  readonly watermark?: string;
  readonly blocks: readonly Block[];
};

export type Block =
  /** `index`: it stands in the index and in the reader's bookmarks; 2 is a part under the last 1. */
  | { readonly kind: 'heading'; readonly text: string; readonly index?: 1 | 2 }
  /** What follows begins on a new page. */
  | { readonly kind: 'page' }
  /** The headings of the whole document that are in the index, each with its page. */
  | { readonly kind: 'index' }
  | { readonly kind: 'paragraph'; readonly text: string; readonly strong?: boolean }
  /** Names and values, as a table of two columns, two pairs beside each other. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Table
  /** A square of dark and light modules to be scanned, with what it says in text beside it. */
  | {
      readonly kind: 'code';
      readonly modules: Modules;
      readonly description: string;
      readonly lines: readonly CodeLine[];
    }
  /** Pictures with their captions, at most six a page. */
  | { readonly kind: 'photos'; readonly photos: readonly Photo[] }
  /** A line to sign on for each, or the one who signed on. */
  | { readonly kind: 'signatures'; readonly signatures: readonly Signature[] };

export type Photo = {
  /** What it shows, for who cannot see it. */
  readonly alt: string;
  readonly caption: readonly string[];
  /** A JPEG, asked for when its turn to be drawn comes: never all of them at once. Undefined where there is none any more. */
  load(): Promise<Buffer | undefined>;
};

export type Signature = {
  readonly title: string;
  readonly detail: string;
  /** As it was drawn: strokes of x and y in turn, from 0 to 1,000 each way. */
  readonly strokes?: readonly (readonly number[])[];
};

/** Row by row, true is dark. */
export type Modules = { readonly size: number; readonly dark: (row: number, column: number) => boolean };
export type CodeLine = { readonly text: string; readonly strong?: boolean };

export type Fact = { readonly name: string; readonly value: string };

export type Table = {
  readonly kind: 'table';
  /** What the table holds, for who cannot see it. */
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly total?: readonly string[];
};

export type Column = {
  readonly header: string;
  /** The share of the width it takes. */
  readonly share: number;
  readonly number?: boolean;
};

/** A line of cells, the first of which names it, or a band over the lines that follow. */
export type Row = { readonly cells: readonly string[]; readonly note?: string } | { readonly band: string };
