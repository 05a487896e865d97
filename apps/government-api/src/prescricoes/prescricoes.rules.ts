import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { addDays, daysBetween } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { exigirCodigoDaPessoa } from '../dietas/dietas.service.ts';

type Schemas = components['schemas'];
type Dias = { readonly de: string; readonly ate: string };

/** A prescription is looked at again at least once a year. */
const MAIS_DIAS = 366;
/** Whoever registers late says from when it was in force, and not long before. */
const ATRASO = 31;
/** From so many days before its end it is about to end. */
export const AVISO_DIAS = 7;

const recusar = (errors: ErroDeCampo[]) => {
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
};

export function exigirDias({ de, ate }: Dias, hoje: string): void {
  recusar([
    ...(de < addDays(hoje, -ATRASO)
      ? [{ pointer: '/de', detail: `O primeiro dia é, no máximo, ${ATRASO} dias atrás.` }]
      : []),
    ...(ate < de ? [{ pointer: '/ate', detail: 'O último dia é o primeiro ou depois dele.' }] : []),
    ...(ate < hoje ? [{ pointer: '/ate', detail: 'O último dia já passou.' }] : []),
    ...(ate >= de && daysBetween(de, ate) >= MAIS_DIAS
      ? [{ pointer: '/ate', detail: 'A dieta vale por até um ano; depois, renove.' }]
      : []),
  ]);
}

/** The letters and digits of a council's number, as they are written on a prescription. */
export function registroDe(digitado: string): string {
  const registro = digitado.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (!/\d/.test(registro)) recusar([{ pointer: '/registro', detail: 'Diga o número no conselho, como 12345/MA.' }]);
  return registro;
}

export const pessoaDe = (digitada: string): string => exigirCodigoDaPessoa(digitada, '/pessoa');

/** The last day said, within those of the prescription; the day before its first, for one that was never in force. */
export function exigirUltimoDia({ de, ate }: Dias, ultimoDia: string): void {
  if (ultimoDia >= addDays(de, -1) && ultimoDia <= ate) return;
  const detail = `O último dia fica entre ${porExtenso(addDays(de, -1))} e ${porExtenso(ate)}.`;
  recusar([{ pointer: '/ultimoDia', detail }]);
}

export function exigirTransferencia({ de, ate }: Dias, aPartirDe: string): void {
  if (aPartirDe > de && aPartirDe <= ate) return;
  const detail = `A transferência é de ${porExtenso(addDays(de, 1))} a ${porExtenso(ate)}, os dias em que a dieta vale.`;
  recusar([{ pointer: '/aPartirDe', detail }]);
}

export function validadeDe(
  { de, ate, autorizada }: Dias & { readonly autorizada: boolean },
  hoje: string,
): Schemas['ValidadePrescricao'] | null {
  if (!autorizada) return null;
  if (ate < hoje) return 'VENCIDA';
  if (de > hoje) return 'POR_VIR';
  return ate <= addDays(hoje, AVISO_DIAS) ? 'A_VENCER' : 'EM_VIGOR';
}
