import { setTimeout as delay } from 'node:timers/promises';
import { atencao, exitCodeOf, falha, messageOf, ok, reportOf, runChecks } from './checks.ts';

const check = (nome: string, run: () => Promise<ReturnType<typeof ok>>) => ({ nome, run });

describe('as conferências do operador', () => {
  it('a que quebra e a que não responde são falhas ditas, e as outras continuam', async () => {
    const feitas = await runChecks(
      [
        check('a', () => Promise.reject(new Error('recusado', { cause: new Error('porta fechada') }))),
        check('b', () => delay(5_000, ok('tarde'), { ref: false })),
        check('c', async () => ok('Tudo certo.')),
      ],
      20,
    );
    expect(feitas.map(({ nome, estado, frase }) => [nome, estado, frase])).toEqual([
      ['a', 'falha', 'Não pude conferir: porta fechada.'],
      ['b', 'falha', 'Não pude conferir: sem resposta em 0.02 s.'],
      ['c', 'ok', 'Tudo certo.'],
    ]);
    expect(feitas.every(({ estado, faca }) => estado === 'ok' || faca)).toBe(true);
  });

  it('só a falha termina com 1', () => {
    expect(exitCodeOf([])).toBe(0);
    expect(exitCodeOf([ok('x'), atencao('x', 'y')])).toBe(0);
    expect(exitCodeOf([atencao('x', 'y'), falha('x', 'y')])).toBe(1);
  });

  it('escreve para uma pessoa, cada aviso com o que digitar, e para uma máquina', () => {
    const feitas = [
      { nome: 'banco', ...ok('Responde.') },
      { nome: 'disco', ...falha('Cheio.', 'df -h', ['/dados: 99 %']) },
    ];
    expect(reportOf(feitas, false).split('\n')).toEqual([
      '  ok      banco  Responde.',
      'X FALHA   disco  Cheio.',
      '                 /dados: 99 %',
      '                 → df -h',
    ]);
    expect(JSON.parse(reportOf(feitas, true))).toEqual({ estado: 'falha', conferencias: feitas });
  });

  it('de um erro com causa diz a causa, em uma linha', () => {
    expect(messageOf(new AggregateError([new Error('IPv6\nrecusado'), new Error('IPv4 recusado')]))).toBe(
      'IPv6 recusado; IPv4 recusado',
    );
    expect(messageOf('texto')).toBe('texto');
  });
});
