import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type Situacao = Schemas['SituacaoProgramacao'];
export type Vigencia = { readonly vigenciaInicio: string; readonly vigenciaFim: string | null };

export function situacaoDaVersao({ vigenciaInicio, vigenciaFim }: Vigencia, hoje: string): Situacao {
  if (vigenciaInicio > hoje) return 'FUTURA';
  return vigenciaFim !== null && vigenciaFim < hoje ? 'ENCERRADA' : 'VIGENTE';
}

export const acoesDaVersao = {
  FUTURA: ['editar', 'remover'],
  VIGENTE: ['editar', 'encerrar'],
  ENCERRADA: [],
} as const satisfies Record<Situacao, readonly Schemas['AcaoProgramacao'][]>;

/** A version that began before today keeps its past: it ends on the eve and another begins today. */
export const precisaCortar = ({ vigenciaInicio }: Vigencia, hoje: string): boolean => vigenciaInicio < hoje;

/** `01/12/2026 a 31/12/2026`, `01/12/2026 em diante`. */
export function periodo({ vigenciaInicio, vigenciaFim }: Vigencia): string {
  const dia = (data: string) => data.split('-').reverse().join('/');
  return vigenciaFim ? `${dia(vigenciaInicio)} a ${dia(vigenciaFim)}` : `${dia(vigenciaInicio)} em diante`;
}
