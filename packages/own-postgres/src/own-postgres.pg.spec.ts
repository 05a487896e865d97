import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { FolderInUseError } from './folder-lock.ts';
import { layoutOf, usesSocket } from './layout.ts';
import { readRunning } from './leftover.ts';
import { type OwnPostgres, type OwnPostgresSettings, openOwnPostgres } from './own-postgres.ts';
import { OwnPostgresError } from './own-postgres-error.ts';

describe('o PostgreSQL do próprio sistema', () => {
  let pasta: string;
  const abertos: OwnPostgres[] = [];
  beforeEach(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen proprio é '));
  });
  afterEach(async () => {
    for (const aberto of abertos.splice(0)) await aberto.stop();
    await rm(pasta, { recursive: true, force: true });
  });

  const dito: string[] = [];
  const abrir = async (folder = pasta, mais: Partial<OwnPostgresSettings> = {}) => {
    const aberto = await openOwnPostgres({
      folder,
      durable: false,
      say: linha => dito.push(linha),
      onLost: () => undefined,
      ...mais,
    });
    abertos.push(aberto);
    return aberto;
  };
  const fechar = async () => {
    for (const aberto of abertos.splice(0)) await aberto.stop();
  };
  const perguntar = async <Linha extends pg.QueryResultRow>(url: string, comando: string): Promise<Linha[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Linha>(comando)).rows;
    } finally {
      await client.end();
    }
  };
  const pidDoServidor = async () => (await readRunning(layoutOf(pasta)))?.pid ?? 0;

  it('começa numa pasta com espaço e acento, guarda o que se grava, e continua daí', async () => {
    const um = await abrir();
    await perguntar(um.url(), `create table fica (n int); insert into fica values (7)`);
    await fechar();
    const outro = await abrir();
    expect(await perguntar(outro.url(), 'select n from fica')).toEqual([{ n: 7 }]);
    expect((await stat(pasta)).mode & 0o777).toBe(0o700);
  });

  it('ninguém entra sem a senha, nem pela rede da máquina', async () => {
    const aberto = await abrir();
    const sem = new URL(aberto.url());
    sem.password = '';
    await expect(perguntar(sem.href, 'select 1')).rejects.toThrow(/password/);
    sem.password = 'outra';
    await expect(perguntar(sem.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    const [onde] = await perguntar<{ escuta: string; modo: string }>(
      aberto.url(),
      `select current_setting('listen_addresses') as escuta, current_setting('unix_socket_permissions') as modo`,
    );
    expect(onde).toEqual({ escuta: '', modo: '0700' });
    expect((await stat(join(pasta, 'senha'))).mode & 0o777).toBe(0o600);
  });

  it('onde o caminho é longo demais para um soquete, escuta só no endereço da própria máquina', async () => {
    const longa = join(pasta, 'x'.repeat(100));
    expect(usesSocket(layoutOf(longa))).toBe(false);
    const aberto = await abrir(longa);
    const [onde] = await perguntar<{ escuta: string }>(
      aberto.url(),
      `select current_setting('listen_addresses') as escuta`,
    );
    expect(onde).toEqual({ escuta: '127.0.0.1' });
  });

  it('quem chega com a pasta aberta é mandado embora com uma frase, ou entra junto se foi feito para isso', async () => {
    const um = await abrir();
    await perguntar(um.url(), 'create table minha (n int)');
    await expect(abrir()).rejects.toThrow(FolderInUseError);
    const junto = await abrir(pasta, { join: true });
    expect(await perguntar(junto.url(), 'select n from minha')).toEqual([]);
    await junto.stop();
    expect(await perguntar(um.url(), 'select n from minha')).toEqual([]);
  });

  it('morto, é começado de novo com o que foi confirmado, e diz que foi', async () => {
    const aberto = await abrir(pasta, { durable: true });
    await perguntar(aberto.url(), `create table fica (n int); insert into fica values (1)`);
    const morto = await pidDoServidor();
    dito.length = 0;
    process.kill(morto, 'SIGKILL');
    await ate(async () => {
      const linhas = await perguntar(aberto.url(), 'select n from fica').catch(() => undefined);
      return linhas?.length === 1 && (await pidDoServidor()) !== morto;
    });
    expect(dito).toContain('PostgreSQL ended by itself (SIGKILL); it is begun anew');
  });

  it('o que mata sempre não é tentado para sempre: quem o usa é avisado, com uma frase', async () => {
    const perdido = adiado<Error>();
    await abrir(pasta, { onLost: perdido.resolve });
    let acabou = false;
    perdido.promise.then(() => {
      acabou = true;
    });
    let visto = 0;
    while (!acabou) {
      const agora = await readRunning(layoutOf(pasta));
      if (agora?.ready && agora.pid !== visto) {
        visto = agora.pid;
        process.kill(visto, 'SIGKILL');
      }
      await wait(5);
    }
    expect(await perdido.promise).toBeInstanceOf(OwnPostgresError);
  });

  it('a trava de um servidor que morreu, com o número de outro processo vivo, não impede', async () => {
    const um = await abrir();
    await perguntar(um.url(), `create table fica (n int); insert into fica values (1)`);
    await fechar();
    await writeFile(join(pasta, 'dados', 'postmaster.pid'), `${process.pid}\n${join(pasta, 'dados')}\n1\n5432\n`);
    await writeFile(join(pasta, 'soquete', '.s.PGSQL.5432.lock'), `${process.pid}\n`);
    expect(await perguntar((await abrir()).url(), 'select n from fica')).toHaveLength(1);
  });

  it('o servidor que ficou de um processo morto é encerrado antes', async () => {
    const programa = `
      import { openOwnPostgres } from ${JSON.stringify(join(import.meta.dirname, '../dist/own-postgres.js'))};
      const own = await openOwnPostgres({ folder: process.argv[1], durable: false, say: () => undefined, onLost: () => undefined });
      process.stdout.write(own.url());
      setInterval(() => undefined, 1000);`;
    const outro: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', programa, pasta], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await Promise.race([
      once(outro.stdout as NodeJS.ReadableStream, 'data'),
      once(outro, 'exit').then(([code]) => Promise.reject(new Error(`ended with ${code}`))),
    ])) as [Buffer];
    await perguntar(String(url), `create table fica (n int); insert into fica values (1)`);
    const ficou = await pidDoServidor();
    outro.kill('SIGKILL');
    await once(outro, 'exit');
    expect(await perguntar((await abrir()).url(), 'select n from fica')).toHaveLength(1);
    expect(await pidDoServidor()).not.toBe(ficou);
  });

  it('uma pasta que ficou pela metade é feita de novo', async () => {
    await mkdir(join(pasta, 'dados.novos'), { recursive: true });
    await writeFile(join(pasta, 'dados.novos', 'PG_VERSION'), '18\n');
    expect(await perguntar((await abrir()).url(), 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it('uma pasta de outra versão é recusada, e não é tocada', async () => {
    await mkdir(join(pasta, 'dados'), { recursive: true });
    await writeFile(join(pasta, 'dados', 'PG_VERSION'), '17\n');
    await expect(abrir()).rejects.toThrow(/PostgreSQL 17.*npm run backup.*npm run restaurar/);
    expect(await readFile(join(pasta, 'dados', 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('onde não há pacote, diz qual variável resolve', () => {
    expect(() => findBinaries('sunos-sparc')).toThrow(/sunos-sparc.*DATABASE_URL/);
  });
});

const adiado = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>(yes => {
    resolve = yes;
  });
  return { promise, resolve };
};

async function ate(pronto: () => Promise<boolean>): Promise<void> {
  while (!(await pronto())) await wait(20);
}
