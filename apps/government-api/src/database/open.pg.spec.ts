import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { servidorDeTeste } from '../../test/kit/modelo.ts';
import { bancoVazio } from '../../test/kit/mudanca.ts';
import { openDatabase } from './open.ts';

const servidor = servidorDeTeste();
const onIdleError = () => undefined;

async function noServidor(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: servidor });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const como = (url: string, papel: string): string => {
  const outro = new URL(url);
  [outro.username, outro.password] = [papel, 'senha'];
  return outro.href;
};

describe('a primeira partida com um dono e um papel', () => {
  const sufixo = randomBytes(4).toString('hex');
  const [dono, papel] = [`alipen_dono_${sufixo}`, `alipen_papel_${sufixo}`];
  let banco: Awaited<ReturnType<typeof bancoVazio>>;
  beforeAll(async () => {
    banco = await bancoVazio();
    const nome = new URL(banco.url).pathname.slice(1);
    await noServidor(`create role ${dono} login password 'senha'`, `alter database ${nome} owner to ${dono}`);
  });
  afterAll(async () => {
    await banco.descartar();
    await noServidor(`drop role if exists ${papel}`, `drop role ${dono}`);
  });
  const abrir = () =>
    openDatabase({
      databaseUrl: como(banco.url, papel),
      migrationUrl: como(banco.url, dono),
      dataDir: '/nao/usada',
      onIdleError,
    });

  it('um dono que não pode criar papéis diz o que falta; quem pode o cria, e ele só acrescenta à trilha', async () => {
    await expect(abrir()).rejects.toThrow(new RegExp(`O papel ${papel}.*não existe.*createrole`));
    await noServidor(`alter role ${dono} createrole`);
    for (let partida = 0; partida < 2; partida += 1) {
      const connection = await abrir();
      const [quem] = await connection.withSession(session =>
        session.query<{ papel: string }>('select current_user as papel'),
      );
      expect(quem?.papel).toBe(papel);
      await expect(connection.withSession(session => session.exec('delete from eventos'))).rejects.toThrow(
        /permission denied/,
      );
      await connection.close();
    }
  });
});
