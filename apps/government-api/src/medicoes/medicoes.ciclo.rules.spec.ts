import { nomeDoMes } from '../clock/month-names.ts';
import { acoesDe, ciclo } from './medicoes.ciclo.rules.ts';
import { ehDiaUtil, mesAnterior, mesSeguinte } from './registro/medicoes.rules.ts';

describe('o ciclo da medição', () => {
  it('cada situação oferece o que se pode fazer nela, a quem pode', () => {
    expect(acoesDe('ABERTA', ['AL_GESTOR'])).toEqual(['enviar', 'decidir']);
    expect(acoesDe('ENVIADA', ['AL_GESTOR'])).toEqual(['decidir', 'pedirCorrecao', 'aprovar']);
    expect(acoesDe('ENVIADA', ['AL_FISCAL'])).toEqual(['pedirCorrecao']);
    expect(acoesDe('CORRECAO_SOLICITADA', ['AL_GESTOR'])).toEqual(['decidir', 'pedirCorrecao']);
    expect(acoesDe('APROVADA', ['AL_FISCAL'])).toEqual(['pedirCorrecao', 'atestar']);
    expect(acoesDe('ATESTADA', ['AL_GESTOR', 'AL_FISCAL'])).toEqual([]);
    expect(acoesDe('APROVADA', ['AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'SOLICITANTE'])).toEqual([]);
  });

  it('o passo fora de hora é recusado em palavras', () => {
    expect(() => ciclo.require('atestar', { situacao: 'ENVIADA' })).toThrow('Só se atesta uma medição aprovada.');
    expect(() => ciclo.require('aprovar', { situacao: 'CORRECAO_SOLICITADA' })).toThrow('sem correção pendente');
  });
});

describe('os meses da medição', () => {
  it('o anterior e o seguinte, também na virada do ano e em fevereiro', () => {
    expect(mesAnterior('2027-01-01')).toBe('2026-12-01');
    expect(mesAnterior('2028-03-31')).toBe('2028-02-01');
    expect(mesSeguinte('2026-12-01')).toBe('2027-01-01');
    expect(mesSeguinte('2027-02-01')).toBe('2027-03-01');
    expect(nomeDoMes('2026-03')).toBe('março de 2026');
  });

  it('o 5º dia útil pula o fim de semana e o feriado, e é um dia só', () => {
    // 1 November 2026 is a Sunday and the 2nd a holiday: the fifth working day is Monday the 9th.
    const fimDeSemana = (data: string) => [0, 6].includes(new Date(`${data}T00:00:00Z`).getUTCDay());
    const util = (data: string) => !fimDeSemana(data) && data !== '2026-11-02';
    const dias = Array.from({ length: 30 }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`);
    expect(dias.filter(data => ehDiaUtil(5, data, util))).toEqual(['2026-11-09']);
  });
});
