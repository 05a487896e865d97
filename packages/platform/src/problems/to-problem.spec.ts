import { problema } from './problema.ts';
import { toProblem } from './to-problem.ts';

const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });

describe('qualquer erro como um problema', () => {
  it.each([
    ['a instrução que falhou', new Error('Failed query: insert into "sessoes"', { cause: full })],
    ['o próprio banco', full],
  ])('o disco cheio do banco é uma frase, e quem cuida do sistema lê a causa: %s', (_, error) => {
    const problem = toProblem(error);
    expect([problem.slug, problem.message]).toEqual([
      'indisponivel',
      'O disco do servidor está cheio: nada foi salvo. Avise quem cuida do sistema.',
    ]);
    expect(problem.cause).toBe(error);
  });

  it.each([
    ['a fila por uma conexão', new Error('timeout exceeded when trying to connect')],
    [
      'a instrução que esperou por ela',
      new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
    ],
    [
      'a conexão que não se fez',
      new Error('Connection terminated due to connection timeout', { cause: new Error('closed') }),
    ],
    ['o limite do servidor', Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
  ])('o banco ocupado diz que se tente de novo, e quando: %s', (_, error) => {
    const problem = toProblem(error);
    expect([problem.slug, problem.extra.retryAfter]).toEqual(['indisponivel', 5]);
  });

  it('o que ninguém esperava não diz nada de si; o que já é problema fica como está', () => {
    expect(toProblem(new Error('segredo')).message).not.toContain('segredo');
    expect(toProblem(null).slug).toBe('falha-no-servidor');
    const known = problema('nao-encontrado', { detail: 'Não há.' });
    expect(toProblem(known)).toBe(known);
  });
});
