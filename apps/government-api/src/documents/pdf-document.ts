/** What a printed document is made of; the same data gives the same bytes. Texts are Portuguese, ready to be read. */
export type PdfDocument = {
  readonly title: string;
  readonly subtitle?: string;
  readonly landscape?: boolean;
  /** The instant of its data, and also the file's own date, so that printing it again changes nothing. */
  readonly instant: Date;
  readonly footer: string;
  /** What the paper's page of verification knows it by. */
  readonly code?: string;
  /** Says at the foot of every page who signs the file. */
  readonly signature?: string;
  readonly head: Letterhead;
  /** A code in the corner of every page, with the same content as the code in the text. */
  readonly corner?: Modules;
  readonly watermark?: string;
  readonly blocks: readonly Block[];
};

/** Stands at the top of every page. */
export type Letterhead = {
  /** At most four, from the largest to the smallest. */
  readonly lines: readonly string[];
  /** An opaque PNG, which is taken as it is; null where there is none. */
  readonly arms: Buffer | null;
};

export type Block =
  /** `index`: the heading is listed in the index and in the viewer's bookmarks; level 2 belongs to the last level 1. */
  | { readonly kind: 'heading'; readonly text: string; readonly index?: 1 | 2 }
  | { readonly kind: 'page' }
  /** Lists the headings that have an `index`, each with its page. */
  | { readonly kind: 'index' }
  | { readonly kind: 'paragraph'; readonly text: string; readonly strong?: boolean }
  /** `close`: for short values, five in a row across a landscape page. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[]; readonly close?: boolean }
  | Table
  /** A square of dark and light modules to be scanned, with its content as text beside it. */
  | {
      readonly kind: 'code';
      /** To be read from the wall. */
      readonly large?: boolean;
      readonly modules: Modules;
      readonly description: string;
      readonly lines: readonly CodeLine[];
    }
  /** A few lines close together. */
  | { readonly kind: 'lines'; readonly lines: readonly CodeLine[] }
  /** Pictures with captions, at most six on a page. */
  | { readonly kind: 'photos'; readonly photos: readonly Photo[] }
  | { readonly kind: 'signatures'; readonly signatures: readonly Signature[] }
  /** Pieces of paper to be cut apart, none of them across two pages. */
  | { readonly kind: 'slips'; readonly slips: readonly Slip[] };

/** Says by itself whose it is, as it will not stay with its page. */
export type Slip = {
  readonly head: string;
  readonly title: string;
  readonly detail: string;
  /** Large, side by side: what is typed from the paper. */
  readonly facts: readonly Fact[];
  readonly foot: string;
};

export type Photo = {
  readonly alt: string;
  readonly caption: readonly string[];
  /** Loads a JPEG when it is to be drawn, so that never all are in memory. Undefined where it no longer exists. */
  load(): Promise<Buffer | undefined>;
};

export type Signature = {
  readonly title: string;
  readonly detail: string;
  /** Each stroke as drawn alternates x and y, from 0 to 1,000 each way. */
  readonly strokes?: readonly (readonly number[])[];
};

/** `dark` is true for the dark squares. */
export type Modules = { readonly size: number; readonly dark: (row: number, column: number) => boolean };
type CodeLine = { readonly text: string; readonly strong?: boolean };

export type Fact = { readonly name: string; readonly value: string };

export type Table = {
  readonly kind: 'table';
  /** The text for screen readers. */
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly total?: readonly string[];
};

export type Column = {
  readonly header: string;
  /** Its share of the table's width, relative to the other columns'. */
  readonly share: number;
  readonly number?: boolean;
};

/** A line of cells, of which the first names the line, or a band above the lines that follow. */
export type Row = { readonly cells: readonly string[]; readonly note?: string } | { readonly band: string };
