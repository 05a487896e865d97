import { avisosDasJanelas, propriasEm } from './janelas.rules.ts';

const mudanca = (valeDe: string, entregaInicio: string | null, entregaFim: string | null) => ({
  tipoAlimentacaoId: 3,
  valeDe,
  entregaInicio,
  entregaFim,
});

describe('a janela de entrega da lotação', () => {
  const mudancas = [
    mudanca('2026-11-01', '10:00:00', '11:00:00'),
    mudanca('2026-12-01', '10:30:00', '11:30:00'),
    mudanca('2027-01-01', null, null),
  ];

  it.each([
    ['2026-10-31', undefined],
    ['2026-11-30', { entregaInicio: '10:00', entregaFim: '11:00' }],
    ['2026-12-01', { entregaInicio: '10:30', entregaFim: '11:30' }],
    ['2027-01-01', undefined],
  ])('em %s é %o: uma mudança não altera os dias de antes dela', (data, esperada) => {
    expect(propriasEm(mudancas, data).get(3)).toEqual(esperada);
  });

  it('a sobreposição de duas refeições é avisada', () => {
    const cafe = { nome: 'Café', entregaInicio: '06:00', entregaFim: '07:00' };
    const almoco = { nome: 'Almoço', entregaInicio: '11:00', entregaFim: '12:00' };
    expect(avisosDasJanelas([almoco, cafe])).toEqual([]);
    expect(avisosDasJanelas([almoco, { ...cafe, entregaFim: '11:30' }])).toEqual([
      'Café (até 11:30) e Almoço (desde 11:00) se sobrepõem.',
    ]);
  });
});
