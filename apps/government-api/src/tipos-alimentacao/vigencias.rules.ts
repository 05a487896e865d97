import { type Horarios, horariosDe, type Janela } from './horarios.rules.ts';
import type { TipoLido } from './tipos-alimentacao.repository.ts';

/** The hours in force on a meal day: the last change at or before it, else those the meal began with. */
export function horariosNoDia({ tipo, vigencias }: TipoLido, data: string): Horarios {
  return horariosDe(vigencias.findLast(({ valeDe }) => valeDe <= data) ?? tipo);
}

/** The eve of the next change after a day; null when none is planned. */
export function proximaDepoisDe({ vigencias }: TipoLido, data: string): string | null {
  return vigencias.find(({ valeDe }) => valeDe > data)?.valeDe ?? null;
}

/** The other active meals of a day: what a window may coincide with. */
export function janelasNoDia(tipos: readonly TipoLido[], data: string, menos: number | null): Janela[] {
  return tipos
    .filter(({ tipo }) => tipo.ativo && tipo.id !== menos)
    .map(lido => ({ nome: lido.tipo.nome, horarios: horariosNoDia(lido, data) }));
}

export type SituacaoVigencia = 'PASSADA' | 'EM_VIGOR' | 'PROGRAMADA';

/** `emVigor` is the date of the change in force today; null is what the meal began with. */
export function situacaoDe(valeDe: string | null, emVigor: string | null, hoje: string): SituacaoVigencia {
  if (valeDe !== null && valeDe > hoje) return 'PROGRAMADA';
  return valeDe === emVigor ? 'EM_VIGOR' : 'PASSADA';
}
