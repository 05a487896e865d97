import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { addDays } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';

type Schemas = components['schemas'];
type Periodo = { readonly inicio: string; readonly fim: string };

/** Three months: for longer, the contract is ended. */
const MAIS_DIAS = 92;

export function errosDoPeriodo(
  { inicio, fim }: Periodo,
  { hoje, contrato }: { hoje: string; contrato: Periodo & { numero: string } },
): ErroDeCampo[] {
  if (inicio < hoje) {
    return [{ pointer: '/inicio', detail: 'A interrupção vale de hoje em diante; os dias passados não mudam.' }];
  }
  if (fim < inicio) return [{ pointer: '/fim', detail: 'O último dia não pode ser antes do primeiro.' }];
  if (fim > addDays(inicio, MAIS_DIAS - 1)) {
    return [{ pointer: '/fim', detail: 'A interrupção pode ter até três meses. Para mais, encerre o contrato.' }];
  }
  if (inicio >= contrato.inicio && fim <= contrato.fim) return [];
  const vale = `vale de ${porExtenso(contrato.inicio)} a ${porExtenso(contrato.fim)}`;
  return [{ pointer: fim > contrato.fim ? '/fim' : '/inicio', detail: `O contrato ${contrato.numero} ${vale}.` }];
}

/** What was not delivered stays so: the last day is yesterday or later, and before the present one. */
export function errosDoFim({ inicio, fim }: Periodo, ultimoDia: string, hoje: string): ErroDeCampo[] {
  const ontem = addDays(hoje, -1);
  const primeiro = inicio > ontem ? addDays(inicio, -1) : ontem;
  if (ultimoDia < primeiro) {
    return [{ pointer: '/ultimoDia', detail: `O último dia sem entrega é ${porExtenso(primeiro)} ou depois.` }];
  }
  if (ultimoDia < fim) return [];
  return [{ pointer: '/ultimoDia', detail: `A interrupção termina em ${porExtenso(fim)}: escolha um dia antes.` }];
}

export function faseDe({ inicio, fim }: Periodo, hoje: string): Schemas['FaseDaInterrupcao'] {
  if (fim < inicio) return 'SEM_EFEITO';
  if (fim < hoje) return 'PASSADA';
  return inicio > hoje ? 'FUTURA' : 'EM_CURSO';
}
