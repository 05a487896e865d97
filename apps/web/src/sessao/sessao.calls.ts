import { api, body } from '../app/api.client.ts';

interface Credenciais {
  /** Digits only. */
  cpf: string;
  senha: string;
}

// A plain call and no mutation: the sign-in page does without the query library, a seventh of its budget.
export const entrarNaSessao = (credenciais: Credenciais) => body(api.POST('/api/login', { body: credenciais }));
