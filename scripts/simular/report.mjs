// The day in tables: each class against its deadline, each resource, and what was kept of what was answered.
import { at } from '../steps/shell.mjs';
import { REAL_HOURS } from './day.table.mjs';

const { deadlines } = await import(at('apps/bff/dist/government/deadlines.table.js'));

function quantile(sorted, part) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] : 0;
}

function classRows({ classes }) {
  return [...classes].map(([classe, { times, later, refused, problems }]) => {
    const sorted = Float64Array.from(times).sort();
    const limit = deadlines[classe].firstByte;
    const p95 = quantile(sorted, 0.95);
    const all = sorted.length + later + refused;
    return {
      classe,
      boas: sorted.length,
      p50: Math.round(quantile(sorted, 0.5)),
      p95: Math.round(p95),
      p99: Math.round(quantile(sorted, 0.99)),
      'prazo ms': limit,
      'adiadas %': all ? ((100 * later) / all).toFixed(2) : '0',
      desistências: refused,
      problemas: [...problems].map(([slug, count]) => `${slug} ${count}`).join(', ') || '–',
      resultado: p95 <= limit ? 'PASS' : 'FAIL',
    };
  });
}

const operationRows = ({ operations }) =>
  [...operations]
    .sort(([, a], [, b]) => b.total - a.total)
    .slice(0, 10)
    .map(([operação, { count, total, most }]) => ({
      operação,
      vezes: count,
      'média ms': Math.round(total / count),
      'maior ms': Math.round(most),
      'soma s': Math.round(total / 1_000),
    }));

const MEGABYTE = 1024 * 1024;
const megabytes = bytes => (bytes / MEGABYTE).toFixed(1);

function resourceRows({ cpu, peaks, units }) {
  return Object.entries(cpu)
    .filter(([, seconds]) => seconds > 0)
    .map(([processo, seconds]) => ({
      processo,
      'CPU s': seconds.toFixed(1),
      'CPU ms/unidade': ((1000 * seconds) / units).toFixed(1),
      'memória MB (pico)': peaks[processo]?.toFixed(0) ?? '–',
    }));
}

function diskLine({ before, after, photos, units }) {
  const grown = after - before;
  const year = ((grown + photos) * 365) / MEGABYTE / 1024;
  return (
    `banco: ${megabytes(before)} → ${megabytes(after)} MB (${(grown / 1024 / units).toFixed(1)} kB por unidade e dia); ` +
    `fotos guardadas: ${megabytes(photos)} MB; um ano destes dias: ${year.toFixed(1)} GB`
  );
}

/** Prints the tables; true when the day ended as it should. */
export function tell(
  say,
  { world, rows, cpu, failures, peaks, load, photos, streams, units, sizeBefore, truth, milliseconds },
) {
  const classes = classRows(world.tally);
  for (const table of [rows, classes, operationRows(world.tally), resourceRows({ cpu, peaks, units }), truth.rows])
    console.table(table);
  if (truth.largest) console.table(truth.largest);
  const { entradas, efetivos, edicoes, confirmados } = world.done;
  say(
    `outros atos: ${entradas} entradas com senha, ${efetivos} efetivos, ${edicoes} edições, ${confirmados} confirmados; ` +
      `telas abertas: ${streams.count}, mudanças ouvidas: ${streams.heard()}`,
  );
  if (truth.kept) {
    const { enviadosPeloSistema, semConfirmar, dobrados } = truth.kept;
    say(`enviados pelo sistema: ${enviadosPeloSistema}; sem confirmar: ${semConfirmar}; dobrados: ${dobrados}`);
  }
  if (sizeBefore) say(diskLine({ before: sizeBefore, after: truth.kept.bytes, photos, units }));
  const faster = ((REAL_HOURS * 3_600_000) / milliseconds).toFixed(0);
  say(
    `carga da máquina: média ${load.mean.toFixed(1)}, máxima ${load.most.toFixed(1)}; ${faster} vezes mais depressa que o dia`,
  );
  for (const [what, count] of failures) say(`não terminados: ${count} × ${what}`);
  const late = classes.filter(({ resultado }) => resultado === 'FAIL').length;
  const dropped = rows.reduce((sum, row) => sum + row['não começados'], 0);
  const unfinished = [...failures.values()].reduce((sum, count) => sum + count, 0);
  say(
    `perdidos ou dobrados: ${truth.wrong}; atos não terminados: ${unfinished}; não começados: ${dropped}; classes fora do prazo: ${late}`,
  );
  return truth.wrong === 0 && unfinished === 0 && dropped === 0 && late === 0;
}
