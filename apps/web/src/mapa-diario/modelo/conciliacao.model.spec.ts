import { diferencaEscrita, passosDe } from './conciliacao.model.ts';

const passo = (refeicoes: number) => ({ refeicoes, valorCentavos: refeicoes * 900 });

it('each step is told against the one before it, in meals and in money', () => {
  const passos = passosDe({
    ...{ efetivo: passo(338), solicitada: passo(345), confirmada: passo(345) },
    ...{ entregue: passo(340), aceita: passo(330) },
  });
  expect(passos.map(({ nome, refeicoes, diferenca }) => [nome, refeicoes, diferenca])).toEqual([
    ['Efetivo', 338, undefined],
    ['Solicitado', 345, { refeicoes: 7, valorCentavos: 6_300 }],
    ['Confirmado', 345, { refeicoes: 0, valorCentavos: 0 }],
    ['Entregue', 340, { refeicoes: -5, valorCentavos: -4_500 }],
    ['Aceito', 330, { refeicoes: -10, valorCentavos: -9_000 }],
  ]);
});

it('a gap is its meals and its money, each with its sign; none is said in a word', () => {
  expect(
    [
      { refeicoes: 7, valorCentavos: 6_300 },
      { refeicoes: -1_200, valorCentavos: -108_000 },
      { refeicoes: 0, valorCentavos: 0 },
      { refeicoes: 0, valorCentavos: 50 },
    ].map(cada => diferencaEscrita(cada).replaceAll('\u00a0', ' ')),
  ).toEqual(['+7 · +R$ 63,00', '−1.200 · −R$ 1.080,00', 'igual', '0 · +R$ 0,50']);
});
