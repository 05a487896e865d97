import { readConfiguration as bff } from '../../apps/bff/src/configuration.ts';
import { readConfiguration as governmentApi } from '../../apps/government-api/src/configuration.ts';

/** The runtime reads these, not the servers. */
const OF_THE_RUNTIME = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

export type Settings = { readonly known: ReadonlySet<string>; readonly secret: ReadonlySet<string> };

/** Every variable a server reads from its environment; those it also takes from a file are secrets. */
function settingsOf(read: (env: NodeJS.ProcessEnv) => unknown): Settings {
  const asked = new Set<string>(OF_THE_RUNTIME);
  const env = new Proxy({} as NodeJS.ProcessEnv, {
    get: (_target, name) => void asked.add(String(name)),
  });
  read(env);
  const secret = new Set([...asked].filter(name => asked.has(`${name}_FILE`)));
  return { known: asked, secret };
}

export const SERVERS = { bff: settingsOf(bff), 'government-api': settingsOf(governmentApi) } as const;

export function wrongSettings(
  { known, secret }: Settings,
  given: Readonly<Record<string, string>>,
  others: ReadonlySet<string> = new Set(),
): string[] {
  return Object.keys(given).flatMap(name => [
    ...(known.has(name) || others.has(name) ? [] : [`${name} is read by nobody`]),
    ...(secret.has(name) ? [`${name} is a secret: give ${name}_FILE`] : []),
  ]);
}
