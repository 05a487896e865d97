import { gradeDe } from './grade.model.ts';
import { comPreenchimento } from './preenchimentos.table.ts';
import { preparo } from './preparo.fixture.ts';

const grade = gradeDe(preparo());
const digitados = [
  [1, 2],
  [3, 0],
];

describe('filling the whole grid', () => {
  it('equals the head count, save where there is no price', () => {
    expect(comPreenchimento(grade, digitados, ({ base }) => base)).toEqual([
      [345, 58],
      [345, 0],
    ]);
  });

  it('keeps what is typed where the source has no number', () => {
    expect(comPreenchimento(grade, digitados, ({ semanaPassada }) => semanaPassada)).toEqual(digitados);
  });

  it('never passes the limit of a cell', () => {
    expect(comPreenchimento(grade, digitados, () => 20_000)).toEqual([
      [9999, 9999],
      [9999, 0],
    ]);
  });
});
