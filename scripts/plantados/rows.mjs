// Joins the tables, checks the rows before anything is planted, and chooses those a call asks for.
import { parseArgs } from 'node:util';
import { StepFailed } from '../steps/shell.mjs';
import { architecture } from './architecture.table.mjs';
import { bff } from './bff.table.mjs';
import { contracts } from './contracts.table.mjs';
import { controle } from './controle.table.mjs';
import { deploy } from './deploy.table.mjs';
import { e2e } from './e2e.table.mjs';
import { empenhos } from './empenhos.table.mjs';
import { fiscalizacao } from './fiscalizacao.table.mjs';
import { maquinaria } from './maquinaria.table.mjs';
import { medicao } from './medicao.table.mjs';
import { pedidos } from './pedidos.table.mjs';
import { platform } from './platform.table.mjs';
import { web } from './web.table.mjs';

export const tables = {
  contracts,
  platform,
  architecture,
  deploy,
  web,
  bff,
  'government-api': [...pedidos, ...fiscalizacao, ...medicao, ...empenhos, ...controle, ...maquinaria],
  e2e,
};

export const allRows = Object.values(tables).flat();

const timesIn = (text, find) => text.split(find).length - 1;

/** Faults of the rows themselves, as sentences; `read` returns a file's text or undefined. */
export function rowsWithFaults(rows, read) {
  const seen = new Set();
  return rows.flatMap(({ id, breaks, file, find, put, caughtBy, command, says }) => {
    const text = read(file);
    const faults = [
      seen.has(id) && 'stands twice',
      !breaks.endsWith('.') && 'does not say in a sentence what it breaks',
      text === undefined && `names ${file}, which is not there`,
      text !== undefined && timesIn(text, find) !== 1 && `finds its text ${timesIn(text, find)} times in ${file}`,
      find === put && 'changes nothing',
      Boolean(caughtBy) === Boolean(command) && 'names a spec or a command, one of them',
      caughtBy && read(caughtBy) === undefined && `is caught by ${caughtBy}, which is not there`,
      command && (read(command[0]) === undefined || !says) && 'names a command that is not there or says nothing',
    ];
    seen.add(id);
    return faults.filter(Boolean).map(fault => `${id} ${fault}`);
  });
}

/** All rows, those of a room, or those named; rows of one spec stand together, so that a baseline is read once. */
export function choose(byRoom, args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { sala: { type: 'string' } } });
  const { sala } = values;
  if (sala && !byRoom[sala])
    throw new StepFailed(`There is no room "${sala}". The rooms are: ${Object.keys(byRoom).join(', ')}.`);
  const rows = sala ? byRoom[sala] : Object.values(byRoom).flat();
  const unknown = positionals.find(id => !rows.some(row => row.id === id));
  if (unknown) throw new StepFailed(`There is no row "${unknown}"${sala ? ` in ${sala}` : ''}.`);
  const chosen = positionals.length ? rows.filter(({ id }) => positionals.includes(id)) : rows;
  const where = ({ caughtBy, command }) => caughtBy ?? command.join(' ');
  const order = [...new Set(chosen.map(where))];
  return chosen.toSorted((a, b) => order.indexOf(where(a)) - order.indexOf(where(b)));
}
