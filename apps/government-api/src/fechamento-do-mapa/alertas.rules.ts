import type { components } from '@alipen/contracts/generated/government-api';
import type { ColunaCongelada, DiaCongelado } from '../fechamentos/fechamentos.service.ts';

type Alerta = components['schemas']['AlertaDoMapa'];

/**
 * A unit emptied, with nothing asked, is a valid day (domain 15.24); so is one of people whose deliveries were stopped (`parada`).
 * The other mismatches deserve a look.
 */
export function alertasDoDia(
  efetivo: DiaCongelado['efetivo'],
  colunas: readonly ColunaCongelada[],
  parada: boolean,
): Alerta[] {
  const pediu = colunas.some(({ solicitada, entregue }) => solicitada > 0 || entregue > 0);
  if (efetivo === null) return pediu ? ['SEM_EFETIVO_INFORMADO'] : [];
  const gente = efetivo.internos + efetivo.servidores > 0;
  if (gente && !pediu) return parada ? [] : ['SEM_PEDIDO_COM_EFETIVO'];
  return !gente && pediu ? ['SEM_EFETIVO_COM_PEDIDO'] : [];
}
