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
    [504, 'Falha no login'],
  ])('%i reads "%s", in the notification and beside the form', (status, text) => {
    expect(failureOf(status)).toEqual({ notification: text, inline: text });
  });

  it('without an answer, notifies the catalogue and says beside the form what happened', () => {
    expect(failureOf(0)).toEqual({ notification: 'Falha no login', inline: 'Sem conexão com o servidor' });
  });
});
