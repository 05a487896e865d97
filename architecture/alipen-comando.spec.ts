import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './rules/source.ts';

const RUNUSER = `#!/bin/sh\necho "$PWD $*"\nenv\nexit \${EXIT:-0}\n`;

describe('alipen-comando', () => {
  const place = mkdtempSync(join(tmpdir(), 'alipen-comando-'));
  afterAll(() => rmSync(place, { recursive: true }));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  };
  const run = (words: readonly string[], env: Record<string, string> = {}) => {
    const PATH = `${join(place, 'bin')}:${process.env.PATH}`;
    const paths = { ALIPEN_PROGRAMS: place, ALIPEN_SETTINGS: place };
    return spawnSync('sh', [join(root, 'deploy/systemd/alipen-comando'), ...words], {
      env: { PATH, ...paths, ...env },
      encoding: 'utf8',
    });
  };

  beforeAll(() => {
    put('bin/runuser', RUNUSER);
    chmodSync(join(place, 'bin/runuser'), 0o755);
    put('government-api/x', '');
    put('bff/x', '');
    put(
      'alipen.env',
      '# what people type\nPUBLIC_ORIGIN=https://a.b\nAGENCY_NAME="Estado de Goiás|Secretaria; $(exit 9)"\nBACKUP_DIR=/b',
    );
    for (const name of ['database_url', 'migration_url', 's3_access_key_id', 'smtp_url'])
      put(`secrets/government-api/${name}`, `${name}\n`);
    put('secrets/bff/valkey_url', 'valkey\n');
  });

  it('roda como o serviço, com as configurações e os segredos dele', () => {
    const { stdout, status } = run(['backup', '--para', '/b']);
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe(`${place}/government-api -u alipen -- node dist/backup.comando.js --para /b`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'AGENCY_NAME=Estado de Goiás|Secretaria; $(exit 9)',
        'BACKUP_DIR=/b',
        'DATABASE_URL=database_url',
        'DATABASE_MIGRATION_URL=migration_url',
        'ALIPEN_COMANDO=alipen-comando',
      ]),
    );
  });

  it('não dá metade do que só vale junto, e dá as duas', () => {
    expect(run(['backup']).stdout).not.toMatch(/^(S3|SMTP)_/m);
    const both = run(['backup'], { S3_URL: 'https://s3.b/f', MAIL_FROM: 'a@b' }).stdout;
    expect(both).toMatch(/^S3_ACCESS_KEY_ID=s3_access_key_id$/m);
    expect(both).toMatch(/^SMTP_URL=smtp_url$/m);
  });

  it('outro banco é outro por inteiro: o dono do primeiro não migra o segundo', () => {
    const { stdout } = run(['restaurar', '--de', 'x'], { DATABASE_URL: 'vazio' });
    expect(stdout).toMatch(/^DATABASE_URL=vazio$/m);
    expect(stdout).not.toContain('DATABASE_MIGRATION_URL');
  });

  it('verificar sozinho pergunta aos dois servidores, e termina mal se um deles falha', () => {
    const both = run(['verificar']);
    expect(both.stdout).toMatch(/government-api -u alipen[\s\S]*bff -u alipen[\s\S]*VALKEY_URL=valkey/);
    expect(run(['verificar', 'cadeia']).stdout).not.toContain('/bff ');
    expect(run(['verificar'], { EXIT: '1' }).status).toBe(1);
    expect(run(['verificar'], { GOVERNMENT_API_URL: 'https://api.b' }).stdout).not.toContain('/government-api ');
  });
});
