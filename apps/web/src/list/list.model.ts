import type { ComponentType, ReactNode } from 'react';

/** What the contract's pages of every list look like. */
export interface Page<Row> {
  itens: Row[];
  total: number;
}

export interface Column<Row> {
  /** Stands in the address (`colunas=nome,cnpj`); short, Portuguese, camelCase. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The `ordem` of the contract that this header sorts by, without the sign. */
  sort?: string;
  align?: 'right';
  /** False: always there. The first column never hides. */
  hideable?: false;
  /** False: hidden until the person asks for it. */
  shown?: false;
  /** False: not on the phone's card. */
  onCard?: false;
}

export interface Option {
  value: string;
  label: string;
}

interface FilterBase {
  /** The name in the address and in the query of the contract. */
  key: string;
  label: string;
  /** False: the screen has its own control for it; here it is only read, shown as a chip and cleared. */
  bar?: false;
  /** Stands behind "Mais filtros" until asked for or in use. */
  more?: true;
}

export type Filter = FilterBase &
  (
    | { kind: 'text'; maxLength?: number }
    /** `all` names the empty choice ("Todas"). `start` is what holds when the address says nothing. */
    | { kind: 'select'; options: readonly Option[]; all?: string; start?: string }
    | { kind: 'multi'; options: readonly Option[] }
    /** `start` is the day that holds when the address says nothing; asked each time, for a screen that is open overnight. */
    | { kind: 'date'; start?: () => string }
    /** The control is the screen's own; `words` says its value on the chip. */
    | {
        kind: 'custom';
        valid: (text: string) => boolean;
        control: ComponentType<{ label: string; value: string | undefined; set: (value: string | undefined) => void }>;
        words: (value: string) => ReactNode;
      }
  );

/** What an address asks of the server, in the contract's own words. */
export type Wanted = {
  ordem?: string;
  pagina: number;
  tamanho: number;
} & Record<string, string | number | undefined>;

/** All that reading an address needs to know of a screen. */
export interface AddressRules {
  filters: readonly Filter[];
  /** The `ordem`s that exist, without the sign. */
  sorts: readonly string[];
  order: string;
  columns: readonly { key: string }[];
}

export interface Failed {
  id: number;
  name: string;
  reason: string;
}

export interface BulkResult {
  resultados: { id: number; feito: boolean; detail?: string | null }[];
}

/** What a bulk action asks before it runs: the control is the screen's own; it may not run while the answer is null. */
export type BulkQuestion = ComponentType<{ answer: (answer: unknown) => void }>;

export interface BulkAction {
  key: string;
  /** "Desativar 12 fornecedores" */
  label: (count: string) => string;
  /** What will happen, for the confirm dialog; the dialog's title is the label. */
  text: string;
  /** Asked in the confirm dialog; the answer goes to `run`, and stays for those tried again. */
  ask?: BulkQuestion;
  /** At most 500 ids a call; the kit cuts a longer choice. */
  run: (ids: number[], answer: unknown) => Promise<BulkResult>;
}

export interface Noun {
  one: string;
  many: string;
  feminine?: boolean;
}
