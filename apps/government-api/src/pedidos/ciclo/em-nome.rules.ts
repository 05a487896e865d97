import type { Pessoa } from '../../auth/pessoa.ts';

export function emNomeDe(
  { lotacaoId }: Pick<Pessoa, 'lotacaoId'>,
  lotacao: { id: number; nome: string },
): { dados: { emNomeDe?: string }; detalhe: string | null } {
  if (lotacaoId === lotacao.id) return { dados: {}, detalhe: null };
  return { dados: { emNomeDe: lotacao.nome }, detalhe: `Em nome de ${lotacao.nome}.` };
}

/** Whether this person must hold the unit's case that day: the desk must, a manager or the unit's own requester need not. */
export const precisaDoCaso = ({ authorities, lotacaoId }: Pick<Pessoa, 'authorities' | 'lotacaoId'>, lotacao: number) =>
  authorities.includes('AL_ATENDIMENTO') &&
  !authorities.includes('AL_GESTOR') &&
  !(authorities.includes('SOLICITANTE') && lotacaoId === lotacao);
