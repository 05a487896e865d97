// Lists, the audit trail and imports of the government API itself, at the sizes a State has, in a database of their
// own, dropped at the end.

import { onFreshDatabase, tokenOf } from './database.mjs';
import { report, verdict } from './figures.mjs';

const UNITS = 10_000;
const SUPPLIERS = 10_000;
const EVENTS = 1_000_000;
const IMPORTED = 1_444;
const ROUNDS = 15;

async function fill(client) {
  await client.query(`insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario)
    select 'B-' || n, 'Unidade ' || md5(n::text), 'unidade ' || md5(n::text) || E'\\nb-' || n || E'\\ncidade', 'DELEGACIA', 'Cidade', 'SP',
           'America/Sao_Paulo' from generate_series(1, ${UNITS}) n`);
  const columns = await client.query(
    `select column_name from information_schema.columns where table_name = 'fornecedores' and column_name = 'nome_busca'`,
  );
  const searchable = columns.rowCount > 0;
  await client.query(`insert into fornecedores (cnpj, razao_social, nome_fantasia${searchable ? ', nome_busca' : ''})
    select lpad(n::text, 14, '0'), 'Fornecedor ' || md5(n::text), 'Fornecedor ' || n${searchable ? `, 'fornecedor ' || md5(n::text)` : ''}
    from generate_series(1, ${SUPPLIERS}) n on conflict do nothing`);
  await client.query(`insert into eventos (em, usuario_id, matricula, acao, entidade, entidade_id, dados)
    select timestamptz '2020-01-01' + n * interval '3 minutes', 1 + n % 5, 'x', 'acao' || chr(65 + n % 26), 'tabela_' || chr(97 + n % 12), (n % 9000)::text,
           '{"alteracoes":[{"campo":"nome","antes":"a","depois":"b"}]}' from generate_series(1, ${EVENTS}) n`);
  await client.query('vacuum analyze');
}

const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];

async function timed(call) {
  const began = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - began;
}

/** Medians of several calls taken by turns, so that what disturbs the machine disturbs all alike. The first turn only warms. */
async function milliseconds(calls) {
  const times = calls.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, call] of calls.entries()) {
      const took = await timed(call);
      if (round > 0) times[at].push(took);
    }
  }
  return times.map(median);
}

const figures = [];
const figure = (figura, ms, meta) =>
  figures.push({
    figura,
    ms: ms.toFixed(1),
    meta: meta ? `≤ ${meta.toFixed(1)}` : '-',
    resultado: verdict(!meta || ms <= meta),
  });
await onFreshDatabase('listas', async ({ client, api }) => {
  await fill(client);
  const token = await tokenOf(api);
  const get = path => () => fetch(`${api}/ms-alipen/${path}`, { headers: { authorization: `Bearer ${token}` } });
  for (const [list, path] of [
    ['unidades', 'lotacoes?'],
    ['fornecedores', 'fornecedores?'],
    ['programações', 'programacoes?'],
  ]) {
    if (!(await get(`${path}tamanho=1`)()).ok) continue;
    const pages = ['&pagina=1', '&pagina=250', '&pagina=500', '&busca=abc'].map(query =>
      get(`${path}tamanho=20${query}`),
    );
    const [first, middle, last, searched] = await milliseconds(pages);
    figure(`10.000 ${list}, página 1`, first, 30);
    figure(`10.000 ${list}, página 250 (o meio)`, middle);
    figure(`10.000 ${list}, página 500`, last, first * 1.5);
    figure(`10.000 ${list}, busca`, searched, 30);
  }
  for (const [filter, query] of [
    ['tudo', ''],
    ['um registro', 'entidade=tabela_d&entidadeId=27'],
    ['uma tabela', 'entidade=tabela_d'],
    ['uma ação', 'acao=acaoH'],
    ['uma pessoa', 'pessoa=maria'],
    ['um dia de 2021', 'de=2021-05-05&ate=2021-05-05'],
    ['pessoa, tabela e mês', 'pessoa=318642&entidade=tabela_e&de=2022-03-01&ate=2022-03-31'],
  ])
    figure(`histórico de 1.000.000, ${filter}`, (await milliseconds([get(`historico?${query}`)]))[0], 30);
  const lines = Array.from(
    { length: IMPORTED },
    (_, i) => `Importada ${i};SP;Cidade ${i % 300};Delegacia;${i};${i};10`,
  );
  const began = performance.now();
  const imported = await fetch(`${api}/ms-alipen/lotacoes/importacoes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: `nome;uf;municipio;tipo;capacidade;populacao;servidores\n${lines.join('\n')}`,
  });
  const { novas } = await imported.json();
  if (novas !== IMPORTED) throw new Error(`imported ${novas} of ${IMPORTED}`);
  figure('importar 1.444 unidades com efetivo', performance.now() - began, 5000);
  const week = [
    'Unidade;UF;Município;Refeição;Público;Segunda;Terça;Quarta;Quinta;Sexta;Sábado;Domingo',
    ...Array.from({ length: IMPORTED }, (_, i) =>
      ['Café da manhã', 'Almoço', 'Lanche', 'Jantar'].flatMap(meal =>
        ['Interno', 'Servidor'].map(
          people =>
            `Importada ${i};SP;Cidade ${i % 300};${meal};${people};${[1, 2, 3, 4, 5, 6, 7].map(n => (i * n) % 900).join(';')}`,
        ),
      ),
    ).flat(),
  ];
  const weeksBegan = performance.now();
  const weeks = await fetch(`${api}/ms-alipen/programacoes/importacoes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: week.join('\n'),
  });
  const told = await weeks.json();
  if (told.novas !== week.length - 1)
    throw new Error(`imported ${told.novas} of ${week.length - 1} lines of programmes`);
  figure('importar a programação de 1.444 unidades (11.552 linhas)', performance.now() - weeksBegan, 5000);
  report('listas', { title: 'Listas, histórico e importações em tamanho de estado' }, figures);
});
