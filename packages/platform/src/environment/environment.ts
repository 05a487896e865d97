/** A variable: how its text becomes a value, what stands in when it is unset, what to type when it is wrong. */
export type Variable<T> = {
  parse: (text: string) => T;
  /** Used when the variable is unset or empty; without it the variable is required. */
  default?: T;
  help: string;
};

type Table = Record<string, Variable<unknown>>;
type Values<T extends Table> = { [K in keyof T]: T[K] extends Variable<infer V> ? V : never };

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads every variable once and reports all the bad ones together, so that an operator mends them in one go. */
export function readEnvironment<T extends Table>(table: T, env: NodeJS.ProcessEnv): Values<T> {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(table)) {
    const text = env[name]?.trim();
    if (!text) {
      if ('default' in variable) values[name] = variable.default;
      else wrong.push(`${name} is not set. Set ${name} to ${variable.help}.`);
      continue;
    }
    try {
      values[name] = variable.parse(text);
    } catch {
      wrong.push(`${name} has a value that cannot be used. Set ${name} to ${variable.help}.`);
    }
  }
  if (wrong.length) throw new EnvironmentError(`The server did not start.\n${wrong.join('\n')}`);
  return values as Values<T>;
}
