import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = join(import.meta.dirname, '../../../../scripts');

export type Server = 'government-api' | 'bff';

/** What an operator types where this program runs, as in docs/operations. */
export type Place = {
  /** Starts what is stopped and restarts what runs; the first to start migrates. */
  readonly start: string;
  readonly state: (server: Server) => string;
  readonly logs: (server: Server) => string;
  readonly program: (server: Server, name: string) => string;
  /** As the owner of the tables; `owner` names the variable with the address. */
  readonly sql: (statement: string, owner: string) => string;
  /** As the superuser, who sees everything; in a checkout, as the user of DATABASE_URL. */
  readonly look: (statement: string) => string;
  /** Runs on the machine, or in the container, whose disks the government API writes to. */
  readonly inside: (command: string) => string;
  readonly backup: (folder: string) => string;
  /** Makes the folder of the copies; null: also says where it is. */
  readonly backupFolder: (folder: string | null) => string;
  /** Whether the database, or the cache, runs; undefined: it is asked at its address. */
  readonly database?: string;
  readonly cache?: string;
};

const COMPOSE_BACKUP = '/srv/backup';
const kubectl = (words: string): string => `kubectl -n alipen ${words}`;

const compose = (
  name: string,
  { governments, bffs, database, cache }: Record<'governments' | 'bffs' | 'database' | 'cache', string>,
): Place => {
  const of = (server: Server) => (server === 'bff' ? bffs : governments);
  const one = (server: Server) => of(server).split(' ')[0];
  return {
    start: `${name} up -d --wait`,
    state: server => `${name} ps ${of(server)}`,
    logs: server => `${name} logs --tail 100 ${of(server)}`,
    program: (server, program) => `${name} exec -T ${one(server)} node dist/${program}.comando.js`,
    sql: statement => `${name} exec -T ${database} psql -U alipen -c '${statement}'`,
    look: statement => `${name} exec -T ${database} psql -U alipen -c '${statement}'`,
    inside: command => `${name} exec -T ${one('government-api')} sh -c '${command}'`,
    backup: () =>
      `${name} run --rm -T --no-deps -v ${COMPOSE_BACKUP}:/copies ${one('government-api')} node dist/backup.comando.js --para /copies`,
    backupFolder: () => `install -d -o 1000 -g 1000 -m 700 ${COMPOSE_BACKUP}`,
    database: `${name} logs --tail 50 ${database}`,
    cache: `${name} logs --tail 50 ${cache}`,
  };
};

const PLACES = {
  checkout: {
    start: 'npm start',
    state: () => 'npm start',
    logs: () => 'veja o terminal do npm start',
    program: (server, name) => {
      const script = name === 'migrar' ? 'migrar-para-postgres' : name;
      return existsSync(join(SCRIPTS, `${script}.mjs`))
        ? `npm run ${script} --`
        : `node apps/${server}/dist/${name}.comando.js`;
    },
    sql: (statement, owner) => `psql "$${owner}" -c '${statement}'`,
    look: statement => `psql "$DATABASE_URL" -c '${statement}'`,
    inside: command => command,
    backup: folder => `npm run backup -- --para ${folder}`,
    backupFolder: folder =>
      folder ? `mkdir -p ${folder}` : 'mkdir -p copias && BACKUP_DIR=$PWD/copias npm run verificar',
  },
  systemd: {
    start: 'systemctl restart alipen-government-api@1 alipen-government-api@2 alipen-bff@1 alipen-bff@2',
    state: server => `systemctl status 'alipen-${server}@*'`,
    logs: server => `journalctl -n 100 -u 'alipen-${server}@*'`,
    program: (_server, name) => `alipen-comando ${name}`,
    sql: statement => `runuser -u postgres -- psql alipen -c 'set role alipen' -c '${statement}'`,
    look: statement => `runuser -u postgres -- psql alipen -c '${statement}'`,
    inside: command => command,
    backup: folder => `alipen-comando backup --para ${folder}`,
    backupFolder: folder =>
      folder
        ? `install -d -o alipen -g alipen -m 700 ${folder}`
        : 'install -d -o alipen -g alipen -m 700 /srv/backup && echo BACKUP_DIR=/srv/backup >> /etc/alipen/alipen.env',
  },
  compose: compose('alipen', {
    governments: 'government-api-1 government-api-2',
    bffs: 'bff-1 bff-2',
    database: 'database',
    cache: 'cache',
  }),
  demonstration: compose('docker compose', {
    governments: 'government-api',
    bffs: 'bff',
    database: 'postgres',
    cache: 'valkey',
  }),
  kubernetes: {
    start: kubectl('rollout restart deployment/government-api deployment/bff'),
    state: server => kubectl(`get pods -l app.kubernetes.io/name=${server}`),
    logs: server => kubectl(`logs --tail 100 -l app.kubernetes.io/name=${server}`),
    program: (server, name) => kubectl(`exec deployment/${server} -- node dist/${name}.comando.js`),
    sql: statement =>
      kubectl(`exec svc/alipen-database-rw -c postgres -- psql alipen -c 'set role alipen' -c '${statement}'`),
    look: statement => kubectl(`exec svc/alipen-database-rw -c postgres -- psql alipen -c '${statement}'`),
    inside: command => kubectl(`exec deployment/government-api -- sh -c '${command}'`),
    backup: () => kubectl('get scheduledbackups,backups'),
    backupFolder: () => kubectl('get scheduledbackups,backups'),
    database: kubectl('get pods -l cnpg.io/cluster=alipen-database'),
    cache: kubectl('logs --tail 50 statefulset/cache'),
  },
} as const satisfies Record<string, Place>;

function placeName(): keyof typeof PLACES {
  if (process.env.ALIPEN_COMANDO) return 'systemd';
  if (existsSync(join(SCRIPTS, 'start.mjs'))) return 'checkout';
  if (process.env.KUBERNETES_SERVICE_HOST) return 'kubernetes';
  return process.env.NODE_ENV === 'production' ? 'compose' : 'demonstration';
}

export const placeNamed = (name: keyof typeof PLACES): Place => PLACES[name];
export const place = (): Place => placeNamed(placeName());
