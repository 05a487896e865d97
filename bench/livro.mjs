// The ledger at a year of 1,444 units: what a leaf costs, how long a proof is, how long a stranger takes to check it all.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '../apps/government-api/dist/database/postgres-connection.js';
import { LivroRepository } from '../apps/government-api/dist/livro/livro.repository.js';
import { LivroService } from '../apps/government-api/dist/livro/livro.service.js';
import { chaveEscrita } from '../apps/government-api/dist/livro/selo.rules.js';
import { checkPaper } from '../scripts/conferir-livro.mjs';
import { onFreshDatabase } from './database.mjs';
import { quantile, report, verdict } from './figures.mjs';

const LEAVES = 1_444 * 365;
const PROOFS = 500;
const GOALS = { append: 0.3, hashes: 20, verified: 3 };

const CHECKER = fileURLToPath(new URL('../scripts/conferir-livro.mjs', import.meta.url));
const msSince = begun => performance.now() - begun;

/** Lets a person with the leaves, two heads and the key check all of it, in a process of their own. */
function secondsOfAStranger({ key, before, after, leaves }) {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-livro-'));
  const file = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  try {
    const files = [file('antes', before), file('agora', after), file('folhas', leaves.join('\n'))];
    const begun = performance.now();
    execFileSync(process.execPath, [CHECKER, 'livro', key, ...files], { stdio: 'inherit' });
    return msSince(begun) / 1_000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await onFreshDatabase('livro', async ({ client, url }) => {
  const connection = openPostgres({ url, onIdleError: () => undefined });
  const { database } = connection;
  const repository = new LivroRepository();
  const livro = new LivroService(database, repository, { now: () => new Date() });
  try {
    await livro.juntar();
    const before = (await livro.ultimoSelo(database))?.texto;
    await client.query(
      `insert into livro_folhas (texto, codigo, em)
       select format('fechamento lotacao=%s data=%s versao=1 hash=%s', n / 365, n % 365, encode(sha256(n::text::bytea), 'hex')), n::text, now()
       from generate_series(1, $1) n`,
      [LEAVES],
    );
    const begun = performance.now();
    await livro.juntar();
    const append = msSince(begun) / LEAVES;
    const selo = await livro.ultimoSelo(database);
    const key = chaveEscrita(await livro.chave(database));
    const [times, lengths] = [[], []];
    for (let n = 0; n < PROOFS; n += 1) {
      const indice = Math.floor((n * selo.tamanho) / PROOFS);
      const asked = performance.now();
      const prova = await livro.arvore(database).caminho(indice, selo.tamanho);
      times.push(msSince(asked));
      lengths.push(prova.length);
      const [{ texto }] = await repository.leaves(database, indice, 1);
      checkPaper({
        key,
        answer: { selo: selo.texto, folhas: [{ texto, indice, prova: prova.map(hash => hash.toString('hex')) }] },
      });
    }
    const { rows } = await client.query('select texto from livro_folhas order by indice');
    const leaves = rows.map(({ texto }) => texto);
    const seconds = secondsOfAStranger({ key, before: before ?? selo.texto, after: selo.texto, leaves });
    const [p95, longest] = [quantile(times, 0.95), Math.max(...lengths)];
    report('livro', { title: 'O livro de registro em um ano de 1.444 unidades' }, [
      {
        figura: 'juntar uma folha',
        medida: `${append.toFixed(3)} ms`,
        meta: `≤ ${GOALS.append} ms`,
        resultado: verdict(append <= GOALS.append),
      },
      {
        figura: 'resumos em uma prova',
        medida: `${longest}`,
        meta: `≤ ${GOALS.hashes}`,
        resultado: verdict(longest <= GOALS.hashes),
      },
      { figura: `fazer uma prova, p95 de ${PROOFS}`, medida: `${p95.toFixed(1)} ms`, meta: '–' },
      {
        figura: `conferir as ${selo.tamanho} folhas de fora`,
        medida: `${seconds.toFixed(1)} s`,
        meta: `≤ ${GOALS.verified} s`,
        resultado: verdict(seconds <= GOALS.verified),
      },
    ]);
  } finally {
    await connection.close();
  }
});
