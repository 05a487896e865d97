import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { jest } from '@jest/globals';
import { type DBSchema, openDB } from 'idb';
import { deviceBase, writeNow } from './device.base.ts';

globalThis.structuredClone ??= value => deserialize(serialize(value));

interface Base extends DBSchema {
  old: { key: string; value: number };
  young: { key: string; value: number };
}

describe('a database on this device', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps what an earlier form of it held when a new store comes', async () => {
    const before = deviceBase<Base>('grown', 1, ['old']);
    expect(await writeNow(before, 'old', store => store.put(7, 'a'))).toBe(true);
    const after = deviceBase<Base>('grown', 2, ['old', 'young']);
    expect(await (await after()).get('old', 'a')).toBe(7);
    expect(await writeNow(after, 'young', store => store.put(8, 'b'))).toBe(true);
  });

  it('gives way to a newer form of itself, and opens again afterwards', async () => {
    const base = deviceBase<Base>('given', 1, ['old']);
    await base();
    const newer = await openDB('given', 2);
    newer.close();
    await expect(base()).rejects.toThrow(/version/i);
  });

  it('is tried again after it failed: a full device may have room in a minute', async () => {
    const base = deviceBase<Base>('full', 1, ['old']);
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(base()).rejects.toThrow('no room');
    expect(await writeNow(base, 'old', store => store.put(1, 'a'))).toBe(false);
    open.mockRestore();
    expect(await writeNow(base, 'old', store => store.put(1, 'a'))).toBe(true);
  });
});
