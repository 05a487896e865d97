import { encerrado, limiteDoDia, prazoDoDia } from './prazo.rules.ts';

const vespera = { horaLimitePedido: '18:00', diasAntecedencia: 1 };

describe('o prazo do pedido', () => {
  it('é a véspera às 18:00 no relógio da unidade', () => {
    expect(limiteDoDia('2026-11-21', [vespera], 'America/Fortaleza').toISOString()).toBe('2026-11-20T21:00:00.000Z');
    expect(limiteDoDia('2026-11-21', [vespera], 'America/Rio_Branco').toISOString()).toBe('2026-11-20T23:00:00.000Z');
  });

  it('vale o limite mais cedo entre as refeições', () => {
    const refeicoes = [
      vespera,
      { horaLimitePedido: '12:30', diasAntecedencia: 1 },
      { horaLimitePedido: '20:00', diasAntecedencia: 1 },
    ];
    expect(limiteDoDia('2026-11-21', refeicoes, 'America/Manaus').toISOString()).toBe('2026-11-20T16:30:00.000Z');
    const antes = [...refeicoes, { horaLimitePedido: '23:00', diasAntecedencia: 2 }];
    expect(limiteDoDia('2026-11-21', antes, 'America/Manaus').toISOString()).toBe('2026-11-20T03:00:00.000Z');
  });

  it('atravessa a virada do ano e o 29 de fevereiro', () => {
    expect(limiteDoDia('2027-01-01', [vespera], 'America/Noronha').toISOString()).toBe('2026-12-31T20:00:00.000Z');
    expect(limiteDoDia('2028-03-01', [vespera], 'America/Fortaleza').toISOString()).toBe('2028-02-29T21:00:00.000Z');
  });

  it('nunca passa do fim da véspera: o pedido para hoje é sempre emergencial', () => {
    const hoje = [{ horaLimitePedido: '08:00', diasAntecedencia: 0 }];
    expect(limiteDoDia('2026-11-21', hoje, 'America/Fortaleza').toISOString()).toBe('2026-11-21T02:59:00.000Z');
    expect(limiteDoDia('2026-11-21', [], 'America/Fortaleza').toISOString()).toBe('2026-11-21T02:59:00.000Z');
  });

  it('às 18:00:00.000 em ponto ainda está aberto, e um milissegundo depois já fechou', () => {
    const limite = limiteDoDia('2026-11-21', [vespera], 'America/Fortaleza');
    expect(encerrado(limite, limite)).toBe(false);
    expect(encerrado(new Date(limite.getTime() + 1), limite)).toBe(true);
    expect(prazoDoDia(new Date('2026-11-20T21:00:00.001Z'), '2026-11-21', [vespera], 'America/Fortaleza')).toEqual({
      limiteEm: limite,
      encerrado: true,
    });
  });
});
