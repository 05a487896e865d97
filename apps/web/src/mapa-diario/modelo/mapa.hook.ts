import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Mapa } from '../mapa-diario.queries.ts';
import { consultasDo, semUnidade } from './mapa.consultas.ts';
import type { Endereco } from './mapa.endereco.ts';

/** Only the query of the view is enabled. */
export function useMapa(endereco: Endereco, restrita: boolean): UseQueryResult<Mapa> {
  const { visao } = endereco;
  const consultas = consultasDo(endereco, restrita);
  const dia = useQuery({ ...consultas.dia, enabled: visao === 'dia' });
  const mes = useQuery({ ...consultas.mes, enabled: visao === 'mes' && !semUnidade(endereco, restrita) });
  const consolidado = useQuery({ ...consultas.consolidado, enabled: visao === 'consolidado' });
  return { dia, mes, consolidado }[visao] as UseQueryResult<Mapa>;
}
