import { ProblemError } from '../base/problem.error.ts';
import { once } from './intent-key.ts';

describe('a chave de uma intenção', () => {
  const tentar = async (intencao: string, conteudo: unknown, resultado?: Error) => {
    let chave = '';
    await once(intencao, conteudo, async key => {
      chave = key;
      if (resultado) throw resultado;
    }).catch(() => undefined);
    return chave;
  };
  beforeEach(() => sessionStorage.clear());

  it.each([0, 401, 408, 429, 502])('sem saber se aconteceu (%d), a tentativa seguinte leva a mesma', async status => {
    const primeira = await tentar('enviar:1', { a: 1 }, new ProblemError(status, {}));
    expect(await tentar('enviar:1', { a: 1 })).toBe(primeira);
  });

  it.each([409, 412, 422])('recusada (%d), a tentativa seguinte é outra intenção', async status => {
    const primeira = await tentar('enviar:1', { a: 1 }, new ProblemError(status, {}));
    expect(await tentar('enviar:1', { a: 1 })).not.toBe(primeira);
  });

  it('feita, com outro conteúdo ou com outro nome, é outra', async () => {
    const falha = new ProblemError(0, {});
    const chaves = [
      await tentar('enviar:1', { a: 1 }),
      await tentar('enviar:1', { a: 1 }, falha),
      await tentar('enviar:1', { a: 2 }, falha),
      await tentar('enviar:2', { a: 2 }, falha),
    ];
    expect(new Set(chaves).size).toBe(4);
  });
});
