import { createLogger } from './logger.ts';

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
});
