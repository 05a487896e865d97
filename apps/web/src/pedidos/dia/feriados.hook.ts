import { useQueries } from '@tanstack/react-query';
import { listarFeriados } from '../../feriados/feriados.queries.ts';
import type { Preparo } from '../pedidos.queries.ts';

const UM_DIA = 86_400_000;

/** Holidays of the unit's place, by day; the strip may cross New Year. */
export function useFeriados(preparo: Preparo | undefined): ReadonlyMap<string, string> {
  const { uf, municipio } = preparo?.lotacao ?? {};
  const anos = [...new Set(preparo?.dias.map(({ data }) => Number(data.slice(0, 4))))];
  const calendarios = useQueries({
    queries: anos.map(ano => ({
      ...listarFeriados({ ano, ...(uf && { uf }), ...(municipio && { municipio }) }),
      staleTime: UM_DIA,
    })),
  });
  return new Map(
    calendarios.flatMap(
      ({ data }) => data?.itens.filter(({ ativo }) => ativo).map(({ data: dia, nome }) => [dia, nome] as const) ?? [],
    ),
  );
}
