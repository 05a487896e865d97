import { SenhasThread } from './senhas-thread.ts';

describe('a thread das senhas', () => {
  const thread = new SenhasThread();
  afterAll(() => thread.close());

  it('faz o hash que ela mesma confere, e mais nenhum', async () => {
    const { hash = '' } = await thread.ask({ senha: 'uma senha' });
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await thread.ask({ senha: 'uma senha', contra: hash })).toEqual({ igual: true });
    expect(await thread.ask({ senha: 'outra senha', contra: hash })).toEqual({ igual: false });
  });

  it('o que não é um hash é um erro, e a próxima é atendida', async () => {
    await expect(thread.ask({ senha: 'x', contra: 'não é' })).rejects.toThrow();
    expect((await thread.ask({ senha: 'x' })).hash).toBeDefined();
  });

  it('se ela acaba no meio, quem esperava ouve um erro, e outra começa', async () => {
    const esperando = thread.ask({ senha: 'x' });
    await Promise.all([expect(esperando).rejects.toThrow('the thread of the passwords ended'), thread.close()]);
    expect((await thread.ask({ senha: 'x' })).hash).toBeDefined();
  });
});
