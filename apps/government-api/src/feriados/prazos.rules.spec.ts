import { prazoDe, ultimoDiaDoPrazo, vencidoHa } from './prazos.rules.ts';

// 2 November 2026 is a Monday and a holiday; the 20th, a Friday, too.
const feriado = (data: string) => ['2026-11-02', '2026-11-20'].includes(data);

describe('os prazos em dias úteis', () => {
  it('o dia em que começa não conta; o fim de semana e o feriado se pulam', () => {
    expect(ultimoDiaDoPrazo('2026-10-30', 1, feriado)).toBe('2026-11-03');
    expect(ultimoDiaDoPrazo('2026-10-30', 10, feriado)).toBe('2026-11-16');
    expect(ultimoDiaDoPrazo('2026-11-18', 2, feriado)).toBe('2026-11-23');
  });

  it('no último dia ainda há prazo; depois contam-se os dias úteis que passaram', () => {
    const dias = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23', '2026-11-24'];
    expect(dias.map(hoje => vencidoHa('2026-11-19', hoje, feriado))).toEqual([0, 0, 0, 1, 2]);
  });

  it('diz-se em palavras', () => {
    const prazo = (hoje: string) => prazoDe({ desde: '2026-11-18', diasUteis: 1 }, hoje, feriado);
    expect(prazo('2026-11-19')).toEqual({
      ...{ desde: '2026-11-18', ate: '2026-11-19', diasUteis: 1, vencidoHa: 0, texto: 'Até 19/11/2026' },
    });
    expect(prazo('2026-11-23').texto).toBe('Vencido há 1 dia útil: era até 19/11/2026');
    expect(prazo('2026-11-24').texto).toBe('Vencido há 2 dias úteis: era até 19/11/2026');
  });
});
