// Programs of other packages that tests start on ports of their own, where this machine has them.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PATHS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/local/sbin',
];

const found = names => PATHS.flatMap(folder => names.map(name => join(folder, name))).find(path => existsSync(path));

export const programs = {
  valkey: found(['valkey-server', 'redis-server']),
  haproxy: found(['haproxy']),
};

export function missingPrograms() {
  const named = { valkey: 'valkey or redis-server', haproxy: 'haproxy' };
  return Object.entries(named).flatMap(([name, its]) => (programs[name] ? [] : [its]));
}
