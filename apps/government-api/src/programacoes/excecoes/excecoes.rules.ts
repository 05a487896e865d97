import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_MOTIVO_EXCECAO } from '@alipen/contracts/generated/rotulos/programacoes';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { addDays } from '../../clock/clock.ts';

type Schemas = components['schemas'];
export type Motivo = Schemas['MotivoExcecao'];
export type Periodo = { readonly dataInicio: string; readonly dataFim: string };

/** Nobody plans apart from the week for longer than a year. */
const MAIS_DIAS = 366;

export type Fase = 'passada' | 'presente' | 'futura';

export function faseDe({ dataInicio, dataFim }: Periodo, hoje: string): Fase {
  if (dataFim < hoje) return 'passada';
  return dataInicio < hoje ? 'presente' : 'futura';
}

export function errosDoPeriodo({ dataInicio, dataFim }: Periodo, primeiro: string): ErroDeCampo[] {
  if (dataInicio < primeiro) {
    return [{ pointer: '/dataInicio', detail: 'A exceção vale de hoje em diante; os dias passados não mudam.' }];
  }
  if (dataFim < dataInicio) return [{ pointer: '/dataFim', detail: 'O último dia não pode ser antes do primeiro.' }];
  if (dataFim > addDays(dataInicio, MAIS_DIAS - 1)) {
    return [
      { pointer: '/dataFim', detail: 'A exceção pode ter até um ano. Para mais, crie uma versão da programação.' },
    ];
  }
  return [];
}

const dia = (data: string): string => data.split('-').reverse().join('/');

/** `24/12/2026 a 25/12/2026 (Evento)`. */
export function porExtenso({ dataInicio, dataFim, motivo }: Periodo & { motivo: string }): string {
  const quando = dataInicio === dataFim ? dia(dataInicio) : `${dia(dataInicio)} a ${dia(dataFim)}`;
  return `${quando} (${ROTULO_DE_MOTIVO_EXCECAO[motivo as Motivo]})`;
}
