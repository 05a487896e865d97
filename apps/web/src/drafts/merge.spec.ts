import { changedKeys, type Fields, merge } from './merge.ts';

const seen = { nome: 'Interno', sigla: 'INT', ordem: 1, emails: ['a@x'] };

describe('two people saved the same record', () => {
  it('what only one side changed merges by itself', () => {
    const mine = { ...seen, nome: 'Internos' };
    const { fields, conflicts, taken } = merge(seen, mine, { ...seen, ordem: 3 });
    expect(fields).toEqual({ ...seen, nome: 'Internos', ordem: 3 });
    expect(conflicts).toEqual([]);
    expect(taken).toEqual(['ordem']);
  });

  it('what both changed is for a person to choose, and until then stays as typed here', () => {
    const { fields, conflicts } = merge(seen, { ...seen, nome: 'Meu' }, { ...seen, nome: 'Deles' });
    expect(conflicts).toEqual(['nome']);
    expect(fields.nome).toBe('Meu');
  });

  it('what both changed to the same value is no conflict', () => {
    const both = { ...seen, emails: ['b@x'] };
    expect(merge(seen, { ...both }, { ...both })).toMatchObject({ conflicts: [], taken: [] });
  });

  it('an emptied field wins where the other side left it alone', () => {
    const emptied: Fields = { ...seen, sigla: null };
    expect(merge(seen, emptied, { ...seen, nome: 'X' }).fields).toMatchObject({ sigla: null, nome: 'X' });
  });
});

describe('unsaved work', () => {
  it('is a difference from what is saved, not a touch', () => {
    expect(changedKeys(seen, { ...seen })).toEqual([]);
    expect(changedKeys({ nome: null }, { nome: '' })).toEqual([]);
    expect(changedKeys(seen, { ...seen, ordem: 2 })).toEqual(['ordem']);
  });
});
