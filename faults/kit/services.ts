import { connect } from 'node:net';
import { programs } from '../../scripts/steps/programs.mjs';
import { freePort, launch, stopProcess } from './processes.ts';

export type Service = {
  readonly url: string;
  /** Ends it at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  readonly again: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export const accepts = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

export const WITHOUT_VALKEY = !programs.valkey && 'não há valkey-server nem redis-server nesta máquina';

/** Keeps nothing on disk: what Valkey forgets when it is killed must not matter. */
export async function ownValkey(): Promise<Service> {
  const { valkey } = programs;
  if (!valkey) throw new Error('neither valkey-server nor redis-server is on this machine');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const open = () => launch(valkey, args, () => accepts(port));
  let child = await open();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => stopProcess(child, 'SIGKILL'),
    again: async () => {
      child = await open();
    },
    stop: () => stopProcess(child),
  };
}
