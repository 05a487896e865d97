import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { jest } from '@jest/globals';
import { deviceBase } from '../app/device.base.ts';
import { draftStore } from './draft.store.ts';

globalThis.structuredClone ??= value => deserialize(serialize(value));

const storeOf = <T>(name: string) => draftStore<T>(deviceBase(name, 1, ['drafts']), 'drafts');

describe('drafts on this device', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('are read by key, or all that begin alike, and forgotten with null', async () => {
    const store = storeOf<number>('alike');
    await store.writeAll({ 'a#1': 1, 'a#2': 2, 'b#1': 3 });
    expect([await store.read('a#2'), await store.readAll('a#')]).toEqual([2, { 1: 1, 2: 2 }]);
    await store.write('a#1', null);
    expect(await store.readAll('a#')).toEqual({ 2: 2 });
  });

  it('know which of them this page load wrote', async () => {
    const earlier = storeOf<number>('visits');
    await earlier.write('day', 1);
    expect([earlier.isOfThisLoad('day'), storeOf<number>('visits').isOfThisLoad('day')]).toEqual([true, false]);
  });

  it('say when the device refuses, and find nothing then', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const store = storeOf<number>('full');
    expect([await store.write('a', 1), await store.read('a'), await store.readAll('')]).toEqual([false, undefined, {}]);
  });
});
