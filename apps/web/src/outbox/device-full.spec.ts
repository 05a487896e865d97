import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { act } from 'react';
import { DEVICE_FULL, queueItem, readDraft, readItems, reopenItem, writeDraft, writePhoto } from './device.store.ts';
import { useKept } from './kept.hook.ts';

globalThis.structuredClone ??= value => deserialize(serialize(value));

const item = {
  id: 'f-1',
  person: 'M-1',
  kind: 'fiscalizacao' as const,
  title: 'Fiscalização F2026-000001',
  detail: 'Almoço',
  body: { respostas: [1, 2, 3] },
  photos: ['p-1'],
  at: '2026-11-20T12:00:00.000Z',
  delivered: false,
  refusal: null,
};
const photo = {
  ...{ id: 'p-1', person: 'M-1', lotacaoId: 1, contexto: 'MARMITA', title: 'Marmita', at: item.at },
  ...{ original: null, image: null, sha256: null, takenAt: null, tries: 0, name: null, refusal: null },
};
const DRAFT = 'fiscalizacao|M-1|1';

function fill(when: 'at the write' | 'at the end') {
  const { put } = IDBObjectStore.prototype;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
    this: IDBObjectStore,
    ...what: Parameters<typeof put>
  ) {
    if (when === 'at the write') throw new DOMException('no room', 'QuotaExceededError');
    const asked = put.apply(this, what);
    asked.addEventListener('success', () => this.transaction.abort());
    return asked;
  });
}

describe('o aparelho cheio', () => {
  beforeEach(() => writeDraft(DRAFT, 'M-1', { resposta: 'antes' }));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('diz em uma frase, e o que já estava guardado continua', async () => {
    fill('at the write');
    await expect(writeDraft(DRAFT, 'M-1', { resposta: 'depois' })).rejects.toThrow(DEVICE_FULL);
    await expect(writePhoto(photo)).rejects.toThrow(DEVICE_FULL);
    expect(await readDraft(DRAFT)).toEqual({ resposta: 'antes' });
  });

  it.each(['at the write', 'at the end'] as const)('concluir sem espaço não tira o rascunho (%s)', async when => {
    const full = fill(when);
    await expect(queueItem(item, DRAFT)).rejects.toThrow();
    expect(await readItems('M-1')).toEqual([]);
    expect(await readDraft(DRAFT)).toEqual({ resposta: 'antes' });
    full.mockRestore();
    await queueItem(item, DRAFT);
    expect((await readItems('M-1')).map(({ id }) => id)).toEqual(['f-1']);
    expect(await readDraft(DRAFT)).toBeUndefined();
    await reopenItem('f-1', DRAFT, 'M-1', { resposta: 'antes' });
  });

  it('reabrir o recusado sem espaço o deixa na fila', async () => {
    await queueItem(item, DRAFT);
    fill('at the write');
    await expect(reopenItem('f-1', DRAFT, 'M-1', {})).rejects.toThrow(DEVICE_FULL);
    expect((await readItems('M-1')).map(({ id }) => id)).toEqual(['f-1']);
    jest.restoreAllMocks();
    await reopenItem('f-1', DRAFT, 'M-1', {});
  });

  it('quem digita lê o motivo, o digitado fica na tela, e com espaço de novo é guardado', async () => {
    const { result } = renderHook(() => useKept<{ resposta: string }>(DRAFT, 'M-1', () => ({ resposta: '' })));
    await waitFor(() => expect(result.current.draft).toEqual({ resposta: 'antes' }));
    const full = fill('at the write');
    await act(() => result.current.change({ resposta: 'digitada sem espaço' }));
    expect(result.current.failure).toBe(DEVICE_FULL);
    expect(result.current.draft).toEqual({ resposta: 'digitada sem espaço' });
    full.mockRestore();
    await act(() => result.current.change({ resposta: 'digitada depois' }));
    expect(result.current.failure).toBeNull();
    expect(await readDraft(DRAFT)).toEqual({ resposta: 'digitada depois' });
  });
});
