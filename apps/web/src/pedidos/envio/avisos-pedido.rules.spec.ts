import type { components } from '@alipen/contracts/generated/bff';
import { gradeDe, itensDe } from '../grade/grade.model.ts';
import { preparo } from '../preparo.fixture.ts';
import { avisosDe } from './avisos-pedido.rules.ts';

const doCostume = (costume: number | null) => {
  const dia = preparo();
  return gradeDe({ ...dia, celulas: dia.celulas.map(celula => ({ ...celula, costume })) });
};
type Atitude = components['schemas']['AtitudeDoSinal'];

const so = (valor: number) => [
  [valor, 0],
  [0, 0],
];
const NO_PRAZO = { prazo: { encerrado: false } };
const sinais = (salto: Atitude, repeticao: Atitude) => ({
  ...NO_PRAZO,
  sinais: {
    salto: { atitude: salto, mediana: 90, aPartirDe: 118, dias: 14 },
    repeticao: {
      atitude: repeticao,
      seguidos: 6,
      aPartirDe: 7,
      itens: itensDe(doCostume(null), so(118)).filter(({ quantidade }) => quantidade > 0),
    },
  },
});

describe('what is worth a second look before sending', () => {
  it.each([
    [120, null],
    [121, 'Almoço, Interno: 21 % acima do costume (costuma ser 100).'],
    [80, null],
    [79, 'Almoço, Interno: 21 % abaixo do costume (costuma ser 100).'],
  ])('%i meals where 100 are usual', (valor, frase) => {
    expect(avisosDe(doCostume(100), so(valor), NO_PRAZO).costumes[0] ?? null).toBe(
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
        NO_PRAZO,
      ).costumes,
    ).toEqual([]);
    expect(avisosDe(doCostume(null), so(900), NO_PRAZO).costumes).toEqual([]);
  });

  it('is asked with a written reason after the cut-off and far above the head count', () => {
    const { exigem } = avisosDe(doCostume(null), so(351), { prazo: { encerrado: true } });
    expect(exigem).toEqual([
      'O prazo para este dia terminou: o pedido será enviado como emergencial e precisa de justificativa.',
      'Almoço, Interno: 6 acima do efetivo. Informe o motivo para enviar.',
    ]);
  });

  it.each([
    [118, 'MOTIVO', 'MOTIVO', [/mediana dos últimos 14 dias, que é 90.*motivo/, /em 7 pedidos seguidos.*motivo/], []],
    [118, 'MARCA', 'NAO', [], [/que é 90\.$/]],
    [117, 'MOTIVO', 'MOTIVO', [], []],
    [119, 'MOTIVO', 'MOTIVO', [/que é 90/], []],
  ] as const)('%i, onde o salto é %s e a repetição é %s', (valor, salto, repeticao, exigem, costumes) => {
    const avisos = avisosDe(doCostume(null), so(valor), sinais(salto, repeticao));
    expect(avisos.exigem).toEqual(exigem.map(frase => expect.stringMatching(frase)));
    expect(avisos.costumes).toEqual(costumes.map(frase => expect.stringMatching(frase)));
  });
});
