import { createLogger, NestLogger } from './logger.ts';

function lines(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const written: string[] = [];
  write(createLogger({ name: 'prova', level: 'info' }, { write: line => void written.push(line) }));
  return written.join('');
}

describe('o registro', () => {
  it('nunca guarda segredos, onde quer que estejam', () => {
    const text = lines(logger =>
      logger.info({
        senha: 'segredo-um',
        cpf: '52998224725',
        headers: { cookie: 'segredo-tres', authorization: 'segredo-quatro' },
        corpo: { login: { senha: 'segredo-dois', token: 'segredo-cinco' } },
      }),
    );
    expect(text).not.toMatch(/segredo|52998224725/);
    expect(text).toContain('[redacted]');
  });

  it('guarda o caminho sem a consulta', () => {
    const text = lines(logger => logger.info({ req: { method: 'GET', url: '/x?busca=Fulano', headers: {}, id: '1' } }));
    expect(text).toContain('"path":"/x"');
    expect(text).not.toContain('Fulano');
  });

  it.each(['resposta', 'verificacao', 'declaracao', 'nota', 'lista', 'pergunta', 'troca'])(
    'não guarda o código de uma porta aberta: /%s/',
    porta => {
      const url = `/ms-alipen/${porta}/segredo-da-porta/resto`;
      const text = lines(logger => logger.info({ req: { method: 'GET', url, headers: {}, id: '1' } }));
      expect(text).toContain(`/${porta}/[redacted]/resto`);
      expect(text).not.toContain('segredo-da-porta');
    },
  );

  it('de uma falha guarda o que ajuda, nunca os valores de um comando nem um CPF', () => {
    class DrizzleQueryError extends Error {
      query = 'insert into usuarios (cpf) values ($1)';
      params = ['52998224725', 'canario'];
    }
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'usuarios_cpf_unico',
      detail: 'Key (cpf)=(52998224725) already exists.',
    });
    const failed = new DrizzleQueryError('Failed query: insert into usuarios\nparams: 52998224725,canario', { cause });
    const text = lines(logger => {
      logger.error({ err: failed }, 'unexpected error');
      logger.error({ err: 'o CPF 529.982.247-25 não entrou' });
      new NestLogger(logger).error(`job failed: ${failed}`, failed.stack);
    });
    expect(text).not.toMatch(/529|canario/);
    expect(text).toContain('usuarios_cpf_unico');
    expect(text).toContain('Failed query: insert into usuarios');
    expect(text).toMatch(/logger\.spec/);
  });
});
