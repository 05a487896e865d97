import { ProblemError, SEM_CONEXAO } from '../base/problem.error.ts';

export const ERROR_TITLE = 'ERRO!';

/** The brief's descriptions by HTTP status (section 8). */
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Usuário ou senha inválidos',
  403: 'Usuário ou senha inválidos',
  404: 'Não encontrado',
  500: 'Falha no servidor',
};
const ANY_OTHER = 'Falha no login';

/** Only who has the paper, or proved who they are, hears it. */
const ONLY_TO_THEM = ['primeira-senha-vencida', 'chave-exigida', 'controle-externo-terminado'];

export interface LoginFailure {
  notification: string;
  inline: string;
}

/**
 * Accepts anything thrown. For the brief, no answer (status 0) and too many people at once are "any other"; `inline` says what
 * happened.
 */
export function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof ProblemError)) return { notification: ANY_OTHER, inline: ANY_OTHER };
  const notification = BY_STATUS[error.status] ?? ANY_OTHER;
  if (ONLY_TO_THEM.some(slug => error.is(slug))) return { notification: error.message, inline: error.message };
  if (error.status === 0) return { notification, inline: SEM_CONEXAO };
  return { notification, inline: error.is('capacidade-reduzida') ? error.message : notification };
}
