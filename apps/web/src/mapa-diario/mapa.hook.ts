import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { filtrosDo } from './consulta.model.ts';
import type { Endereco } from './mapa.endereco.ts';
import { type Mapa, obterMapaConsolidado, obterMapaDiario, obterMapaDoMes } from './mapa-diario.queries.ts';

/** Only the query of the view is enabled. */
export function useMapa(endereco: Endereco, restrita: boolean): UseQueryResult<Mapa> {
  const { visao, data, mes, lotacaoId } = endereco;
  const filtros = filtrosDo(endereco);
  const { uf: _uf, lotacoes: _lotacoes, ...daUnidade } = filtros;
  const dia = useQuery({ ...obterMapaDiario({ data, ...filtros }), enabled: visao === 'dia' });
  const doMes = useQuery({
    ...obterMapaDoMes({ mes, ...daUnidade, ...(!restrita && lotacaoId && { lotacaoId }) }),
    enabled: visao === 'mes' && (restrita || lotacaoId !== undefined),
  });
  const consolidado = useQuery({ ...obterMapaConsolidado({ mes, ...filtros }), enabled: visao === 'consolidado' });
  return { dia, mes: doMes, consolidado }[visao] as UseQueryResult<Mapa>;
}
