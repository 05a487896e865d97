import { errosDoPeriodo, faseDe, porExtenso } from './excecoes.rules.ts';

describe('a exceção de alguns dias', () => {
  it.each([
    ['2026-12-26', 'passada'],
    ['2026-12-25', 'presente'],
    ['2026-12-24', 'futura'],
    ['2026-12-01', 'futura'],
  ])('de 24 a 25/12, em %s é %s', (hoje, fase) => {
    expect(faseDe({ dataInicio: '2026-12-24', dataFim: '2026-12-25' }, hoje)).toBe(fase);
  });

  it.each([
    ['2026-12-24', '2026-12-24', undefined],
    ['2026-12-24', '2026-12-23', '/dataFim'],
    ['2026-11-30', '2026-12-24', '/dataInicio'],
    ['2026-12-24', '2027-12-24', undefined],
    ['2026-12-24', '2027-12-25', '/dataFim'],
  ])('de %s a %s, com 01/12 como primeiro dia: %s', (dataInicio, dataFim, pointer) => {
    expect(errosDoPeriodo({ dataInicio, dataFim }, '2026-12-01')[0]?.pointer).toBe(pointer);
  });

  it('diz-se pelo período e pelo motivo', () => {
    expect(porExtenso({ dataInicio: '2026-12-24', dataFim: '2026-12-25', motivo: 'EVENTO' })).toBe(
      '24/12/2026 a 25/12/2026 (Evento)',
    );
    expect(porExtenso({ dataInicio: '2026-12-24', dataFim: '2026-12-24', motivo: 'DIA_DE_VISITA' })).toBe(
      '24/12/2026 (Dia de visita)',
    );
  });
});
