import { preparo } from '../preparo.fixture.ts';
import { gradeDe, itensDe, quantidadesIniciais } from './grade.model.ts';
import { celulasMuitoAcima, publicosComMotivo, totaisDe } from './grade.totals.ts';

const grade = gradeDe(preparo());

describe('the totals of the grid', () => {
  it('open on the programme, with nothing where there is no price', () => {
    expect(
      quantidadesIniciais(grade, null, 'COMPLEMENTAR')
        .flat()
        .every(quantidade => !quantidade),
    ).toBe(true);
    expect(quantidadesIniciais(grade, null)).toEqual([
      [345, 58],
      [345, 0],
    ]);
  });

  it('add rows, columns and cost in centavos', () => {
    expect(
      totaisDe(grade, [
        [347, 10],
        [345, 0],
      ]),
    ).toEqual({
      porRefeicao: [
        { total: 357, custoCentavos: 535_500 },
        { total: 345, custoCentavos: 500_250 },
      ],
      porPublico: [692, 10],
      total: 702,
      custoCentavos: 1_035_750,
    });
  });

  it('name the publics for which a reason is always asked, once anything is ordered for them', () => {
    const exigente = { ...grade, publicos: grade.publicos.map(publico => ({ ...publico, exigeJustificativa: true })) };
    const typed = [
      [347, 0],
      [345, 0],
    ];
    expect(publicosComMotivo(exigente, typed)).toEqual(['Interno']);
    expect(publicosComMotivo(grade, typed)).toEqual([]);
  });

  it('name the cells that need a reason, by the limits the server sent', () => {
    expect(
      celulasMuitoAcima(grade, [
        [350, 58],
        [351, 0],
      ]),
    ).toEqual([{ nome: 'Jantar, Interno', valor: 6 }]);
    const estrita = { ...grade, regras: { ...grade.regras, justificativaAcimaDe: 2 } };
    expect(
      celulasMuitoAcima(estrita, [
        [350, 58],
        [345, 0],
      ]),
    ).toEqual([{ nome: 'Almoço, Interno', valor: 5 }]);
  });

  it('send only the cells that can be ordered', () => {
    expect(
      itensDe(grade, [
        [1, 2],
        [3, 0],
      ]),
    ).toEqual([
      { tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidade: 1 },
      { tipoAlimentacaoId: 1, tipoPublicoId: 2, quantidade: 2 },
      { tipoAlimentacaoId: 2, tipoPublicoId: 1, quantidade: 3 },
    ]);
  });
});
