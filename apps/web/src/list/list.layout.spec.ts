import { arrange, ownColumns } from './list.layout.ts';
import type { Column } from './list.model.ts';

const column = (key: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  key,
  title: key,
  render: () => null,
  ...more,
});
const columns = [
  column('numero'),
  column('fiscal', { from: 'wall' }),
  column('nota', { from: 'desk' }),
  column('versoes', { shown: false }),
  column('acoes', { hideable: false }),
];

describe("a list's own columns", () => {
  it('are those that fit: the others where the screen is wide, or by choice', () => {
    expect(ownColumns(columns, { desk: false, wall: false })).toEqual(['numero', 'acoes']);
    expect(ownColumns(columns, { desk: true, wall: false })).toEqual(['numero', 'nota', 'acoes']);
    expect(ownColumns(columns, { desk: true, wall: true })).toEqual(['numero', 'fiscal', 'nota', 'acoes']);
  });

  it('a choice is kept as it was made, with the first and the fixed ones', () => {
    const keys = arrange(columns, ['versoes', 'fiscal']).map(({ key }) => key);
    expect(keys).toEqual(['numero', 'versoes', 'fiscal', 'acoes']);
  });
});
