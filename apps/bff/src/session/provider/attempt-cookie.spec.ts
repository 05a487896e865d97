import { jest } from '@jest/globals';
import { AttemptCookie } from './attempt-cookie.ts';

const cookies = new AttemptCookie('https://alipen.gov.br');
const pairOf = (cookie: string): string => cookie.split(';')[0] ?? '';
const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('a tentativa de entrar por um provedor', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('é lida como foi escrita, dure o navegador o que durar', () => {
    const attempt = cookies.begin('/modules/solicitação?a=1 2');
    expect(cookies.read(pairOf(cookies.write(attempt)))).toEqual(attempt);
    expect(cookies.read(pairOf(cookies.write(cookies.begin(undefined))))?.voltar).toBe('');
  });

  it.each([
    [599_000, true],
    [601_000, false],
    [86_400_000, false],
  ])('passados %i ms, vale: %p', (later, lasts) => {
    const kept = pairOf(cookies.write(cookies.begin('/')));
    jest.setSystemTime(NOW + later);
    expect(cookies.read(kept) !== undefined).toBe(lasts);
  });

  it('sem o seu fim, ou com um que não é hora, não vale', () => {
    const { state, nonce, verifier } = cookies.begin('/');
    for (const kept of ['/', 'amanhã /', '99999999999 /', ''])
      expect(
        cookies.read(
          `__Host-ALIPEN_ENTRADA=${[state, nonce, verifier, Buffer.from(kept).toString('base64url')].join('.')}`,
        ),
      ).toBeUndefined();
  });
});
