import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { addDays, daysBetween, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso, zonedInstant } from '../clock/zoned-time.ts';

type Schemas = components['schemas'];

/** As the field has it for a swap of days of a menu. */
const MAIS_DIAS = 60;

export type Dias = { readonly data: string; readonly outraData?: string | null | undefined };

/** The eve of the first of the days, at the parameter's hour, where the agency is. */
export function prazoDaTroca({ data, outraData }: Dias, hora: number): Date {
  const primeiro = outraData && outraData < data ? outraData : data;
  return zonedInstant(addDays(primeiro, -1), `${String(hora).padStart(2, '0')}:00`, FUSO_DA_AGENCIA);
}

export const quando = (em: Date): string =>
  `${horaEm(em, FUSO_DA_AGENCIA)} de ${porExtenso(plainDate(em, FUSO_DA_AGENCIA))}`;

/** Why nothing more is asked of a day; null where it is. */
export const impedimento = (prazo: Date, agora: Date): string | null =>
  agora < prazo ? null : `As trocas deste dia se pediam até as ${quando(prazo)}.`;

export type Pedida = Dias & Pick<Schemas['NovaTroca'], 'tipo' | 'previsto' | 'proposto' | 'motivo'>;

const recusa = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });

/** What is written, clean. Throws `dados-invalidos`, and `conflito` past the hour. */
export function exigirTroca({ tipo, data, outraData, ...dita }: Pedida, prazo: Date, agora: Date) {
  if (tipo === 'DIAS' && !outraData) throw recusa('/outraData', 'Diga com que dia se troca.');
  if (tipo === 'ITEM' && outraData) throw recusa('/outraData', 'Só a troca de dias tem outro dia.');
  if (outraData === data) throw recusa('/outraData', 'Escolha um dia diferente do primeiro.');
  if (outraData && Math.abs(daysBetween(data, outraData)) > MAIS_DIAS)
    throw recusa('/outraData', `Os dois dias distam no máximo ${MAIS_DIAS} dias.`);
  const limpos = {
    previsto: limpo('previsto', dita.previsto),
    proposto: limpo('proposto', dita.proposto),
    motivo: limpo('motivo', dita.motivo),
  };
  if (limpos.previsto.toLowerCase() === limpos.proposto.toLowerCase())
    throw recusa('/proposto', 'O que se propõe é igual ao previsto.');
  const nao = impedimento(prazo, agora);
  if (nao) throw problema('conflito', { detail: nao });
  return limpos;
}

const DIGA = {
  previsto: 'Diga o que estava previsto.',
  proposto: 'Diga o que se serve no lugar.',
  motivo: 'Diga por que se troca.',
} as const;

function limpo(campo: keyof typeof DIGA, texto: string): string {
  const escrito = texto.trim().replaceAll(/\s+/g, ' ');
  if (escrito.length >= 2) return escrito;
  throw recusa(`/${campo}`, DIGA[campo]);
}

/** A refusal says why: the other side has to cook something. */
export function motivoDe({ aceita, motivo }: Schemas['DecisaoDaTroca']): string | null {
  const escrito = motivo?.trim() || null;
  if (!aceita && (!escrito || escrito.length < 3)) throw recusa('/motivo', 'Diga por que recusa.');
  return escrito;
}

export const situacaoDaTroca = (
  {
    situacao,
    prazoEm,
  }: { readonly situacao: Exclude<Schemas['SituacaoTroca'], 'SEM_DECISAO'>; readonly prazoEm: Date },
  agora: Date,
): Schemas['SituacaoTroca'] => (situacao === 'PEDIDA' && prazoEm <= agora ? 'SEM_DECISAO' : situacao);

type Trocada = Dias & Pick<Pedida, 'tipo' | 'previsto' | 'proposto'> & { readonly refeicao: string };

/** What is served on a day: of two days that were swapped, each has what the other would have had. */
export const servidoEm = ({ data, outraData, previsto, proposto }: Trocada, dia: string) =>
  dia === data
    ? { serve: proposto, noLugarDe: previsto, comODia: outraData ?? null }
    : { serve: previsto, noLugarDe: proposto, comODia: data };

export const emPalavras = ({ tipo, data, outraData, previsto, proposto, refeicao }: Trocada): string =>
  tipo === 'ITEM' || !outraData
    ? `${refeicao} de ${porExtenso(data)}: ${proposto} no lugar de ${previsto}.`
    : `${refeicao}: trocar o de ${porExtenso(data)} (${previsto}) com o de ${porExtenso(outraData)} (${proposto}).`;
