// A PostgreSQL database of a benchmark's own, dropped at its end, with a State's units in it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { postgresOfThisRun } from '../scripts/steps/postgres.mjs';
import { freePort, startServer } from './process.mjs';

const pg = createRequire(new URL('../apps/government-api/package.json', import.meta.url))('pg');

/** BENCH_UNITS makes it fewer, to look for what a send costs rather than to judge it. */
export const UNITS = Number(process.env.BENCH_UNITS ?? 1_444);

export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs `work` with the owner's address of a PostgreSQL to measure on: the one TEST_DATABASE_URL names, else the product's own, with every
 * commit on the disk.
 */
export async function onServer(title, work) {
  const server = await postgresOfThisRun({ durable: true });
  try {
    const { rows } = await connected(server.url, client =>
      client.query(`select current_setting('server_version') as version, current_setting('fsync') as fsync`),
    );
    console.log(`${title}: PostgreSQL ${rows[0].version}, ${server.what}; fsync ${rows[0].fsync}`);
    await work(server.url);
  } finally {
    await server.stop();
  }
}

/**
 * Our government API on a fresh database, its jobs asleep unless `extra` says otherwise. BENCH_BANCO names a database of
 * TEST_DATABASE_URL that stays for the next run: filling a year takes minutes.
 */
export const onFreshDatabase = (title, work, extra = {}) =>
  onServer(title, server => onDatabaseOf(server, title, work, extra));

async function onDatabaseOf(server, title, work, extra) {
  const kept = process.env.BENCH_BANCO;
  const name = kept ?? `alipen_bench_${title}_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), `alipen-${title}-`));
  const { rowCount: there } = await connected(server, client =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (!there) await connected(server, client => client.query(`create database ${name}`));
  let running;
  try {
    const port = await freePort();
    const settings = {
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      // What stays was filled beside the demonstration, which would not find its own rows again.
      DEMO: there ? 'false' : 'true',
      DEMO_LIVES: 'false',
      JOBS: 'false',
      LOG_LEVEL: 'error',
      GOVERNMENT_API_PORT: String(port),
      ...extra,
    };
    running = await startServer('../apps/government-api/dist/main.js', '/health/ready', settings, port);
    const comando = (nome, ...argumentos) => runCommand(nome, argumentos, settings);
    await connected(url.href, client =>
      work({ client, url: url.href, api: running.base, pid: running.pid, folder, comando }),
    );
  } finally {
    running?.stop();
    await new Promise(resolve => setTimeout(resolve, 500));
    if (!kept) await connected(server, client => client.query(`drop database if exists ${name} with (force)`));
    await rm(folder, { recursive: true, force: true });
  }
}

const run = promisify(execFile);

async function runCommand(nome, argumentos, env) {
  const file = fileURLToPath(new URL(`../apps/government-api/dist/${nome}.comando.js`, import.meta.url));
  const { stdout } = await run(process.execPath, [file, ...argumentos], {
    env: { ...process.env, NODE_ENV: 'benchmark', ...env },
  });
  return stdout.trim();
}

export async function tokenOf(api, cpf = '11144477735') {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf, senha: 'demonstracao' }),
  });
  return (await answer.json()).token;
}

/** Names and cities from the public list at BENCH_UNIDADES (nome,uf,municipio,…), else made up. */
function namesAndCities() {
  const file = process.env.BENCH_UNIDADES;
  const made = n => [`Unidade do pico ${n}`, 'SP', `Cidade ${n % 300}`];
  if (!file) return Array.from({ length: UNITS }, (_, n) => made(n));
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(1, UNITS + 1);
  return lines.map((line, n) => {
    const [nome = '', uf = '', municipio = ''] = line.split(',');
    return nome && /^[A-Z]{2}$/.test(uf) && municipio ? [`${nome} ${n}`, uf, municipio] : made(n);
  });
}

/** Adds units with a head count and one contract that serves them all meals; returns the cells each may order. */
export async function fillUnits(client) {
  const { rows: there } = await client.query(`select id from lotacoes where codigo like 'P-%' order by id`);
  if (there.length) return { ids: there.map(({ id }) => id), cells: await cellsOfTheContract(client) };
  const units = namesAndCities();
  const { rows: unitRows } = await client.query(
    `insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario)
     select 'P-' || n, nome, lower(nome), 'UNIDADE_PRISIONAL', municipio, uf, 'America/Sao_Paulo'
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as u (nome, uf, municipio, n) returning id`,
    [units.map(u => u[0]), units.map(u => u[1]), units.map(u => u[2])],
  );
  const ids = unitRows.map(({ id }) => id);
  const { rows: cells } = await client.query(`
    select t.id as refeicao, p.id as publico from tipos_alimentacao t cross join tipos_publico p
    where t.ativo and p.ativo and p.base_conferencia <> 'SEM_BASE' and t.ordem <= (
      select ordem from tipos_alimentacao where ativo order by ordem offset 3 limit 1)
    order by t.ordem, p.ordem`);
  const publics = [...new Set(cells.map(({ publico }) => publico))].slice(0, 2);
  const wanted = cells.filter(({ publico }) => publics.includes(publico));
  await client.query(`insert into fornecedores (cnpj, razao_social, nome_fantasia, nome_busca)
    values ('99999999000191', 'Fornecedor do pico', 'Fornecedor do pico', 'fornecedor do pico')`);
  await client.query(`insert into contratos (numero, processo, lote, fornecedor_id, vigencia_inicio, vigencia_fim, valor_total_centavos)
    select 'PICO/1', 'P', 'I', id, current_date - 800, current_date + 400, 1 from fornecedores where cnpj = '99999999000191'`);
  const contract = `(select id from contratos where numero = 'PICO/1')`;
  await client.query(
    `insert into itens_contrato (contrato_id, tipo_alimentacao_id, tipo_publico_id, preco_centavos, quantidade_contratada)
     select ${contract}, r, p, 1200, 100000000 from unnest($1::int[], $2::int[]) as c (r, p)`,
    [wanted.map(c => c.refeicao), wanted.map(c => c.publico)],
  );
  await client.query(
    `insert into contratos_lotacoes (lotacao_id, contrato_id, tipo_alimentacao_id, inicio, fim)
     select l, ${contract}, r, current_date - 800, current_date + 400 from unnest($1::int[]) l cross join unnest($2::int[]) r`,
    [ids, [...new Set(wanted.map(c => c.refeicao))]],
  );
  await client.query(
    `insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte)
     select l, current_date - d, 400, 60, 20, 'IMPORTADO' from unnest($1::int[]) l cross join generate_series(0, 6) d`,
    [ids],
  );
  await client.query('vacuum analyze');
  return { ids, cells: wanted };
}

async function cellsOfTheContract(client) {
  const { rows } = await client.query(`
    select i.tipo_alimentacao_id as refeicao, i.tipo_publico_id as publico from itens_contrato i
    join contratos c on c.id = i.contrato_id join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
    where c.numero = 'PICO/1' order by t.ordem, i.tipo_publico_id`);
  return rows;
}
