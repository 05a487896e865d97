import { acoesDe, errosDoFim, errosDoPeriodo, escolhidos, situacaoDe } from './suspensoes.rules.ts';

const hoje = '2026-11-24';
const erro = (inicio: string, fim: string) => errosDoPeriodo({ inicio, fim }, hoje)[0]?.pointer;
const valendo = (inicio: string, fim: string) => situacaoDe({ situacao: 'VALENDO', inicio, fim }, hoje);

describe('the days of a suspension', () => {
  it('go from today on, for one year at most', () => {
    expect(erro('2026-11-24', '2026-11-24')).toBeUndefined();
    expect(erro('2026-11-24', '2027-11-24')).toBeUndefined();
    expect(erro('2026-11-23', '2026-11-30')).toBe('/inicio');
    expect(erro('2026-11-30', '2026-11-29')).toBe('/fim');
    expect(erro('2026-11-24', '2027-11-25')).toBe('/fim');
  });

  it('are ended from yesterday on, or on the eve of the first, and never later', () => {
    const dias = { inicio: '2026-11-20', fim: '2026-11-30' };
    expect(errosDoFim(dias, '2026-11-23', hoje)).toEqual([]);
    expect(errosDoFim(dias, '2026-11-22', hoje)[0]?.detail).toBe('O último dia suspenso é 23/11/2026 ou depois.');
    expect(errosDoFim(dias, '2026-11-30', hoje)[0]?.detail).toMatch(/termina em 30\/11\/2026/);
    expect(errosDoFim({ inicio: '2026-11-27', fim: '2026-11-30' }, '2026-11-26', hoje)).toEqual([]);
  });

  it('say where they stand, and who may do what', () => {
    expect(valendo('2026-11-25', '2026-11-30')).toBe('FUTURA');
    expect(valendo('2026-11-24', '2026-11-24')).toBe('EM_CURSO');
    expect(valendo('2026-11-20', '2026-11-23')).toBe('PASSADA');
    expect(valendo('2026-11-25', '2026-11-24')).toBe('SEM_EFEITO');
    expect(acoesDe('FUTURA', ['gestor'])).toEqual(['corrigir', 'encerrar']);
    expect(acoesDe('PEDIDA', ['solicitante'])).toEqual(['desistir']);
    expect(acoesDe('EM_CURSO', ['solicitante'])).toEqual([]);
  });

  it('every type chosen is every type, those to come too', () => {
    const ativos = [{ id: 1 }, { id: 2 }];
    expect(escolhidos(undefined, ativos)).toEqual([]);
    expect(escolhidos([2, 1], ativos)).toEqual([]);
    expect(escolhidos([2], ativos)).toEqual([2]);
  });
});
