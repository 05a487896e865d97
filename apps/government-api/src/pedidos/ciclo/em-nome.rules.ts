import type { Pessoa } from '../../auth/pessoa.ts';

/** What the trail and the history add where a person writes the order of a unit that is not theirs. */
export function emNomeDe(
  { lotacaoId }: Pick<Pessoa, 'lotacaoId'>,
  lotacao: { id: number; nome: string },
): { dados: { emNomeDe?: string }; detalhe: string | null } {
  if (lotacaoId === lotacao.id) return { dados: {}, detalhe: null };
  return { dados: { emNomeDe: lotacao.nome }, detalhe: `Em nome de ${lotacao.nome}.` };
}

/** The desk writes for a unit only while it looks after it that day; a manager may always, a requester for their own. */
export const precisaDoCaso = ({ authorities, lotacaoId }: Pick<Pessoa, 'authorities' | 'lotacaoId'>, lotacao: number) =>
  authorities.includes('AL_ATENDIMENTO') &&
  !authorities.includes('AL_GESTOR') &&
  !(authorities.includes('SOLICITANTE') && lotacaoId === lotacao);
