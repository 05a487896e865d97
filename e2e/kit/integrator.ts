import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** An empty folder with the packed client, installed without a registry, as an integrator begins. */
export async function installClient() {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-integrador-'));
  await run(process.execPath, ['packages/contracts/scripts/pack-client.mjs', folder], { cwd: root });
  const packed = readdirSync(folder).find(name => name.endsWith('.tgz'));
  if (!packed) throw new Error('no package was made');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`], { cwd: folder });
  return {
    folder,
    async program<T>(source: string, env: Record<string, string>): Promise<T> {
      writeFileSync(join(folder, 'program.mts'), source);
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const options = ['--module', 'nodenext', '--strict', '--skipLibCheck', '--types', 'node'];
      const types = ['--typeRoots', join(root, 'node_modules/@types')];
      await run(process.execPath, [compiler, ...options, ...types, 'program.mts'], { cwd: folder }).catch(error => {
        throw new Error(error.stdout);
      });
      const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder, env: { ...process.env, ...env } });
      return JSON.parse(stdout);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Received = { body: string; headers: IncomingHttpHeaders };

export async function startReceiver() {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      received.push({ body: Buffer.concat(parts).toString(), headers: request.headers });
      response.writeHead(204).end();
      for (const look of waiting.splice(0)) look();
    });
  });
  const listening = once(server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/alipen`,
    async message(type: string): Promise<Received> {
      for (;;) {
        const found = received.find(({ body }) => JSON.parse(body).type === type);
        if (found) return found;
        await new Promise<void>(resolve => waiting.push(resolve));
      }
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
