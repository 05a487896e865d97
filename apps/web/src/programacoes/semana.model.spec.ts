import { publicos, refeicoes } from './semana.fixture.ts';
import {
  comPercentual,
  copiarDia,
  diaDe,
  itensDe,
  mudancasEntre,
  semanaDe,
  totalDe,
  valoresDe,
} from './semana.model.ts';

const semana = semanaDe(refeicoes, publicos);
const itens = itensDe(
  semana,
  semana.linhas.map((_, linha) => [1, 2, 3, 4, 5, 6, 7].map(n => n * (linha + 1))),
);

describe('the week on the grid', () => {
  it('goes to items and back without losing a cell', () => {
    expect(itens).toHaveLength(4 * 7);
    expect(itensDe(semana, valoresDe(semana, itens))).toEqual(itens);
    expect(itens[6]).toEqual({ diaSemana: 0, tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidade: 7 });
  });

  it('copies Monday over the weekdays and leaves the weekend', () => {
    expect(copiarDia(valoresDe(semana, itens), 0, [1, 2, 3, 4])[0]).toEqual([1, 1, 1, 1, 1, 6, 7]);
  });

  it.each([
    [5, [11, 12]],
    [-5, [11, 10]],
    [900, [9999, 110]],
  ])('applies %i %% with the half going up and 9.999 as the most', (percentual, [, segundo]) => {
    expect(comPercentual([[9999, 11]], percentual)[0]?.[1]).toBe(segundo);
    expect(comPercentual([[9999, 11]], 5)[0]?.[0]).toBe(9999);
  });

  it('names every cell that changes', () => {
    const antes = valoresDe(semana, itens);
    const depois = copiarDia(antes, 0, [1]);
    expect(mudancasEntre(semana, antes, depois)[0]).toEqual({ nome: 'Terça · Almoço, Interno', de: 2, para: 1 });
    expect(totalDe(antes)).toBe(280);
    expect(diaDe(refeicoes, publicos).colunas).toHaveLength(1);
  });
});
