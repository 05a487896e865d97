import { SEM_CONEXAO } from '../app/problem.error.ts';

export const ERROR_TITLE = 'ERRO!';

/** The brief's catalogue (section 8): description by HTTP status. */
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Usuário ou senha inválidos',
  403: 'Usuário ou senha inválidos',
  404: 'Não encontrado',
  500: 'Falha no servidor',
};
const ANY_OTHER = 'Falha no login';

export interface LoginFailure {
  notification: string;
  inline: string;
}

/** Status 0: no answer. The catalogue calls it "any other"; beside the form we can say what happened. */
export function failureOf(status: number): LoginFailure {
  const notification = BY_STATUS[status] ?? ANY_OTHER;
  return { notification, inline: status === 0 ? SEM_CONEXAO : notification };
}
