import { type Horarios, horariosDe, type Janela } from './horarios.rules.ts';
import type { TipoLido } from './tipos-alimentacao.repository.ts';

export function horariosNoDia({ tipo, vigencias }: TipoLido, data: string): Horarios {
  return horariosDe(vigencias.findLast(({ valeDe }) => valeDe <= data) ?? tipo);
}

/** The day of the next change after `data`; null when none is planned. */
export function proximaDepoisDe({ vigencias }: TipoLido, data: string): string | null {
  return vigencias.find(({ valeDe }) => valeDe > data)?.valeDe ?? null;
}

export function janelasNoDia(tipos: readonly TipoLido[], data: string, menos: number | null): Janela[] {
  return tipos
    .filter(({ tipo }) => tipo.ativo && tipo.id !== menos)
    .map(lido => ({ nome: lido.tipo.nome, horarios: horariosNoDia(lido, data) }));
}

export type SituacaoVigencia = 'PASSADA' | 'EM_VIGOR' | 'PROGRAMADA';

/** `emVigor` is the date of the change in force today. null means the hours the meal began with. */
export function situacaoDe(valeDe: string | null, emVigor: string | null, hoje: string): SituacaoVigencia {
  if (valeDe !== null && valeDe > hoje) return 'PROGRAMADA';
  return valeDe === emVigor ? 'EM_VIGOR' : 'PASSADA';
}
