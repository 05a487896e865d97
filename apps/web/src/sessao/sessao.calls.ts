import { api, body } from '../app/api.client.ts';

interface Credenciais {
  /** Digits only. */
  cpf: string;
  senha: string;
  /** Beside a first password, the one that takes its place. */
  nova?: string;
}

// A plain call, not a mutation: the query library is a seventh of the sign-in page's budget.
export const entrarNaSessao = (credenciais: Credenciais) => body(api.POST('/api/login', { body: credenciais }));
