import { ProblemError } from '../base/problem.error.ts';
import { ERROR_TITLE, failureOf } from './login.errors.ts';

describe('the error catalogue of sign-in', () => {
  it('is titled as the brief says', () => {
    expect(ERROR_TITLE).toBe('ERRO!');
  });

  it.each([
    [401, 'Usuário ou senha inválidos'],
    [403, 'Usuário ou senha inválidos'],
    [404, 'Não encontrado'],
    [500, 'Falha no servidor'],
    [400, 'Falha no login'],
    [429, 'Falha no login'],
    [502, 'Falha no login'],
    [503, 'Falha no login'],
    [504, 'Falha no login'],
  ])('%i reads "%s", in the notification and beside the form', (status, text) => {
    expect(failureOf(new ProblemError(status, { detail: 'outra coisa' }))).toEqual({
      notification: text,
      inline: text,
    });
  });

  it('without an answer, notifies the catalogue and says beside the form what happened', () => {
    expect(failureOf(new ProblemError(0, {}))).toEqual({
      notification: 'Falha no login',
      inline: 'Sem conexão com o servidor',
    });
  });

  it('when too many people are signing in, says so beside the form, with what to do', () => {
    const type = '/problemas/capacidade-reduzida';
    const detail = 'Muitas pessoas estão entrando ao mesmo tempo. Tente de novo em alguns segundos.';
    expect(failureOf(new ProblemError(503, { type, detail }))).toEqual({
      notification: 'Falha no login',
      inline: detail,
    });
  });

  it('what was never an answer of the server has no words of the catalogue', () => {
    expect(failureOf(new Error('nosso'))).toEqual({ notification: 'Falha no login', inline: 'Falha no login' });
  });
});
