import { FirstAnswer } from './first-answer.ts';

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('a primeira resposta da API do governo', () => {
  it.each([200, 204, 401, 404, 500])('%i é dela, e encerra a espera', status => {
    const first = new FirstAnswer();
    first.note(status);
    expect([first.awaited, first.failure(refused).slug, first.refusal(503)]).toEqual([
      false,
      'servidor-indisponivel',
      undefined,
    ]);
  });

  it.each([0, 502, 503, 504])('%i ainda não é', status => {
    const first = new FirstAnswer();
    first.note(status);
    expect([first.awaited, first.failure(refused).slug, first.refusal(503)?.slug]).toEqual([
      true,
      'preparando',
      'preparando',
    ]);
  });

  it('é dita uma vez só', () => {
    let arrivals = 0;
    const first = new FirstAnswer(() => {
      arrivals += 1;
    });
    for (const status of [503, 200, 200]) first.note(status);
    expect(arrivals).toBe(1);
  });

  it('segura o balanceador por um minuto, e nunca mais do que isso: quem não tem endereço de saúde não fica de fora', () => {
    let now = 5_000;
    const first = new FirstAnswer(undefined, () => now);
    now += 59_999;
    expect(first.holdsTraffic).toBe(true);
    now += 1;
    expect([first.holdsTraffic, first.awaited]).toEqual([false, true]);
  });
});
