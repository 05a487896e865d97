// Programs of other packages, which tests start on ports of their own: where they are on this machine, if they are.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PATHS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/local/sbin',
];
const POSTGRES = '/usr/lib/postgresql';
const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];

const found = (names, folders) =>
  folders.flatMap(folder => names.map(name => join(folder, name))).find(path => existsSync(path));

const initdb = found(['initdb'], [...versions.map(version => join(POSTGRES, version, 'bin')), ...PATHS]);

export const programs = {
  valkey: found(['valkey-server', 'redis-server'], PATHS),
  haproxy: found(['haproxy'], PATHS),
  /** One of PostgreSQL's own, all of one folder. */
  postgres: initdb && (name => initdb.replace(/initdb$/, name)),
};

/** What to install, by the names of Debian's packages, where one of them is not here. */
export function missingPrograms() {
  const named = { postgres: 'postgresql', valkey: 'valkey or redis-server', haproxy: 'haproxy' };
  return Object.entries(named).flatMap(([name, its]) => (programs[name] ? [] : [its]));
}
