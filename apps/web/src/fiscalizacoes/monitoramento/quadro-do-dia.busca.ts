import { isDay } from '../../ui/date.format.ts';
import { today } from '../../ui/today.ts';
import { filtrosEm } from '../filtros/filtros.rules.ts';

const NO_QUADRO = 500;

/** The day's inspections that an address asks for. */
export function buscaDoQuadro(search: URLSearchParams) {
  const pedida = search.get('data');
  const data = isDay(pedida) ? pedida : today();
  const refeicao = Number(search.get('refeicao')) || undefined;
  return {
    de: data,
    ate: data,
    tamanho: NO_QUADRO,
    ordem: 'data' as const,
    ...(refeicao && { tipoAlimentacaoId: refeicao }),
    ...filtrosEm(search),
  };
}
