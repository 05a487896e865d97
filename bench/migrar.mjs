// One year of every unit (1,444 × 365 × 8 = 4.2 million quantities) in the product's own PostgreSQL, moved to another: how long, how much
// memory, and whether the chains end alike. BENCH_MAPAS: days of closed maps a unit (30). BENCH_PASTA: a folder kept for the next run.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEMORY } from '../scripts/steps/memory.mjs';
import { at } from '../scripts/steps/shell.mjs';
import { connected, fillUnits, onServer } from './database.mjs';
import { report, verdict } from './figures.mjs';
import { fillDays } from './mapa.days.mjs';
import { cpuMicroseconds } from './process.mjs';

const DAYS = Number(process.env.BENCH_DIAS ?? 365);
const CLOSED = Number(process.env.BENCH_MAPAS ?? 30);
const LIMIT_MINUTES = 10;
/** Days filled in one statement, whose content is held in this process's memory. */
const SLICE = 30;

const dist = name => import(new URL(`../apps/government-api/dist/${name}.js`, import.meta.url));

async function filled(dataDir) {
  const { withAddress } = await dist('database/address');
  const { openDatabase } = await dist('database/open');
  const { criarServidor } = await dist('servidor');
  const { readConfiguration } = await dist('configuration');
  return withAddress({ dataDir }, async address => {
    const connection = await openDatabase({ ...address, dataDir, onIdleError: () => undefined });
    const settings = { DATA_DIR: dataDir, DEMO: 'true', DEMO_LIVES: 'false', JOBS: 'false', LOG_LEVEL: 'error' };
    const app = await criarServidor(readConfiguration(settings), { connection });
    try {
      return await connected(address.migrationUrl, fillYear);
    } finally {
      await app.close();
    }
  });
}

async function fillYear(client) {
  // Off: what the product checks and adds up at each write is not measured here.
  await client.query('set session_replication_role = replica');
  const { ids, cells } = await fillUnits(client);
  for (let from = 1; from <= DAYS; from += SLICE) {
    await fillDays(client, cells, from, Math.min(DAYS, from + SLICE - 1));
    console.log(`  ${Math.min(DAYS, from + SLICE - 1)} dias`);
  }
  await client.query('vacuum analyze');
  await closeMaps(client, ids);
  const { rows } = await client.query(
    'select (select count(*) from itens_pedido)::int as quantidades, (select count(*) from fechamentos_mapa)::int as fechamentos',
  );
  return rows[0];
}

async function closeMaps(client, ids) {
  const { GENESE, hashDe, selosDe } = await dist('fechamentos/cadeia.rules');
  const { novoCodigo } = await dist('fechamentos/codigo.rules');
  const days = Array.from({ length: CLOSED }, (_, n) =>
    new Date(Date.now() - (CLOSED - n) * 86_400_000).toISOString().slice(0, 10),
  );
  for (const id of ids) {
    let before = GENESE;
    const rows = days.map((data, n) => {
      const content = contentOf(id, data, n + 1, novoCodigo());
      const seals = selosDe(content);
      const hash = hashDe(before, seals, content);
      const row = [data, n + 1, JSON.stringify(content), seals, hash, before, content.codigo];
      before = hash;
      return row;
    });
    const columns = rows[0].map((_, at) => rows.map(row => row[at]));
    await client.query(
      `insert into fechamentos_mapa (lotacao_id, data, versao, sequencia, situacao, conteudo, selos, hash, hash_anterior, codigo, fechado_em, fechado_por)
       select ${id}, data, 1, sequencia, 'FECHADO', conteudo, selos, hash, anterior, codigo, data + interval '36 hours', 1
       from unnest($1::date[], $2::int[], $3::jsonb[], $4::text[], $5::text[], $6::text[], $7::text[])
         as f (data, sequencia, conteudo, selos, hash, anterior, codigo)`,
      columns,
    );
  }
}

const contentOf = (id, data, sequencia, codigo) => ({
  esquema: 1,
  lotacao: { id, nome: `Unidade ${id}`, municipio: 'São Luís', uf: 'MA' },
  data,
  versao: 1,
  sequencia,
  codigo,
  fechadoEm: `${data}T12:00:00.000Z`,
  fechadoPor: { nome: 'Gestora', matricula: '1' },
  efetivo: { internos: 340, servidores: 40 },
  colunas: Array.from({ length: 8 }, (_, n) => ({
    tipoAlimentacaoId: Math.floor(n / 2) + 1,
    tipoPublicoId: (n % 2) + 1,
    refeicao: `Refeição ${Math.floor(n / 2) + 1}`,
    publico: n % 2 ? 'Servidor' : 'Interno',
    solicitada: 345,
    confirmada: 345,
    entregue: 345,
    aceita: 345 - (sequencia % 3),
    precoCentavos: 1450,
    diferenca: sequencia % 5,
  })),
  valores: { brutoCentavos: 4_000_000, glosaCentavos: 0, descontoCentavos: 0, liquidoCentavos: 4_000_000 },
  contratos: [{ numero: '12/2026', fornecedor: 'Boa Mesa', brutoCentavos: 4_000_000, liquidoCentavos: 4_000_000 }],
  execucao: { atrasoMin: 5, recusadas: 0, nota: 950, pontos: 0, ocorrencias: 0 },
  anotacoes: [],
  pedidos: [{ numero: '2026-000001', tipo: 'PROGRAMADO' }],
  dispensas: [],
  alertas: [],
});

async function command(env) {
  const program = ['--enable-source-maps', at('apps/government-api/dist/migrar.comando.js')];
  const child = spawn(process.execPath, program, { env: { ...MEMORY, ...process.env, ...env }, stdio: 'inherit' });
  let [most, cpu] = [0, 0];
  const look = setInterval(() => {
    const status = existsSync(`/proc/${child.pid}/status`) ? readFileSync(`/proc/${child.pid}/status`, 'utf8') : '';
    cpu = cpuMicroseconds(child.pid) ?? cpu;
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, 200);
  const code = await new Promise(resolve => child.once('exit', resolve));
  clearInterval(look);
  return { code, megabytes: Math.round(most / 1024), cpuSeconds: Math.round(cpu / 1e6) };
}

async function measure(server) {
  const folder = process.env.BENCH_PASTA ?? (await mkdtemp(join(tmpdir(), 'alipen-migrar-')));
  const dataDir = join(folder, 'dados');
  const database = `alipen_bench_migrar_${process.pid}`;
  const { hasOwn } = await dist('database/address');
  const administer = statement => connected(server, client => client.query(statement));
  try {
    if (!hasOwn(dataDir)) {
      await mkdir(dataDir, { recursive: true });
      const began = performance.now();
      console.log('origem:', await filled(dataDir), `gerada em ${Math.round((performance.now() - began) / 1000)} s`);
    }
    await administer(`create database ${database}`);
    const url = new URL(server);
    url.pathname = `/${database}`;
    const began = performance.now();
    const { code, megabytes, cpuSeconds } = await command({
      DATA_DIR: dataDir,
      DATABASE_URL: url.href,
      DEMO: 'false',
      LOG_LEVEL: 'error',
    });
    const minutes = (performance.now() - began) / 60_000;
    report('migrar', { title: 'Um ano de 1.444 unidades da versão 0.1 para o PostgreSQL' }, [
      {
        minutos: minutes.toFixed(1),
        meta: `≤ ${LIMIT_MINUTES} min, cadeias iguais`,
        'processador do comando, s': cpuSeconds,
        'memória, MB': megabytes,
        resultado: verdict(code === 0 && minutes <= LIMIT_MINUTES),
      },
    ]);
  } finally {
    await administer(`drop database if exists ${database} with (force)`);
    if (!process.env.BENCH_PASTA) await rm(folder, { recursive: true, force: true });
  }
}

await onServer('migrar', measure);
