import { addDays, daysBetween } from '../../clock/clock.ts';
import type { ParametrosService } from '../../parametros/parametros.service.ts';
import type { BaseConferencia } from '../../pedidos/quantidades/diferenca.table.ts';
import type { Conferencia } from '../consulta/recorte.query.ts';
import type { PublicoDoMapa } from './mapa-diario.rules.ts';

type ValoresDoDia = Awaited<ReturnType<ParametrosService['entre']>>;
type Periodo = { readonly de: string; readonly ate: string };

/** What each public is compared with on these days (R15, R16). */
export function conferenciaDe(
  publicos: readonly Pick<PublicoDoMapa, 'id' | 'baseConferencia'>[],
  valores: ValoresDoDia,
  { de, ate }: Periodo,
): Conferencia {
  const dos = (base: BaseConferencia) => publicos.filter(p => p.baseConferencia === base).map(({ id }) => id);
  const dias = Array.from({ length: daysBetween(de, ate) + 1 }, (_, n) => addDays(de, n));
  return {
    comInternos: dos('EFETIVO_INTERNO'),
    semBase: dos('SEM_BASE'),
    pelosInternos: dias.filter(dia => valores(dia).baseServidores === 'EFETIVO_INTERNO'),
  };
}
