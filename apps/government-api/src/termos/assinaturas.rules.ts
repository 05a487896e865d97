import {
  type AtoFeito,
  type Designada,
  type Equipe,
  emExercicio,
  papelDoAto,
  quemPode,
} from '../responsaveis/responsaveis.service.ts';
import { MEMBROS_DA_COMISSAO } from '../responsaveis/segregacao.table.ts';
import type { TipoTermo } from './termos.ciclo.table.ts';

type Feita = { readonly designacaoId: number; readonly usuarioId: number };
type DoTermo = { readonly tipo: TipoTermo; readonly papel: Designada['papel']; readonly assinaturas: readonly Feita[] };
export type Momento = { readonly equipe: Equipe; readonly data: string; readonly feitos: readonly AtoFeito[] };
export type Quem =
  | { readonly pode: true; readonly designacao: Designada }
  | { readonly pode: false; readonly motivo: string };

/** A holder and the substitutes of the same are one place in a commission. */
const lugarDe = ({ id, titularId }: Designada): number => titularId ?? id;

/** Who may still sign on this day: of a commission, everybody in a place that has not signed; else any one of those acting. */
export function quemFalta({ papel, assinaturas }: DoTermo, { equipe, data }: Momento): Designada[] {
  const feitas = new Set(assinaturas.map(({ designacaoId }) => designacaoId));
  const ocupados = new Set(equipe.designacoes.filter(({ id }) => feitas.has(id)).map(lugarDe));
  return emExercicio(equipe, papel, data).filter(cada => !ocupados.has(lugarDe(cada)));
}

/** Whether these signatures are all it takes. */
export function estaCompleto(termo: DoTermo, momento: Momento): boolean {
  if (termo.papel !== 'COMISSAO') return termo.assinaturas.length > 0;
  return termo.assinaturas.length >= MEMBROS_DA_COMISSAO && quemFalta(termo, momento).length === 0;
}

const MUDOU = 'Quem recebe por este contrato mudou depois de o termo ser emitido. Recuse este termo e emita outro.';

/** Whether this person may refuse the term, which those who would sign today may, and once. */
export function quemRecusa({ tipo, assinaturas }: DoTermo, momento: Momento, pessoa: { usuarioId: number }): Quem {
  if (assinaturas.some(({ usuarioId }) => usuarioId === pessoa.usuarioId)) {
    return { pode: false, motivo: 'Você já assinou este termo.' };
  }
  const resposta = quemPode(tipo, momento, pessoa);
  if (!resposta.pode) return resposta;
  const { designacao } = resposta;
  return designacao ? { pode: true, designacao } : { pode: false, motivo: MUDOU };
}

/** Whether this person may sign the term; it was made out for one role, which has to be the one that signs today. */
export function quemAssina(termo: DoTermo, momento: Momento, pessoa: { usuarioId: number }): Quem {
  const resposta = quemRecusa(termo, momento, pessoa);
  if (!resposta.pode || papelDoAto(termo.tipo, momento.equipe, momento.data) === termo.papel) return resposta;
  return { pode: false, motivo: MUDOU };
}
