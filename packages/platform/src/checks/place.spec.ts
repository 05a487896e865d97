import { placeNamed } from './place.ts';

const all = (name: Parameters<typeof placeNamed>[0]): string[] => {
  const its = placeNamed(name);
  return [
    its.start,
    its.state('bff'),
    its.logs('government-api'),
    its.program('government-api', 'somas'),
    its.sql('select 1', 'DATABASE_URL'),
    its.look('select 2'),
    its.inside('df -h /data'),
    its.backup('/srv/backup'),
    its.backupFolder(null),
    its.backupFolder('/srv/backup'),
    its.database ?? '',
    its.cache ?? '',
  ];
};

describe('o que se digita onde o sistema roda', () => {
  it('em contêineres, como nas páginas de quem opera', () => {
    expect(all('compose')).toMatchInlineSnapshot(`
[
  "alipen up -d --wait",
  "alipen ps bff-1 bff-2",
  "alipen logs --tail 100 government-api-1 government-api-2",
  "alipen exec -T government-api-1 node dist/somas.comando.js",
  "alipen exec -T database psql -U alipen -c 'select 1'",
  "alipen exec -T database psql -U alipen -c 'select 2'",
  "alipen exec -T government-api-1 sh -c 'df -h /data'",
  "alipen run --rm -T --no-deps -v /srv/backup:/copies government-api-1 node dist/backup.comando.js --para /copies",
  "install -d -o 1000 -g 1000 -m 700 /srv/backup",
  "install -d -o 1000 -g 1000 -m 700 /srv/backup",
  "alipen logs --tail 50 database",
  "alipen logs --tail 50 cache",
]
`);
  });

  it('na demonstração em contêineres, pelos nomes dela', () => {
    expect(
      all('demonstration').filter(line => !line.startsWith('docker compose ') && !line.startsWith('install ')),
    ).toEqual([]);
  });

  it('no Kubernetes', () => {
    expect(all('kubernetes')).toMatchInlineSnapshot(`
[
  "kubectl -n alipen rollout restart deployment/government-api deployment/bff",
  "kubectl -n alipen get pods -l app.kubernetes.io/name=bff",
  "kubectl -n alipen logs --tail 100 -l app.kubernetes.io/name=government-api",
  "kubectl -n alipen exec deployment/government-api -- node dist/somas.comando.js",
  "kubectl -n alipen exec svc/alipen-database-rw -c postgres -- psql alipen -c 'set role alipen' -c 'select 1'",
  "kubectl -n alipen exec svc/alipen-database-rw -c postgres -- psql alipen -c 'select 2'",
  "kubectl -n alipen exec deployment/government-api -- sh -c 'df -h /data'",
  "kubectl -n alipen get scheduledbackups,backups",
  "kubectl -n alipen get scheduledbackups,backups",
  "kubectl -n alipen get scheduledbackups,backups",
  "kubectl -n alipen get pods -l cnpg.io/cluster=alipen-database",
  "kubectl -n alipen logs --tail 50 statefulset/cache",
]
`);
  });

  it('sem contêineres', () => {
    expect(all('systemd')).toMatchInlineSnapshot(`
[
  "systemctl restart alipen-government-api@1 alipen-government-api@2 alipen-bff@1 alipen-bff@2",
  "systemctl status 'alipen-bff@*'",
  "journalctl -n 100 -u 'alipen-government-api@*'",
  "alipen-comando somas",
  "runuser -u postgres -- psql alipen -c 'set role alipen' -c 'select 1'",
  "runuser -u postgres -- psql alipen -c 'select 2'",
  "df -h /data",
  "alipen-comando backup --para /srv/backup",
  "install -d -o alipen -g alipen -m 700 /srv/backup && echo BACKUP_DIR=/srv/backup >> /etc/alipen/alipen.env",
  "install -d -o alipen -g alipen -m 700 /srv/backup",
  "",
  "",
]
`);
  });

  it('no código', () => {
    expect(all('checkout')).toMatchInlineSnapshot(`
[
  "npm start",
  "npm start",
  "veja o terminal do npm start",
  "node apps/government-api/dist/somas.comando.js",
  "psql "$DATABASE_URL" -c 'select 1'",
  "psql "$DATABASE_URL" -c 'select 2'",
  "df -h /data",
  "npm run backup -- --para /srv/backup",
  "mkdir -p copias && BACKUP_DIR=$PWD/copias npm run verificar",
  "mkdir -p /srv/backup",
  "",
  "",
]
`);
  });
});
