import { preparo } from '../preparo.fixture.ts';
import { gradeDe } from './grade.model.ts';
import { comPreenchimento, PREENCHIMENTOS } from './preenchimentos.table.ts';

const grade = gradeDe(preparo());
const igualarAoEfetivo =
  PREENCHIMENTOS.find(({ rotulo }) => rotulo === 'Igualar ao efetivo')?.quantidade ?? (() => null);
const digitados = [
  [1, 2],
  [3, 0],
];

describe('filling the whole grid', () => {
  it('equals the head count, save where there is no price', () => {
    expect(comPreenchimento(grade, digitados, igualarAoEfetivo)).toEqual([
      [345, 58],
      [345, 0],
    ]);
  });

  it('gives the servers their own number also where they are compared with the inmates (R16)', () => {
    const { regras, celulas, ...resto } = preparo();
    const campo = gradeDe({
      ...resto,
      regras: { ...regras, baseServidores: 'EFETIVO_INTERNO' },
      celulas: celulas.map(celula => ({ ...celula, base: 345 })),
    });
    expect(comPreenchimento(campo, digitados, igualarAoEfetivo)[0]).toEqual([345, 58]);
  });

  it('keeps what is typed for a public that is in no head count', () => {
    const { publicos, ...resto } = preparo();
    const visita = gradeDe({
      ...resto,
      publicos: publicos.map(cada => (cada.id === 2 ? { ...cada, baseConferencia: 'SEM_BASE' } : cada)),
    });
    expect(comPreenchimento(visita, digitados, igualarAoEfetivo)[0]).toEqual([345, 2]);
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
