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
