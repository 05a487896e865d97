import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { queueItem, readDraft, readItems, readPhotos, writeDraft, writePhoto } from './device.store.ts';
import { waitAfter } from './outbox.schedule.ts';
import { factsOf } from './photo.exif.ts';
import { holdPhoto, releasePhoto } from './photo.hold.ts';
import { photosToSend } from './photo.sender.ts';
import { withTakenAt } from './photo-exif.writer.ts';
import { formatBytes, wordsOf } from './waiting.texts.ts';

// jsdom has no structuredClone, and the store copies what it keeps.
globalThis.structuredClone ??= value => deserialize(serialize(value));

const item = (over = {}) => ({
  id: 'r-1',
  person: 'M-1',
  kind: 'recebimento' as const,
  title: 'Receber Almoço',
  detail: 'UPSL 1',
  body: {},
  photos: [] as string[],
  at: '2026-11-20T12:00:00.000Z',
  delivered: false,
  refusal: null as string | null,
  ...over,
});

const photo = (id: string, bytes: number, over = {}) => ({
  id,
  person: 'M-1',
  lotacaoId: 1,
  contexto: 'RECEBIMENTO',
  title: 'Almoço',
  at: '2026-11-20T12:00:00.000Z',
  original: null,
  image: { size: bytes } as Blob,
  sha256: null,
  takenAt: null,
  tries: 1,
  name: null as string | null,
  refusal: null as string | null,
  ...over,
});

describe('a fila de envio', () => {
  it('do rascunho para a fila em um passo só, e cada pessoa vê o que é seu', async () => {
    await writeDraft('recebimento|M-1|a', 'M-1', { texto: 'x' });
    await queueItem(item(), 'recebimento|M-1|a');
    expect(await readDraft('recebimento|M-1|a')).toBeUndefined();
    expect((await readItems('M-1')).map(({ id }) => id)).toEqual(['r-1']);
    expect(await readItems('M-2')).toEqual([]);
    await writePhoto({ ...photo('f-1', 1), image: null });
    expect([(await readPhotos('M-1')).length, (await readPhotos('M-2')).length]).toEqual([1, 0]);
  });

  it('fotos do que está concluído vão antes, as menores primeiro; as recusadas e as prontas não vão', () => {
    const order = photosToSend(
      [item({ photos: ['b', 'a'] }), item({ id: 'r-2', photos: ['presa'], refusal: 'não' })],
      [
        photo('solta', 10),
        photo('a', 300),
        photo('b', 900),
        photo('presa', 1),
        photo('enviada', 1, { name: 'x.jpg' }),
        photo('recusada', 1, { refusal: 'não' }),
        photo('sem-imagem', 1, { image: null }),
      ],
    );
    expect(order.map(({ id }) => id)).toEqual(['a', 'b', 'solta']);
  });

  it('a que a pessoa ainda olha, e pode cobrir, só vai quando ela segue, ou conclui', () => {
    const going = (photos: string[]) =>
      photosToSend([item({ photos })], [photo('olhada', 1), photo('outra', 2)]).map(({ id }) => id);
    holdPhoto('olhada');
    expect([going([]), going(['olhada'])]).toEqual([['outra'], ['olhada', 'outra']]);
    releasePhoto('olhada');
    expect(going([])).toEqual(['olhada', 'outra']);
  });

  it.each([
    [1, 0.5, 5_000],
    [2, 0.5, 60_000],
    [3, 0.5, 120_000],
    [4, 0.5, 300_000],
    [5, 0.5, 900_000],
    [9, 0.5, 900_000],
    [2, 0, 48_000],
    [2, 1, 72_000],
  ])('depois de %i falhas (sorte %d) espera %i ms', (failures, random, wait) => {
    expect(waitAfter(failures, random)).toBe(wait);
  });

  it('diz o que espera em palavras', () => {
    expect(wordsOf({ items: [], photos: [] })).toBe('');
    expect(wordsOf({ items: [item(), item({ id: 'r-2' })], photos: [photo('a', 1)] })).toBe('2 recebimentos e 1 foto');
    expect(wordsOf({ items: [item({ delivered: true })], photos: [photo('a', 1), photo('b', 1)] })).toBe('2 fotos');
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [312_456, '312 kB'],
    [1_500_000, '1,5 MB'],
    [12_000_000_000, '12 GB'],
  ])('%i bytes são %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe('o que a câmera escreve na foto', () => {
  // SOI, a baseline frame of 4000 × 3000, end.
  const bare = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0x0b, 0xb8, 0x0f, 0xa0, 1, 0xff, 0xd9]);

  it('o tamanho, sem abrir a imagem', () => {
    expect(factsOf(bare.buffer)).toEqual({ width: 4000, height: 3000, takenAt: null });
  });

  it.each(['2026-11-20T12:33:10', '2026-11-20T12:33:10-03:00'])('a hora %s vai e volta', takenAt => {
    expect(factsOf(withTakenAt(bare, takenAt).buffer)).toEqual({ width: 4000, height: 3000, takenAt });
  });

  it.each([
    ['vazio', []],
    ['um PNG', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]],
    ['um JPEG cortado', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45, 0x78, 0x69, 0x66]],
  ])('%s não quebra nada', (_name, bytes) => {
    expect(factsOf(new Uint8Array(bytes).buffer)).toEqual({ width: null, height: null, takenAt: null });
  });
});
