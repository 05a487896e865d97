import { changedKeys, merge } from './record.merge.ts';

const KEYS = ['nome', 'sigla', 'ordem', 'emails'];
const seen = { nome: 'Interno', sigla: 'INT', ordem: 1, emails: ['a@x'] };

describe('two people saved the same record', () => {
  it('what only one side changed merges by itself', () => {
    const { values, conflicts, taken } = merge(KEYS, seen, { ...seen, nome: 'Internos' }, { ...seen, ordem: 3 });
    expect(values).toEqual({ ...seen, nome: 'Internos', ordem: 3 });
    expect(conflicts).toEqual([]);
    expect(taken).toEqual(['ordem']);
  });

  it('what both changed is for a person to choose, and until then stays as typed here', () => {
    const { values, conflicts } = merge(KEYS, seen, { ...seen, nome: 'Meu' }, { ...seen, nome: 'Deles' });
    expect(conflicts).toEqual(['nome']);
    expect(values.nome).toBe('Meu');
  });

  it('what both changed to the same value is no conflict', () => {
    const both = { ...seen, emails: ['b@x'] };
    expect(merge(KEYS, seen, { ...both }, { ...both })).toMatchObject({ conflicts: [], taken: [] });
  });

  it('an emptied field wins where the other side left it alone', () => {
    expect(merge(KEYS, seen, { ...seen, sigla: null }, { ...seen, nome: 'X' }).values).toMatchObject({
      sigla: null,
      nome: 'X',
    });
  });
});

describe('unsaved work', () => {
  it('is a difference from what is saved, not a touch', () => {
    expect(changedKeys(KEYS, seen, { ...seen })).toEqual([]);
    expect(changedKeys(KEYS, { nome: null }, { nome: '' })).toEqual([]);
    expect(changedKeys(KEYS, seen, { ...seen, ordem: 2 })).toEqual(['ordem']);
  });
});
