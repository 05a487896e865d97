// The peer that does the least: nginx with one worker, kept connections to the upstream, no log line. Undefined where it is not installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process.mjs';

const configuration = (folder, port, upstream) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream government { server ${new URL(upstream).host}; keepalive 64; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port};
    location /api/ {
      proxy_pass http://government/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`;

export async function startNginx(upstream) {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'alipen-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, upstream));
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    if ((await fetch(`${base}/api/ms-alipen/pedidos`).catch(() => undefined))?.ok)
      return { base, pid: child.pid, stop };
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  stop();
  throw new Error('nginx does not answer');
}
