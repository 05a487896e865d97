import { obterMapaConsolidado, obterMapaDiario, obterMapaDoMes } from '../mapa-diario.queries.ts';
import { filtrosDo } from './consulta.model.ts';
import type { Endereco } from './mapa.endereco.ts';

/** The query of each view. `restrita`: the person sees only the map of their own unit. */
export function consultasDo(endereco: Endereco, restrita: boolean) {
  const { data, mes, lotacaoId } = endereco;
  const filtros = filtrosDo(endereco);
  const { uf: _uf, lotacoes: _lotacoes, ...daUnidade } = filtros;
  return {
    dia: obterMapaDiario({ data, ...filtros }),
    mes: obterMapaDoMes({ mes, ...daUnidade, ...(!restrita && lotacaoId && { lotacaoId }) }),
    consolidado: obterMapaConsolidado({ mes, ...filtros }),
  };
}

/** The month is one unit's, and nothing says which. */
export const semUnidade = ({ visao, lotacaoId }: Endereco, restrita: boolean) =>
  visao === 'mes' && !restrita && lotacaoId === undefined;
