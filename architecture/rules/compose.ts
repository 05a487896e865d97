import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './source.ts';

export type Service = {
  profiles?: string[];
  image?: string;
  build?: { target: string };
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: unknown;
  stop_grace_period?: string;
  deploy?: { resources?: { limits?: { memory?: string; pids?: number } } };
};
export type Compose = { include?: string[]; services?: Record<string, Service> };

export const composeText = (text: string): Compose => parse(text, { merge: true });

export function composeFiles(): ReadonlyMap<string, Compose> {
  const read = (path: string) => composeText(readFileSync(join(root, path), 'utf8'));
  const top = read('docker-compose.yml');
  return new Map([['docker-compose.yml', top], ...(top.include ?? []).map(path => [path, read(path)] as const)]);
}

const NOT_ROOT = /^[1-9]\d*(:\d+)?$/;
/** At least two numbers: `8-alpine` is another image next week. */
const EXACT = /:v?\d+\.\d+[\w.-]*$/;

/** What an operator relies on and a service does not have. Our own images declare user and health in the Dockerfile. */
export function looseService(name: string, service: Service): string[] {
  const demo = service.profiles?.includes('demo');
  const foreign = !service.build;
  const wrong = (bad: unknown, what: string) => (bad ? [`${name} ${what}`] : []);
  const open =
    !service.read_only ||
    !service.cap_drop?.includes('ALL') ||
    !service.security_opt?.includes('no-new-privileges:true');
  return [
    ...wrong(service.profiles?.length !== 1, 'is of no single profile'),
    ...wrong(foreign && !EXACT.test(service.image ?? ''), 'has no exact tag'),
    ...wrong((!demo || !foreign) && open, 'may be written to or gain rights'),
    ...wrong(!demo && foreign && !NOT_ROOT.test(service.user ?? ''), 'runs as root'),
    ...wrong(!demo && !service.deploy?.resources?.limits?.memory, 'has no limit of memory'),
    ...wrong(foreign && !service.healthcheck && name !== 'jaeger', 'has no health check'),
  ];
}

/** Mounts that no engine can make: their place would have to be made inside a read-only folder. */
export function mountsInsideReadOnly({ volumes = [] }: Service): string[] {
  const mounts = volumes.map(volume => /:(\/[^:]+?)\/?(?::([a-z,]+))?$/.exec(volume) ?? []);
  const closed = mounts.filter(([, , mode = '']) => mode.split(',').includes('ro')).map(([, target = '']) => target);
  return mounts
    .map(([, target = '']) => target)
    .filter(target => closed.some(folder => target.startsWith(`${folder}/`)));
}

export const published = ({ ports = [] }: Service): string[] => ports.filter(port => !port.startsWith('127.0.0.1:'));
