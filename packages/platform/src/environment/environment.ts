import { readFileSync } from 'node:fs';

export type Variable<T> = {
  parse: (text: string) => T;
  /** Used when the variable is unset or empty; without it the variable is required. */
  default?: T;
  help: string;
  /** May also be in a file, whose path is NAME_FILE: orchestrators hand secrets over that way (ASVS 13.3.1). */
  secret?: true;
};

type Table = Record<string, Variable<unknown>>;
type Values<T extends Table> = { [K in keyof T]: T[K] extends Variable<infer V> ? V : never };

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

function given(
  name: string,
  { secret, help }: Variable<unknown>,
  env: NodeJS.ProcessEnv,
): { text?: string; wrong?: string } {
  const text = env[name]?.trim();
  const file = secret && env[`${name}_FILE`]?.trim();
  if (!file) return text ? { text } : {};
  if (text) return { wrong: `${name} and ${name}_FILE are both set. Unset one of them.` };
  try {
    // Editors end files with a line break, and no secret ends with one.
    const content = readFileSync(file, 'utf8').trim();
    if (content) return { text: content };
  } catch {
    // The file is missing, a folder, or unreadable for this user: one message serves.
  }
  return { wrong: `${name}_FILE names a file that is empty or cannot be read. Put there ${help}.` };
}

/** Reports all bad variables together, so that an operator mends them in one go. */
export function readEnvironment<T extends Table>(table: T, env: NodeJS.ProcessEnv): Values<T> {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(table)) {
    const { text, wrong: refused } = given(name, variable, env);
    if (refused) {
      wrong.push(refused);
      continue;
    }
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
