// node scripts/notas/hostile.mjs NAME: one body in a process of its own; the answer is a line of JSON.
import { hostile } from './hostile.table.mjs';

const { conferirNota } = await import(
  new URL('../../apps/government-api/dist/notas/conferir.rules.js', import.meta.url)
);
const nothing = {
  ...{ fornecedorCnpj: '', orgaoCnpj: '', mes: '2026-01', itens: [], glosasCentavos: 0, descontosCentavos: 0 },
  ...{ liquidoCentavos: 0, definitivoEm: null },
};
const body = hostile[process.argv[2]]();
// A server has read notes before: what is compiled once is not measured.
const usual = Buffer.from(`<a>${'<b c="d">e&amp;</b>'.repeat(200)}</a>`);
for (let n = 0; n < 20; n += 1) conferirNota(usual, nothing);
const before = process.memoryUsage.rss();
const began = process.cpuUsage();
const answer = conferirNota(body, nothing);
// Of the processor, so that a busy machine is no fault of the reader's.
const { user, system } = process.cpuUsage(began);
const milliseconds = (user + system) / 1000;
// The highest of the whole life of the process: more than what the reading took, never less.
const megabytes = Math.max(0, process.resourceUsage().maxRSS * 1024 - before) / 1_048_576;
const { codigo } = answer.confere ? { codigo: 'CONFERE' } : answer.divergencias[0];
console.log(JSON.stringify({ refused: !answer.confere, codigo, milliseconds, megabytes }));
