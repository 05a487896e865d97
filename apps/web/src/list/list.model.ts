import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ROOM } from '../ui/media-query.hook.ts';

export interface Page<Row> {
  itens: Row[];
  total: number;
}

export interface Column<Row> {
  /** Written in the address (`colunas=nome,cnpj`); short, Portuguese, camelCase. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The contract's `ordem` that this header sorts by, without the sign. */
  sort?: string;
  align?: 'right';
  /** False: always visible. The first column never hides. */
  hideable?: false;
  /** False: hidden until the person asks for it. */
  shown?: false;
  /** Shown by itself only where there is room (`ROOM`): elsewhere the table would lose its last columns. */
  from?: keyof typeof ROOM;
  /** Text long enough to go on in a second line. */
  folds?: true;
  onCard?: false;
}

interface Option {
  value: string;
  label: string;
}

interface FilterBase {
  key: string;
  label: string;
  /** False: the screen has its own control for it; the list only reads it, shows it as a chip and clears it. */
  bar?: false;
  more?: true;
}

/** What a screen brings for a filter of its own kind; `words` gives the filter's value for the chip. */
export interface FilterDress {
  control: ComponentType<{ label: string; value: string | undefined; set: (value: string | undefined) => void }>;
  words: (value: string) => ReactNode;
}

type PlainFilter = FilterBase &
  (
    | { kind: 'text'; maxLength?: number }
    /** `all` names the empty choice ("Todas"). `start` is the value when the address has none. */
    | { kind: 'select'; options: readonly Option[]; all?: string; start?: string }
    | { kind: 'multi'; options: readonly Option[] }
    /** `start` is the day when the address has none; it is called each time, for a screen that stays open overnight. */
    | { kind: 'date'; start?: () => string }
  );
type OwnFilter = FilterBase & { kind: 'custom'; valid: (text: string) => boolean };

/** How an address is read, without what draws it: the first queries of a list are asked before its screen is loaded. */
export type FilterRule = PlainFilter | OwnFilter;
export type Filter = PlainFilter | (OwnFilter & FilterDress);

export type Wanted = {
  ordem?: string;
  pagina: number;
  tamanho: number;
} & Record<string, string | number | undefined>;

export interface AddressRules {
  filters: readonly FilterRule[];
  /** Every `ordem` that the list's headers sort by, without the sign. */
  sorts: readonly string[];
  /** The `ordem` used when the address has none. */
  order: string;
}

/** What a list asks the server for; light, because it is loaded before the screen that draws the list. */
export interface ListRules<Query, Data, Key extends QueryKey> extends AddressRules {
  /** The key of the screen's remembered columns and views: the last part of its route. */
  screen: string;
  query: (wanted: Query) => UseQueryOptions<Data, Error, Data, Key>;
}

export interface Failed {
  id: number;
  name: string;
  reason: string;
}

export interface BulkResult {
  resultados: { id: number; feito: boolean; detail?: string | null }[];
}

/** A screen's own control for what a bulk action asks; the action may not run while the answer is null. */
export type BulkQuestion = ComponentType<{ answer: (answer: unknown) => void }>;

export interface BulkAction {
  key: string;
  label: (count: string) => string;
  text: string;
  /** Asked in the confirm dialog; the answer goes to `run` and is kept for rows tried again. */
  ask?: BulkQuestion;
  /** A call takes at most 500 ids; a longer choice is cut into several calls. */
  run: (ids: number[], answer: unknown) => Promise<BulkResult>;
}

export interface Noun {
  one: string;
  many: string;
  feminine?: boolean;
}
