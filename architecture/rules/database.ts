import type { Source } from './source.ts';

const API = 'apps/government-api/src/';
/** Drizzle's private parts: session, dialect, prepared queries. Its next version may keep them elsewhere. */
const INSIDE =
  /\b_\s*\.\s*session\b|\.session\.(?:client|prepareQuery)|\.dialect\b|\._prepare\(|NodePg(?:Session|PreparedQuery)/;

export function privateParts(files: readonly Source[]): string[] {
  return files
    .filter(({ path, text }) => path.startsWith(API) && INSIDE.test(text))
    .map(({ path }) => `${path} leans on what drizzle keeps for itself`);
}

/** Repositories and queries that import the database instead of being handed their unit of work. */
export function ownDatabases(files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(API) && /\.(?:repository|query)\.ts$/.test(path))
    .filter(({ text }) =>
      /\bimport\s+\{[^}]*(?<!type )\bDatabase\b[^}]*\}\s+from\s+'[^']*database\/database\.ts'/.test(text),
    )
    .map(({ path }) => `${path} holds a database: it is handed its unit of work`);
}
