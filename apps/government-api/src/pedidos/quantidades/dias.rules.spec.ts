import fc from 'fast-check';
import { addDays, plainDate } from '../../clock/clock.ts';
import { horaEm, porExtenso, zonedInstant } from '../../clock/zoned-time.ts';
import { janelaDe } from './dias.rules.ts';

const dia = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map(data => data.toISOString().slice(0, 10));
const hora = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(partes => partes.map(parte => String(parte).padStart(2, '0')).join(':'));
const zonas = ['America/Fortaleza', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha'];

describe('os dias e as horas da unidade', () => {
  it.each([
    ['America/Noronha', '2026-11-19T20:00:00.000Z'],
    ['America/Fortaleza', '2026-11-19T21:00:00.000Z'],
    ['America/Sao_Paulo', '2026-11-19T21:00:00.000Z'],
    ['America/Manaus', '2026-11-19T22:00:00.000Z'],
    ['America/Rio_Branco', '2026-11-19T23:00:00.000Z'],
  ])('18:00 em %s é %s', (fuso, instante) => {
    expect(zonedInstant('2026-11-19', '18:00', fuso).toISOString()).toBe(instante);
  });

  it('o relógio da zona mostra de volta o dia e a hora pedidos', () => {
    fc.assert(
      fc.property(dia, hora, fc.constantFrom(...zonas), (data, pedida, fuso) => {
        const instante = zonedInstant(data, pedida, fuso);
        expect([plainDate(instante, fuso), horaEm(instante, fuso)]).toEqual([data, pedida]);
      }),
    );
  });

  it('acerta o horário de verão que houve em São Paulo até 2019', () => {
    expect(zonedInstant('2018-12-10', '18:00', 'America/Sao_Paulo').toISOString()).toBe('2018-12-10T20:00:00.000Z');
  });

  it('a virada do ano acontece na hora de cada zona', () => {
    const instante = new Date('2027-01-01T03:30:00Z');
    expect(zonas.map(fuso => plainDate(instante, fuso))).toEqual([
      '2027-01-01',
      '2027-01-01',
      '2026-12-31',
      '2026-12-31',
      '2027-01-01',
    ]);
  });

  it('fevereiro de 2028 tem 29 dias', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('somar e subtrair dias volta ao mesmo dia', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: -400, max: 400 }), (data, n) => {
        expect(addDays(addDays(data, n), -n)).toBe(data);
      }),
    );
  });

  it('escreve a data como se lê', () => {
    expect(porExtenso('2026-11-20')).toBe('20/11/2026');
  });

  it('pede-se de hoje até 14 dias adiante', () => {
    expect(
      ['2026-11-19', '2026-11-20', '2026-12-04', '2026-12-05'].map(data => janelaDe(data, '2026-11-20', 14)),
    ).toEqual(['passada', 'aberta', 'aberta', 'longe']);
  });
});
