import { horasCertas } from './conclusao.rules.ts';

describe('as horas de uma conclusão, pelo relógio do servidor', () => {
  const iniciadaEm = new Date('2026-11-21T12:30:00.000Z');
  const concluidaEm = new Date('2026-11-21T12:50:00.000Z');

  it.each([
    ['que não disse a hora de enviar', null, '12:30', '12:50'],
    ['certo', 0, '12:30', '12:50'],
    ['cinco minutos adiantado, que se tolera', 300, '12:30', '12:50'],
    ['três horas adiantado', 10_800, '09:30', '09:50'],
    ['três horas atrasado', -10_800, '15:30', '15:50'],
  ])('de um aparelho %s', (_nome, desvioRelogioS, inicio, fim) => {
    const certas = horasCertas({ iniciadaEm, concluidaEm, desvioRelogioS });
    const hora = (instante: Date) => instante.toISOString().slice(11, 16);
    expect([hora(certas.iniciadaEm), hora(certas.concluidaEm)]).toEqual([inicio, fim]);
  });
});
