import { bancoVazio } from '../../test/kit/mudanca.ts';
import { openPostgres } from './postgres-connection.ts';

describe('a ligação com o PostgreSQL', () => {
  it('esquece as sessões paradas, e só elas: quem trabalha termina na sua', async () => {
    const banco = await bancoVazio();
    const connection = openPostgres({ url: banco.url, onIdleError: () => undefined });
    const pid = () =>
      connection.withSession(async session => {
        const [sessao] = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
        return sessao?.pid;
      });
    const antes = await pid();
    expect(await pid()).toBe(antes);
    await connection.withSession(async ocupada => {
      const [minha] = await ocupada.query<{ pid: number }>('select pg_backend_pid() as pid');
      await pid();
      await connection.forget();
      expect(await ocupada.query('select pg_backend_pid() as pid')).toEqual([minha]);
    });
    expect(await pid()).toBe(antes);
    await connection.forget();
    expect(await pid()).not.toBe(antes);
    await connection.close();
    await banco.descartar();
  });
});
