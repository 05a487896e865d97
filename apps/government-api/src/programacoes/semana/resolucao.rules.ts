import type { components } from '@alipen/contracts/generated/government-api';
import { weekday } from '../../clock/clock.ts';

type Schemas = components['schemas'];
export type RegraFeriado = Schemas['RegraFeriado'];
export type Origem = Schemas['OrigemDoDia'];

export type Vozes = {
  readonly data: string;
  readonly excecaoId: number | null;
  readonly programacao: { readonly id: number; readonly regraFeriado: RegraFeriado } | null;
  readonly feriado: boolean;
};

/** Where a day's quantities are read: an exception's items, or a version's items of a weekday. A null source is zero. */
export type Fonte =
  | { readonly tipo: 'excecao'; readonly id: number }
  | { readonly tipo: 'programacao'; readonly id: number; readonly diaSemana: number };

export type Resolucao = { readonly origem: Origem; readonly fonte: Fonte | null };

const SABADO = 6;
const DOMINGO = 0;

const DIA_DO_FERIADO = {
  COMO_O_DIA: data => weekday(data),
  COMO_SABADO: () => SABADO,
  COMO_DOMINGO: () => DOMINGO,
} as const satisfies Record<RegraFeriado, (data: string) => number>;

/** Exception > holiday rule > weekday > zero (domain.md 4.2 and 15.11), decided only here. */
export function resolver({ data, excecaoId, programacao, feriado }: Vozes): Resolucao {
  if (excecaoId !== null) return { origem: 'EXCECAO', fonte: { tipo: 'excecao', id: excecaoId } };
  if (!programacao) return { origem: 'SEM_PROGRAMACAO', fonte: null };
  const { id, regraFeriado } = programacao;
  const diaSemana = feriado ? DIA_DO_FERIADO[regraFeriado](data) : weekday(data);
  return { origem: feriado ? 'FERIADO' : 'DIA_DA_SEMANA', fonte: { tipo: 'programacao', id, diaSemana } };
}
