import { interrompidasPorDia } from './interrompidas.rules.ts';

const lida = {
  lotacaoId: 7,
  data: '2026-12-01',
  motivo: 'Greve dos motoristas.',
  fim: '2026-12-03',
  refeicaoIds: [1, 2],
  refeicoes: 'Almoço, Jantar',
  parada: true,
  suspensa: false,
  todas: false,
  publicoIds: [],
  publicos: null,
};

describe('why a contract delivers nothing on a day', () => {
  it('says it of the whole day, with the last day and the reason', () => {
    expect(interrompidasPorDia([lida])(7, '2026-12-01')).toMatchObject({
      texto: 'Entrega interrompida até 03/12/2026: Greve dos motoristas.',
      parada: true,
      suspensa: false,
      refeicoes: new Set([1, 2]),
    });
  });

  it('names the meals where another contract delivers the rest', () => {
    const uma = { ...lida, parada: false, refeicaoIds: [2], refeicoes: 'Jantar' };
    expect(interrompidasPorDia([uma])(7, '2026-12-01')?.texto).toBe(
      'Entrega interrompida de Jantar até 03/12/2026: Greve dos motoristas.',
    );
  });

  it('joins two contracts that stopped on the same day', () => {
    const outra = { ...lida, motivo: 'Rebelião', refeicaoIds: [3], refeicoes: 'Desjejum' };
    const dia = interrompidasPorDia([lida, outra])(7, '2026-12-01');
    expect(dia?.texto).toBe(
      'Entrega interrompida até 03/12/2026: Greve dos motoristas. Entrega interrompida até 03/12/2026: Rebelião.',
    );
    expect(dia?.refeicoes).toEqual(new Set([1, 2, 3]));
  });

  it.each([
    ['Atividade suspensa', true, null],
    ['Suspensão de Almoço, Jantar', false, null],
    ['Suspensão para Interno', true, 'Interno'],
    ['Suspensão de Almoço, Jantar para Interno', false, 'Interno'],
  ])('says of the unit itself: %s', (comeco, todas, publicos) => {
    const suspensa = { ...lida, suspensa: true, todas, publicos, publicoIds: publicos ? [1] : [], parada: !publicos };
    const dia = interrompidasPorDia([suspensa])(7, '2026-12-01');
    expect(dia?.texto).toBe(`${comeco} até 03/12/2026: Greve dos motoristas.`);
    expect(dia?.alcanca({ tipoAlimentacaoId: 1, tipoPublicoId: 1 })).toBe(true);
    expect(dia?.alcanca({ tipoAlimentacaoId: 1, tipoPublicoId: 2 })).toBe(!publicos);
    expect(dia?.alcanca({ tipoAlimentacaoId: 3, tipoPublicoId: 1 })).toBe(false);
    expect(dia?.refeicoes).toEqual(new Set(publicos ? [] : [1, 2]));
  });

  it('says nothing of another unit or another day', () => {
    const em = interrompidasPorDia([lida]);
    expect(em(8, '2026-12-01')).toBeNull();
    expect(em(7, '2026-12-04')).toBeNull();
  });
});
