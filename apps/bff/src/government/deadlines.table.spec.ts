import { deadlines } from './deadlines.table.ts';
import { lanes } from './lanes.table.ts';

const SECOND = 1_000;
const classes = Object.keys(deadlines) as (keyof typeof deadlines)[];

describe('os prazos', () => {
  it('uma pessoa espera por uma leitura cinco segundos, por entrar oito, por uma escrita dez, e não mais', () => {
    const { leitura, login, escrita } = deadlines;
    expect([leitura, login, escrita].map(({ total }) => total)).toEqual([5 * SECOND, 8 * SECOND, 10 * SECOND]);
  });

  it('o primeiro byte vem antes do último, e só os eventos não têm fim', () => {
    const endless = classes.filter(classe => deadlines[classe].total === 0);
    expect(endless).toEqual(['eventos']);
    const late = classes.filter(classe => deadlines[classe].firstByte >= deadlines[classe].total);
    expect(late).toEqual(endless);
  });

  it('o que é lento o é antes de ser tarde demais: senão o disjuntor nunca o conta', () => {
    const unheard = classes.filter(classe => {
      const slow = lanes[classe]?.slow ?? Number.POSITIVE_INFINITY;
      return Number.isFinite(slow) && slow >= deadlines[classe].firstByte;
    });
    expect(unheard).toEqual([]);
  });
});
