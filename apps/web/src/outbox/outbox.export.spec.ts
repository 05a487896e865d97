import { strFromU8, unzipSync } from 'fflate';
import type { OutboxItem, OutboxPhoto } from './device.store.ts';
import { exportOutbox } from './outbox.export.ts';

const item: OutboxItem = {
  id: 'r-1',
  person: 'M-1',
  kind: 'fiscalizacao',
  title: 'Fiscalização F2026-000001',
  detail: 'Almoço · UPSL 1',
  body: { fiscalizacaoId: 7, conclusao: { respostas: [{ item: 'B1', leituras: [{ graus: 575 }] }] } },
  photos: ['reduzida', 'crua', 'sem-imagem'],
  at: '2026-11-20T12:00:00.000Z',
  delivered: false,
  refusal: null,
  waiting: 'O servidor está sem espaço para guardar arquivos.',
};
const photo = (id: string, over: Partial<OutboxPhoto>): OutboxPhoto => ({
  ...{ id, person: 'M-1', lotacaoId: 1, contexto: 'MARMITA', title: 'Marmita', at: item.at, original: null },
  ...{ image: null, sha256: null, takenAt: '2026-11-20T08:59:10', tries: 1, name: null, refusal: null, ...over },
});
const blob = (...bytes: number[]) => ({ arrayBuffer: async () => new Uint8Array(bytes).buffer }) as unknown as Blob;

const photos = [
  photo('reduzida', { image: blob(1, 2), original: blob(9, 9, 9), sha256: 'abc' }),
  photo('crua', { original: blob(3) }),
  photo('sem-imagem', {}),
];
const reception = { ...item, id: 'r-2', kind: 'recebimento' as const, photos: [], waiting: null };

async function contents() {
  const made = await exportOutbox({ items: [item, reception], photos });
  expect(made.type).toBe('application/zip');
  const bytes = await new Promise<ArrayBuffer>(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(made);
  });
  return unzipSync(new Uint8Array(bytes));
}
const json = (bytes: Uint8Array | undefined) => JSON.parse(strFromU8(bytes ?? new Uint8Array()));

describe('a cópia da fila, o último recurso', () => {
  it('tem o que ler primeiro, cada registro na ordem, e as fotos que há', async () => {
    expect(Object.keys(await contents())).toEqual([
      'LEIA-ME.txt',
      '1-fiscalizacao-r-1.json',
      '2-recebimento-r-2.json',
      'fotos.json',
      'fotos/reduzida.jpg',
      'fotos/crua.jpg',
    ]);
  });

  it('o registro vai inteiro, com as respostas e por que espera', async () => {
    const files = await contents();
    expect(json(files['1-fiscalizacao-r-1.json'])).toEqual(item);
    expect(strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array())).toContain('A cópia não tira nada da fila.');
  });

  it('a foto vai como seria enviada, ou como a câmera a deu; de cada uma se diz quando e onde', async () => {
    const files = await contents();
    expect([...(files['fotos/reduzida.jpg'] ?? [])]).toEqual([1, 2]);
    expect([...(files['fotos/crua.jpg'] ?? [])]).toEqual([3]);
    const described = json(files['fotos.json']);
    expect(described.map(({ id }: { id: string }) => id)).toEqual(item.photos);
    expect(described[0]).toMatchObject({ lotacaoId: 1, contexto: 'MARMITA', takenAt: '2026-11-20T08:59:10' });
    for (const each of described) {
      expect(each).not.toHaveProperty('image');
      expect(each).not.toHaveProperty('original');
    }
  });
});
