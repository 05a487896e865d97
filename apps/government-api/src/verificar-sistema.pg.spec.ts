import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Named, runChecks } from '@alipen/platform/checks/checks';
import { sql } from 'drizzle-orm';
import { semearCadeia } from '../test/cadeia.cenario.ts';
import { prepararBanco } from '../test/kit/banco.ts';
import { AGENCIA_P12, SENHA, TITULAR, VENCIDO_P12 } from '../test/kit/certificado.ts';
import { autoridadeDeTeste } from '../test/kit/icp.ts';
import { semearCenario } from '../test/pedidos.cenario.ts';
import { certificateCheck } from './agencia/certificado.check.ts';
import { signersCheck } from './agencia/signatarios.check.ts';
import { SigningKeysRepository } from './auth/signing-keys.repository.ts';
import { SigningKeysService } from './auth/signing-keys.service.ts';
import { judged } from './checks/clock-checks.ts';
import { expectedSchema, openToCheck, schemaChecks } from './checks/database-checks.ts';
import { jobsCheck } from './checks/jobs.check.ts';
import { keysCheck } from './checks/keys.check.ts';
import { mailCheck } from './checks/mail.check.ts';
import { storageChecks } from './checks/storage-checks.ts';
import { Clock } from './clock/clock.ts';
import { readMigrations } from './database/schema/migrations.ts';
import { livroDeRegistro, ultimoDia } from './verificar-sistema.ts';

const so = (achados: readonly Named[], nome: string) => achados.find(achado => achado.nome === nome);
const DEMORA = 120_000;

describe('npm run verificar', () => {
  const banco = prepararBanco();
  // Made once, because it takes seconds and never differs.
  let esperado: Awaited<ReturnType<typeof expectedSchema>>;
  beforeAll(async () => {
    esperado = await expectedSchema(await readMigrations());
  }, 240_000);
  const esquema = async (dono?: string) =>
    so(await runChecks(schemaChecks(banco.connection, await readMigrations(), async () => esperado, dono)), 'esquema');
  const chaves = async () => (await runChecks([keysCheck(banco.connection)]))[0];
  const mapas = async () => (await runChecks([ultimoDia(banco.connection)]))[0];
  const fazer = (...comandos: string[]) => banco.connection.withSession(session => session.exec(comandos.join(';')));

  it(
    'num banco como as migrações o fazem nada falha',
    async () => {
      expect((await esquema())?.frase).toMatch(/^O esquema é o que as migrações fazem: \d{3,} objetos comparados\.$/);
      expect(await chaves()).toMatchObject({ estado: 'atencao', faca: 'npm start' });
      expect(await mapas()).toMatchObject({ estado: 'ok', frase: 'Nenhum mapa foi fechado ainda.' });
    },
    DEMORA,
  );

  it(
    'diz o que alguém fez à mão, e o que o desfaz',
    async () => {
      await fazer('create index feito_a_mao on pedidos (numero, id)');
      expect(await esquema()).toMatchObject({
        estado: 'falha',
        faca: `psql "$DATABASE_URL" -c 'drop index feito_a_mao'`,
        detalhes: ['sobra índice feito_a_mao: drop index feito_a_mao'],
      });
      expect((await esquema('postgres://dona@banco/alipen'))?.faca).toBe(
        `psql "$DATABASE_MIGRATION_URL" -c 'drop index feito_a_mao'`,
      );
      await fazer('drop index feito_a_mao', 'create table de_alguem (id int primary key, texto text)');
      expect((await esquema())?.detalhes).toEqual(['sobra tabela de_alguem: drop table de_alguem']);
      await fazer(
        'drop table de_alguem',
        'drop index ajustes_pedido_por_pedido',
        'alter table ajustes_pedido alter column texto set not null',
        'alter table fechamentos_mapa disable trigger fechamentos_so_crescem',
      );
      const achado = await esquema();
      expect(achado?.frase).toContain('3 diferenças');
      expect(achado?.detalhes).toEqual([
        expect.stringMatching(/^falta índice ajustes_pedido_por_pedido: CREATE INDEX/),
        expect.stringMatching(/^difere coluna ajustes_pedido\.texto: é .* not null; devia ser /),
        expect.stringMatching(/^difere gatilho fechamentos_so_crescem de fechamentos_mapa: é .*disable trigger/),
      ]);
      await fazer(
        'create index ajustes_pedido_por_pedido on ajustes_pedido (pedido_id, id)',
        'alter table ajustes_pedido alter column texto drop not null',
        'alter table fechamentos_mapa enable trigger fechamentos_so_crescem',
      );
      expect((await esquema())?.estado).toBe('ok');
    },
    DEMORA,
  );

  it('diz das migrações por aplicar, das mudadas e das que não conhece', async () => {
    const migrations = await readMigrations();
    const historia = async (outras: typeof migrations) =>
      so(await runChecks(schemaChecks(banco.connection, outras).slice(0, 1)), 'migrações');
    const nova = { nome: '9999-nova.sql', sha256: 'x', sql: '' };
    const [primeira, ...resto] = migrations as [(typeof migrations)[number], ...typeof migrations];
    expect(await historia(migrations)).toMatchObject({ estado: 'ok' });
    expect(await historia([...migrations, nova])).toMatchObject({
      estado: 'atencao',
      faca: 'npm start',
      detalhes: [nova.nome],
    });
    expect(await historia(resto)).toMatchObject({ estado: 'atencao', detalhes: [primeira.nome] });
    await fazer(
      'alter table migracoes add column if not exists contrai text',
      `update migracoes set contrai = '9.0.0' where nome = '${primeira.nome}'`,
    );
    expect(await historia(resto)).toMatchObject({ estado: 'falha', faca: 'instale a versão 9.0.0 ou uma mais nova' });
    await fazer('update migracoes set contrai = null');
    expect(await historia([{ ...primeira, sha256: 'outro' }, ...resto])).toMatchObject({
      estado: 'falha',
      detalhes: [primeira.nome],
    });
  });

  it(
    'assina e confere com a chave ativa; velha, manda trocar; estragada, falha',
    async () => {
      const assinantes = new SigningKeysService(banco.database, new SigningKeysRepository(), new Clock());
      await assinantes.onModuleInit();
      expect(await chaves()).toMatchObject({ estado: 'ok' });
      await banco.database.execute(sql`update chaves_assinatura set criada_em = now() - interval '400 days'`);
      expect((await chaves())?.faca).toBe('node apps/government-api/dist/chaves.comando.js rotacionar');
      await assinantes.rotate();
      await banco.database.execute(sql`
      update chaves_assinatura a set publica = b.publica from chaves_assinatura b where a.ativa and not b.ativa`);
      expect((await chaves())?.estado).toBe('falha');
    },
    DEMORA,
  );

  it(
    'refaz a conta dos mapas do último dia fechado',
    async () => {
      await semearCenario(banco.database);
      await semearCadeia(banco.database, 3);
      expect(await mapas()).toMatchObject({
        estado: 'ok',
        frase: 'Os mapas de 03/01/2026, de 1 lotações, são os que foram fechados.',
      });
      await fazer(
        'alter table fechamentos_mapa disable trigger fechamentos_so_crescem',
        `update fechamentos_mapa set conteudo = jsonb_set(conteudo, '{colunas,2,aceita}', '999') where data = '2026-01-03'`,
        'alter table fechamentos_mapa enable trigger fechamentos_so_crescem',
      );
      expect(await mapas()).toMatchObject({
        estado: 'falha',
        faca: 'npm run verificar -- cadeia',
      });
    },
    DEMORA,
  );

  it(
    'diz o que o livro guardou e os mapas já não dizem',
    async () => {
      const [livro] = await runChecks([livroDeRegistro(banco.connection)]);
      expect(livro).toMatchObject({ estado: 'ok' });
      await fazer(
        'alter table fechamentos_mapa disable trigger fechamentos_so_crescem',
        `update fechamentos_mapa set versao = 7 where data = '2026-01-02'`,
        'alter table fechamentos_mapa enable trigger fechamentos_so_crescem',
      );
      const [depois] = await runChecks([livroDeRegistro(banco.connection)]);
      expect(depois).toMatchObject({ estado: 'falha', frase: 'Os registros não são os que o livro guardou.' });
      expect(depois?.detalhes?.toSorted().map(linha => linha.replace(/ hash=.*/, ''))).toEqual([
        'o livro diz, e os registros não: fechamento lotacao=1 data=2026-01-02 versao=1',
        'os registros dizem, e o livro não: fechamento lotacao=1 data=2026-01-02 versao=7',
      ]);
    },
    DEMORA,
  );

  it(
    'diz da tarefa que falhou da última vez',
    async () => {
      await banco.database.execute(
        sql`insert into tarefas (nome, desde) values ('LIMPEZA', now()) on conflict do nothing`,
      );
      await banco.database.execute(sql`
      insert into execucoes_tarefas (tarefa, chave, previsto_em, situacao, tentativas, iniciada_em, terminada_em, erro, executor)
      values ('LIMPEZA', 'x', now(), 'FALHOU', 1, now(), now(), 'Error: disco cheio', 'teste')`);
      expect((await runChecks([jobsCheck(banco.connection)]))[0]).toMatchObject({
        estado: 'atencao',
        detalhes: ['LIMPEZA: Error: disco cheio'],
      });
    },
    DEMORA,
  );
});

describe('npm run verificar, ao redor do banco', () => {
  let pasta: string;
  beforeEach(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen-verificar-'));
  });
  afterEach(() => rm(pasta, { recursive: true, force: true }));

  const abrir = async (databaseUrl: string | undefined, dataDir = pasta) =>
    (await openToCheck({ databaseUrl, dataDir, onIdleError: () => undefined })).found;
  const guarda = async (backupDir: string | null, dataDir = pasta) =>
    runChecks(storageChecks({ dataDir, s3: null, backupDir }));

  it('o banco que não atende é dito sem a senha, com o comando que o prova', async () => {
    const achado = await abrir('postgres://gente:segredo@127.0.0.1:1/alipen');
    expect(achado).toEqual({
      estado: 'falha',
      frase: 'O PostgreSQL de DATABASE_URL não atende: nada escuta neste endereço.',
      faca: `psql -h 127.0.0.1 -p 1 -U gente alipen -c 'select 1'`,
    });
    expect(await abrir(undefined)).toMatchObject({ estado: 'atencao', faca: 'npm start' });
  });

  it('grava, lê e apaga um arquivo; numa pasta que não serve, falha', async () => {
    expect(so(await guarda(null), 'arquivos')).toMatchObject({ estado: 'ok' });
    await writeFile(join(pasta, 'arquivo'), '');
    expect(so(await guarda(null, join(pasta, 'arquivo')), 'arquivos')?.estado).toBe('falha');
  });

  it('a cópia mais nova: de hoje, de anteontem, de nunca', async () => {
    const copia = async () => so(await guarda(pasta), 'cópia de segurança');
    expect((await copia())?.estado).toBe('falha');
    await writeFile(join(pasta, 'alipen.dump'), 'x');
    const haHoras = (horas: number) => {
      const em = new Date(Date.now() - horas * 3_600_000);
      return utimes(join(pasta, 'alipen.dump'), em, em);
    };
    await haHoras(0);
    expect(await copia()).toMatchObject({ estado: 'ok' });
    await haHoras(50);
    expect(await copia()).toMatchObject({ estado: 'atencao', frase: expect.stringContaining('de há 2 dias') });
    expect(so(await guarda(join(pasta, 'nada')), 'cópia de segurança')?.faca).toBe(`mkdir -p ${join(pasta, 'nada')}`);
    expect(so(await guarda(null), 'cópia de segurança')?.estado).toBe('atencao');
  });

  it('o servidor de e-mail que não atende', async () => {
    const smtp = { host: '127.0.0.1', port: 1, secure: false, requireTls: false, auth: null };
    const [achado] = await runChecks([mailCheck({ smtp, from: 'a@b', link: null })]);
    expect(achado).toMatchObject({ estado: 'falha', faca: 'openssl s_client -starttls smtp -connect 127.0.0.1:1' });
  });

  it('o certificado que assina os papéis: não há, vale, venceu, e a hora que ninguém carimba', async () => {
    const agora = new Date('2026-11-24T12:00:00Z');
    const certificado = { pkcs12: AGENCIA_P12, senha: SENHA, carimbo: null };
    const dito = async (settings: Parameters<typeof certificateCheck>[0]) => {
      const [achado] = await runChecks([certificateCheck(settings, agora)]);
      return [achado?.estado, achado?.frase];
    };
    expect(await dito(null)).toEqual(['atencao', 'Os papéis saem sem assinatura digital.']);
    expect(await dito(certificado)).toEqual(['ok', `Os papéis são assinados por ${TITULAR}, até 01/01/2050.`]);
    const [vencido, frase] = await dito({ ...certificado, pkcs12: VENCIDO_P12 });
    expect([vencido, frase]).toEqual(['falha', expect.stringContaining('vai até 01/01/2021')]);
    const [semHora, hora] = await dito({ ...certificado, carimbo: 'http://127.0.0.1:1/' });
    expect([semHora, hora]).toEqual(['falha', expect.stringContaining('Os papéis saem sem carimbo do tempo')]);
  });

  it('as autoridades de quem assina: não há, valem, vencem logo, terminaram', async () => {
    const { raiz, intermediaria } = await autoridadeDeTeste();
    const fim = Date.parse('2049-01-01T00:00:00Z');
    const ICP_BRASIL = [raiz, intermediaria].map(({ pem }) => new X509Certificate(pem));
    const dito = async (autoridades: Parameters<typeof signersCheck>[0], quando: number) => {
      const [achado] = await runChecks([signersCheck(autoridades, new Date(quando))]);
      return [achado?.estado, achado?.frase, achado?.detalhes?.length];
    };
    expect((await dito({ ICP_BRASIL: [], GOVBR: [] }, fim))[0]).toBe('ok');
    const um = { ICP_BRASIL, GOVBR: ICP_BRASIL.slice(0, 1) };
    const valem = 'As autoridades de quem assina valem: 2 da ICP-Brasil, 1 do gov.br.';
    expect(await dito(um, fim - 60 * 86_400_000)).toEqual(['ok', valem, undefined]);
    expect(await dito(um, fim - 86_400_000)).toEqual(['atencao', expect.stringContaining('vence em menos'), 3]);
    expect(await dito(um, fim + 86_400_000)).toEqual(['falha', expect.stringContaining('não vale hoje'), 3]);
  });

  it.each([
    [900, 'ok'],
    [-3_000, 'atencao'],
    [31_000, 'falha'],
  ])('um relógio a %d ms é %s', (diferenca, estado) => {
    expect(judged(diferenca, 2, 'do banco').estado).toBe(estado);
  });
});
