import { gradeDe } from '../grade/grade.model.ts';
import { preparo } from '../preparo.fixture.ts';
import { avisosDe } from './avisos-pedido.rules.ts';

const doCostume = (costume: number | null) => {
  const dia = preparo();
  return gradeDe({ ...dia, celulas: dia.celulas.map(celula => ({ ...celula, costume })) });
};
const so = (valor: number) => [
  [valor, 0],
  [0, 0],
];

describe('what is worth a second look before sending', () => {
  it.each([
    [120, null],
    [121, 'Almoço, Interno: 21 % acima do costume (costuma ser 100).'],
    [80, null],
    [79, 'Almoço, Interno: 21 % abaixo do costume (costuma ser 100).'],
  ])('%i meals where 100 are usual', (valor, frase) => {
    expect(avisosDe(doCostume(100), so(valor), false).costumes[0] ?? null).toBe(
      frase ?? 'Almoço, Servidor: 100 % abaixo do costume (costuma ser 100).',
    );
  });

  it('is not one more of a handful, nor a day that has no weeks before', () => {
    expect(
      avisosDe(
        doCostume(4),
        [
          [6, 4],
          [4, 0],
        ],
        false,
      ).costumes,
    ).toEqual([]);
    expect(avisosDe(doCostume(null), so(900), false).costumes).toEqual([]);
  });

  it('is asked with a written reason after the cut-off and far above the head count', () => {
    const { exigem } = avisosDe(doCostume(null), so(351), true);
    expect(exigem).toEqual([
      'O prazo para este dia terminou: o pedido será enviado como emergencial e precisa de justificativa.',
      'Almoço, Interno: 6 acima do efetivo. Informe o motivo para enviar.',
    ]);
  });
});
