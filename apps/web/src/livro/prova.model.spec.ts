import { createHash, webcrypto } from 'node:crypto';
import { cabecaDoSelo, conferir, raizPelaProva } from './prova.model.ts';

const sha256 = (...partes: Uint8Array[]) => createHash('sha256').update(Buffer.concat(partes)).digest();
const folha = (texto: string) => sha256(Buffer.from([0]), Buffer.from(texto));
const no = (a: Uint8Array, b: Uint8Array) => sha256(Buffer.from([1]), a, b);

/** Three leaves: the third stands alone on the right. */
const HASH = 'ab'.repeat(32);
const TEXTOS = [`fechamento hash=${HASH}`, 'assinatura-do-mapa hash=cd', `reabertura hash=${HASH}`] as const;
const [a, b, c] = TEXTOS.map(folha) as [Buffer, Buffer, Buffer];
const raiz = no(no(a, b), c);
const selo = `alipen.livro/0\n3\n${raiz.toString('base64')}\n\n— alipen.livro/0 AAAA\n`;
const hex = (...hashes: Buffer[]) => hashes.map(hash => hash.toString('hex'));
const folhas = [
  { texto: TEXTOS[0], em: '2026-11-24T12:00:00Z', indice: 0, prova: hex(b, c) },
  { texto: TEXTOS[1], em: '2026-11-24T12:00:00Z', indice: 1, prova: hex(a, c) },
  { texto: TEXTOS[2], em: '2026-11-24T12:00:00Z', indice: 2, prova: hex(no(a, b)) },
];
const papel = { selo, chave: null, folhas };

describe('a prova de um papel no livro', () => {
  // The environment of the specs is a page without TLS, which has no digests.
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

  it('leva cada folha ao resumo que o selo diz', async () => {
    expect(cabecaDoSelo(selo)).toEqual({ tamanho: 3, raiz: raiz.toString('hex') });
    for (const cada of folhas) expect(await raizPelaProva(cada, 3)).toBe(raiz.toString('hex'));
    expect(await conferir(papel, HASH)).toBe('CONFERE');
  });

  it('não leva uma folha mudada, nem uma prova com resumos a mais ou a menos', async () => {
    const [primeira, ...outras] = folhas;
    if (!primeira) throw new Error('there are three');
    for (const falsa of [
      { ...primeira, texto: `outra hash=${HASH}` },
      { ...primeira, indice: 1 },
      { ...primeira, indice: 3 },
      { ...primeira, prova: hex(b) },
      { ...primeira, prova: hex(b, c, a) },
    ])
      expect(await conferir({ ...papel, folhas: [falsa, ...outras] }, HASH)).toBe('NAO_CONFERE');
  });

  it('de um papel com outro selo não é a dele', async () => {
    expect(await conferir(papel, 'ef'.repeat(32))).toBe('OUTRO_SELO');
  });

  it('espera enquanto a folha não tem lugar', async () => {
    const semLugar = folhas.map(cada => ({ ...cada, indice: null, prova: [] }));
    expect(await conferir({ ...papel, folhas: semLugar }, HASH)).toBe('ESPERA');
    expect(await conferir({ selo: null, chave: null, folhas: semLugar }, HASH)).toBe('ESPERA');
  });

  it('sem como fazer a conta, o diz', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    expect(await conferir(papel, HASH)).toBe('SEM_CONTA');
  });
});
