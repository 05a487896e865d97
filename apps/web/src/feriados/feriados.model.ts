import { isUf, type Uf } from '../ui/uf.labels.ts';
import type { FiltroFeriados } from './feriados.queries.ts';

/** What the address asks for, as typed. */
export interface Filtro {
  ano: number;
  uf: Uf | undefined;
  municipio: string;
}

export function filtroEm(search: URLSearchParams, esteAno: number): Filtro {
  const ano = Number(search.get('ano'));
  const uf = search.get('uf');
  return {
    ano: ano >= 2020 && ano <= 2100 ? ano : esteAno,
    uf: isUf(uf) ? uf : undefined,
    municipio: search.get('municipio') ?? '',
  };
}

export const consultaDe = ({ ano, uf, municipio }: Filtro): FiltroFeriados => ({
  ano,
  ...(uf && { uf }),
  ...(uf && municipio && { municipio: municipio.slice(0, 120) }),
});

const ANOS_A_FRENTE = 3;

export const anosDe = (ano: number, esteAno: number): number[] =>
  [...new Set([ano, ...Array.from({ length: ANOS_A_FRENTE + 1 }, (_, n) => esteAno + n)])].sort();
