import { boundedRetryAfter } from '../government/upstream-failure.rules.ts';
import { upstreamRefusal } from './upstream-refusal.mapper.ts';

const headers = { 'content-type': 'application/problem+json', 'retry-after': '30' };
const diz = (status: number, slug: string) =>
  upstreamRefusal(status, headers, Buffer.from(JSON.stringify({ type: `/problemas/${slug}`, detail: 'O que houve.' })));

describe('uma recusa do servidor do governo', () => {
  it.each([
    [507, 'armazenamento-cheio'],
    [503, 'armazenamento-indisponivel'],
    [503, 'capacidade-reduzida'],
  ])('%i %s é dita como é, com a espera: quem envia uma foto precisa saber que não ficou', (status, slug) => {
    expect(diz(status, slug)).toMatchObject({ slug, extra: { detail: 'O que houve.', retryAfter: 30 } });
  });

  it.each([
    ['1', 1],
    ['0', 1],
    ['300', 300],
    ['86400', 300],
    ['99999999999999999999', 300],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 1],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 300],
    [undefined, undefined],
    ['', undefined],
    ['logo', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['5 5', undefined],
    ['0x5', undefined],
    ['5, 6', undefined],
    ['Fri, 99 Nov 2026 12:00:00 GMT', undefined],
    ['2026-11-20T12:00:30Z', undefined],
  ])('de Retry-After %j são %j segundos', (text, seconds) => {
    expect(boundedRetryAfter(text, Date.parse('2026-11-20T12:00:00Z'))).toBe(seconds);
  });

  it.each([
    [429, 'muitas-tentativas', 5],
    [503, 'capacidade-reduzida', 5],
    [507, 'armazenamento-cheio', undefined],
  ])('%i com um Retry-After que não se lê leva o nosso', (status, slug, seconds) => {
    const bad = { ...headers, 'retry-after': 'quando der' };
    const { extra } = upstreamRefusal(status, bad, Buffer.from(JSON.stringify({ type: `/problemas/${slug}` })));
    expect(extra.retryAfter).toBe(seconds);
  });

  it.each([
    [500, 'falha-no-servidor'],
    [503, 'indisponivel'],
    [503, 'armazenamento-cheio'],
    [502, 'servidor-com-falha'],
  ])('%i %s é uma falha, sem as palavras dele', (status, slug) => {
    const { slug: dito, extra } = diz(status, slug);
    expect([dito, extra.detail]).toEqual([
      'servidor-com-falha',
      'O servidor do governo falhou ao atender. Tente de novo em instantes.',
    ]);
  });

  it.each([
    [400, 'requisicao-invalida'],
    [403, 'nao-permitido'],
    [404, 'nao-encontrado'],
    [409, 'conflito'],
    [412, 'versao-vencida'],
    [413, 'corpo-grande'],
    [415, 'tipo-nao-aceito'],
    [422, 'dados-invalidos'],
    [428, 'precondicao-ausente'],
    [429, 'muitas-tentativas'],
  ])('%i sem documento, ou com um que não é desse status, é %s', (status, slug) => {
    expect(upstreamRefusal(status, {}, Buffer.from('<h1>')).slug).toBe(slug);
    expect(diz(status, 'falha-no-servidor').slug).toBe(slug);
  });
});
