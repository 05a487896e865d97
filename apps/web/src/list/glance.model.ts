import type { ReactNode } from 'react';
import { plainText } from '../ui/plain-text.ts';

export interface UnitRow {
  lotacao: { id: number; nome: string; municipio: string; uf: string };
}

export interface GlanceColumn<Row> {
  key: string;
  title: ReactNode;
  /** px */
  width: number;
  className?: string;
  render: (row: Row) => ReactNode;
}

/** A part of the units that somebody asks for; the first of a list is all of them. */
export interface GlanceFilter<Row> {
  key: string;
  label: string;
  keeps: (row: Row) => boolean;
}

/** Asks nothing of the server: all the units are already here. */
export function rowsWith<Row extends UnitRow>(
  rows: readonly Row[],
  text: string,
  filter: GlanceFilter<Row> | undefined,
): readonly Row[] {
  const wanted = plainText(text.trim());
  if (!wanted && !filter) return rows;
  return rows.filter(
    row =>
      (!filter || filter.keeps(row)) &&
      (!wanted || plainText(`${row.lotacao.nome} ${row.lotacao.municipio}`).includes(wanted)),
  );
}
