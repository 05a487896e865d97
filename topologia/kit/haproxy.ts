import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, launch, stopProcess } from '../../faults/kit/processes.ts';
import { accepts } from '../../faults/kit/services.ts';
import { programs } from '../../scripts/steps/programs.mjs';

/** As docs/operations/replicas.md recommends, but with more frequent checks. A call that never reached a server goes to another one. */
const settings = (port: number, ports: readonly number[]): string => `
defaults
  mode http
  timeout connect 1s
  timeout client 130s
  timeout server 130s
  timeout check 2s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure
frontend entrada
  bind 127.0.0.1:${port}
  default_backend replicas
backend replicas
  balance roundrobin
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr host 127.0.0.1
  option allbackups
  default-server inter 500 fall 1 rise 1
${ports.map((each, n) => `  server replica${n} 127.0.0.1:${each} check`).join('\n')}
${ports.map((each, n) => `  server sem-pronta${n} 127.0.0.1:${each} backup`).join('\n')}
`;

export type Haproxy = { readonly origin: string; readonly stop: () => Promise<void> };

/** HAProxy in front of these ports of this machine. Where none says it is ready, any that answers at all is asked. */
export async function haproxyBefore(ports: readonly number[]): Promise<Haproxy> {
  if (!programs.haproxy) throw new Error('haproxy is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'alipen-topologia-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(port, ports));
  const child = await launch(programs.haproxy, ['-db', '-f', file], () => accepts(port));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stopProcess(child, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
