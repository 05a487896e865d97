import { Blob as NodeBlob } from 'node:buffer';
import { factsOf } from './photo.exif.ts';
import { resizePhoto } from './photo.resize.ts';
import { withTakenAt } from './photo-exif.writer.ts';

// SOI, a baseline frame of 4000 × 3000, end.
const FRAME = [0xff, 0xc0, 0, 8, 8, 0x0b, 0xb8, 0x0f, 0xa0, 1];
const BARE = Uint8Array.from([0xff, 0xd8, ...FRAME, 0xff, 0xd9]);
const LETTERS = (text: string) => [...text].map(letter => letter.charCodeAt(0));

/** A phone's JPEG with its TIFF in the given byte order, the hour, and the place 2°31'47.5"S 44°15'9"W, 24 m up. */
function camera(little: boolean, gps?: readonly number[]): Uint8Array<ArrayBuffer> {
  const two = (n: number) => (little ? [n & 255, n >> 8] : [n >> 8, n & 255]);
  const four = (n: number) =>
    little ? [...two(n & 0xffff), ...two(n >>> 16)] : [...two(n >>> 16), ...two(n & 0xffff)];
  const field = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...two(tag),
    ...two(type),
    ...four(count),
    ...value,
  ];
  const fractions = (...pairs: readonly (readonly [number, number])[]) => pairs.flatMap(pair => pair.flatMap(four));
  const FIRST = 8;
  const CAMERA = FIRST + 2 + 3 * 12 + 4;
  const MAKER = CAMERA + 2 + 12 + 4;
  const TIME = MAKER + 8;
  const PLACE = TIME + 20;
  const VALUES = PLACE + 2 + 6 * 12 + 4;
  const tiff = [
    ...(little ? LETTERS('II') : LETTERS('MM')),
    ...two(42),
    ...four(FIRST),
    ...two(3),
    ...field(0x010f, 2, 8, four(MAKER)),
    ...field(0x8769, 4, 1, four(CAMERA)),
    ...field(0x8825, 4, 1, four(PLACE)),
    ...four(0),
    ...two(1),
    ...field(0x9003, 2, 20, four(TIME)),
    ...four(0),
    ...LETTERS('Celular\0'),
    ...LETTERS('2026:11:20 11:32:07\0'),
    ...(gps ?? [
      ...two(6),
      ...field(0, 1, 4, [2, 3, 0, 0]),
      ...field(1, 2, 2, LETTERS('S\0\0\0')),
      ...field(2, 5, 3, four(VALUES)),
      ...field(3, 2, 2, LETTERS('W\0\0\0')),
      ...field(4, 5, 3, four(VALUES + 24)),
      ...field(6, 5, 1, four(VALUES + 48)),
      ...four(0),
      ...fractions([2, 1], [31, 1], [475, 10]),
      ...fractions([44, 1], [15, 1], [9, 1]),
      ...fractions([24, 1]),
    ]),
  ];
  const length = 8 + tiff.length;
  const segment = [0xff, 0xe1, length >> 8, length & 255, ...LETTERS('Exif\0\0'), ...tiff];
  return Uint8Array.from([0xff, 0xd8, ...segment, ...FRAME, 0xff, 0xd9]);
}

const TAKEN_AT = '2026-11-20T11:32:07';
const PLACE = [
  { tag: 0, type: 1, count: 4, value: [2, 3, 0, 0] },
  { tag: 1, type: 2, count: 2, value: LETTERS('S\0') },
  { tag: 2, type: 5, count: 3, value: [0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 31, 0, 0, 0, 1, 0, 0, 1, 219, 0, 0, 0, 10] },
  { tag: 3, type: 2, count: 2, value: LETTERS('W\0') },
  { tag: 4, type: 5, count: 3, value: [0, 0, 0, 44, 0, 0, 0, 1, 0, 0, 0, 15, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 1] },
  { tag: 6, type: 5, count: 1, value: [0, 0, 0, 24, 0, 0, 0, 1] },
];
const inNumbers = (bytes: Uint8Array<ArrayBuffer>) => {
  const { place, ...others } = factsOf(bytes.slice().buffer);
  return { ...others, place: place?.map(field => ({ ...field, value: [...field.value] })) };
};

describe.each([
  ['little-endian (II)', true],
  ['big-endian (MM)', false],
])('de uma câmera %s', (_, little) => {
  it('leem-se o tamanho, a hora e o lugar', () => {
    expect(inNumbers(camera(little))).toEqual({ width: 4000, height: 3000, takenAt: TAKEN_AT, place: PLACE });
  });

  it('o lugar e a hora vão para a foto menor, e mais nada da câmera', () => {
    const { takenAt, place } = factsOf(camera(little).buffer);
    const sent = withTakenAt(BARE, takenAt, place);
    expect(inNumbers(sent)).toEqual({ width: 4000, height: 3000, takenAt: TAKEN_AT, place: PLACE });
    expect(String.fromCharCode(...sent)).not.toContain('Celular');
  });

  it('sem hora vai o lugar, e sem nenhum dos dois nada', () => {
    const { place } = factsOf(camera(little).buffer);
    expect(inNumbers(withTakenAt(BARE, null, place))).toMatchObject({ takenAt: null, place: PLACE });
    expect(withTakenAt(BARE, null)).toBe(BARE);
  });

  it.each([
    ['aponta para fora do arquivo', [9, 0, 9, 0]],
    ['não tem nada', [0, 0, 0, 0, 0, 0]],
    ['é de um tipo que não há', little ? [1, 0, 2, 0, 99, 0, 1, 0, 0, 0] : [0, 1, 0, 2, 0, 99, 0, 0, 0, 1]],
    ['diz ter 16 milhões de bytes', little ? [1, 0, 2, 0, 5, 0, 0, 0, 32, 0] : [0, 1, 0, 2, 0, 5, 0, 32, 0, 0]],
  ])('o lugar que %s não é lugar, e a hora e o tamanho ficam', (_nome, gps) => {
    const facts = inNumbers(camera(little, gps));
    expect(facts).toEqual({ width: 4000, height: 3000, takenAt: TAKEN_AT, place: undefined });
  });

  describe('ao preparar a foto para o envio', () => {
    const { createImageBitmap } = globalThis;
    beforeEach(() => {
      globalThis.createImageBitmap = async () => ({ width: 4000, height: 3000, close: () => undefined });
    });
    afterEach(() => {
      globalThis.createImageBitmap = createImageBitmap;
    });
    const canvas = () => ({ context: null, encode: async () => new NodeBlob([BARE]) as Blob });
    const prepared = async (...keepsPlace: boolean[]) => {
      const file = new NodeBlob([camera(little)]) as Blob;
      const { image, takenAt: told } = await resizePhoto(file, canvas, ...keepsPlace);
      const bytes = await new Promise<ArrayBuffer>(resolve => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as ArrayBuffer);
        reader.readAsArrayBuffer(image);
      });
      return { told, ...inNumbers(new Uint8Array(bytes)) };
    };

    it.each([
      ['sem que nada o diga, o lugar fica para trás', [], undefined],
      ['onde não se guarda, o lugar fica para trás', [false], undefined],
      ['onde se guarda, o lugar vai', [true], PLACE],
    ])('%s', async (_nome, keepsPlace, place) => {
      expect(await prepared(...keepsPlace)).toMatchObject({ told: TAKEN_AT, takenAt: TAKEN_AT, place });
    });
  });
});
