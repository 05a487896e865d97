import { type RegraFeriado, resolver } from './resolucao.rules.ts';

// 2026-11-20 is a Friday, 2026-11-22 a Sunday.
const SEXTA = '2026-11-20';

describe('o que vale em um dia: exceção, regra do feriado, dia da semana, zero', () => {
  const programacao = (regraFeriado: RegraFeriado) => ({ id: 7, regraFeriado });
  const fonte = (diaSemana: number) => ({ tipo: 'programacao', id: 7, diaSemana });

  it.each([
    ['sem nada é zero', null, null, false, 'SEM_PROGRAMACAO', null],
    ['feriado sem programação também é zero', null, null, true, 'SEM_PROGRAMACAO', null],
    ['dia comum segue o dia da semana', null, programacao('COMO_DOMINGO'), false, 'DIA_DA_SEMANA', fonte(5)],
    ['feriado como domingo', null, programacao('COMO_DOMINGO'), true, 'FERIADO', fonte(0)],
    ['feriado como sábado', null, programacao('COMO_SABADO'), true, 'FERIADO', fonte(6)],
    ['feriado como o próprio dia', null, programacao('COMO_O_DIA'), true, 'FERIADO', fonte(5)],
    [
      'exceção passa a frente do dia da semana',
      9,
      programacao('COMO_DOMINGO'),
      false,
      'EXCECAO',
      { tipo: 'excecao', id: 9 },
    ],
    ['exceção passa à frente do feriado', 9, programacao('COMO_DOMINGO'), true, 'EXCECAO', { tipo: 'excecao', id: 9 }],
    ['exceção vale mesmo sem programação', 9, null, false, 'EXCECAO', { tipo: 'excecao', id: 9 }],
  ] as const)('%s', (_nome, excecaoId, versao, feriado, origem, esperada) => {
    expect(resolver({ data: SEXTA, excecaoId, programacao: versao, feriado })).toEqual({ origem, fonte: esperada });
  });
});
