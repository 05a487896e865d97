import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { addDays } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import type { suspensoes } from './suspensoes.schema.ts';

type Schemas = components['schemas'];
type Escrita = typeof suspensoes.$inferSelect;
type Periodo = Pick<Escrita, 'inicio' | 'fim'>;

/** One year: a unit that stops for longer is deactivated. */
const MAIS_DIAS = 366;

export function errosDoPeriodo({ inicio, fim }: Periodo, hoje: string): ErroDeCampo[] {
  if (inicio < hoje) {
    return [{ pointer: '/inicio', detail: 'A suspensão vale de hoje em diante; os dias passados não mudam.' }];
  }
  if (fim < inicio) return [{ pointer: '/fim', detail: 'O último dia não pode ser antes do primeiro.' }];
  if (fim <= addDays(inicio, MAIS_DIAS - 1)) return [];
  return [{ pointer: '/fim', detail: 'A suspensão pode ter até um ano. Para mais, desative a lotação.' }];
}

/** What was not eaten stays so: the last day is yesterday or later, and before the present one. */
export function errosDoFim({ inicio, fim }: Periodo, ultimoDia: string, hoje: string): ErroDeCampo[] {
  const ontem = addDays(hoje, -1);
  const primeiro = inicio > ontem ? addDays(inicio, -1) : ontem;
  if (ultimoDia < primeiro) {
    return [{ pointer: '/ultimoDia', detail: `O último dia suspenso é ${porExtenso(primeiro)} ou depois.` }];
  }
  if (ultimoDia < fim) return [];
  return [{ pointer: '/ultimoDia', detail: `A suspensão termina em ${porExtenso(fim)}: escolha um dia antes.` }];
}

export function situacaoDe(
  { situacao, inicio, fim }: Periodo & Pick<Escrita, 'situacao'>,
  hoje: string,
): Schemas['SituacaoSuspensao'] {
  if (situacao !== 'VALENDO') return situacao;
  if (fim < inicio) return 'SEM_EFEITO';
  if (fim < hoje) return 'PASSADA';
  return inicio > hoje ? 'FUTURA' : 'EM_CURSO';
}

/** The first day that a decision of today still reaches. */
export function deHojeEmDiante({ inicio }: Pick<Periodo, 'inicio'>, hoje: string): string {
  if (inicio < hoje) return hoje;
  return inicio;
}

type Papel = 'gestor' | 'solicitante';

const ACOES: Readonly<
  Record<Papel, Readonly<Partial<Record<Schemas['SituacaoSuspensao'], readonly Schemas['AcaoSuspensao'][]>>>>
> = {
  gestor: { PEDIDA: ['decidir'], FUTURA: ['corrigir', 'encerrar'], EM_CURSO: ['encerrar'] },
  solicitante: { PEDIDA: ['desistir'] },
};

export const acoesDe = (situacao: Schemas['SituacaoSuspensao'], papeis: readonly Papel[]): Schemas['AcaoSuspensao'][] =>
  papeis.flatMap(papel => ACOES[papel][situacao] ?? []);

type Tipo = { readonly id: number };

/** Every type chosen is none chosen, so that one that comes later is of it too. */
export const escolhidos = (ids: readonly number[] | undefined, ativos: readonly Tipo[]): number[] =>
  !ids || ativos.every(({ id }) => ids.includes(id)) ? [] : [...ids].sort((a, b) => a - b);

export function errosDosTipos(
  { refeicoes = [], publicos = [] }: { refeicoes?: readonly number[]; publicos?: readonly number[] },
  ha: { refeicoes: ReadonlyMap<number, string>; publicos: ReadonlyMap<number, string> },
): ErroDeCampo[] {
  if (refeicoes.some(id => !ha.refeicoes.has(id))) {
    return [{ pointer: '/refeicoes', detail: 'Uma das refeições não existe.' }];
  }
  return publicos.some(id => !ha.publicos.has(id))
    ? [{ pointer: '/publicos', detail: 'Um dos públicos não existe.' }]
    : [];
}

const emLista = (ids: readonly number[], nomes: ReadonlyMap<number, string>): string =>
  ids.map(id => nomes.get(id) ?? id).join(', ');

/** As the trail keeps it, in the words that people read. */
export const registroDe = (
  { inicio, fim, refeicaoIds, publicoIds, motivo }: Escrita,
  nomes: { refeicoes: ReadonlyMap<number, string>; publicos: ReadonlyMap<number, string> },
) => ({
  ...{ inicio, ultimoDia: fim, motivo },
  ...(refeicaoIds.length && { refeicoesInterrompidas: emLista(refeicaoIds, nomes.refeicoes) }),
  ...(publicoIds.length && { publicosSuspensos: emLista(publicoIds, nomes.publicos) }),
});
