/**
 * Two versions run on one database while one replaces the other, so a migration may only add. One that takes away, or asks more of
 * who writes, must say since which release no program needs it any more (ADR 64): `-- contracts since 0.3.0: why`.
 */
const CONTRACTS = /^-- contracts since \d+\.\d+\.\d+: \S/m;

const NAME = '"?([a-z_]+)"?';
const DESTRUCTIVE: readonly (readonly [string, RegExp])[] = [
  [
    'drops a table or a view',
    new RegExp(`\\bdrop\\s+(?:materialized\\s+)?(?:table|view)\\s+(?:if exists\\s+)?${NAME}`),
  ],
  ['drops a column', new RegExp(`\\balter\\s+table\\s+(?:only\\s+)?${NAME}[^;]*\\bdrop\\s+column\\b`)],
  ['renames', new RegExp(`\\balter\\s+(?:table|type|view)\\s+${NAME}[^;]*\\brename\\b`)],
  [
    'changes a type',
    new RegExp(`\\balter\\s+table\\s+${NAME}[^;]*\\balter\\s+(?:column\\s+)?\\S+\\s+(?:set data\\s+)?type\\b`),
  ],
  [
    'asks for a column that older programs leave out',
    new RegExp(`\\balter\\s+table\\s+${NAME}[^;]*\\b(?:alter\\s+(?:column\\s+)?(\\S+)\\s+set\\s+not\\s+null)`),
  ],
  [
    'adds a column that older programs leave out',
    new RegExp(
      `\\balter\\s+table\\s+${NAME}[^;]*\\badd\\s+(?:column\\s+)?(?:if not exists\\s+)?[a-z_]+\\s(?![^,;]*\\b(?:default|generated)\\b)[^,;]*\\bnot\\s+null`,
    ),
  ],
];

export type MigrationFile = { readonly name: string; readonly text: string };

/** What in these files would break a program of the previous release. What a file does to a table it makes itself breaks nobody. */
export function destructiveMigrations(files: readonly MigrationFile[]): string[] {
  return files.flatMap(({ name, text }) => {
    if (CONTRACTS.test(text)) return [];
    const sql = text.replace(/--.*$/gm, '').toLowerCase();
    const made = new Set(
      [...sql.matchAll(new RegExp(`create\\s+table\\s+(?:if not exists\\s+)?${NAME}`, 'g'))].map(([, table]) => table),
    );
    return sql.split(';').flatMap(statement =>
      DESTRUCTIVE.flatMap(([what, pattern]) => {
        const [found, table, column] = pattern.exec(`${statement};`) ?? [];
        if (!found || made.has(table)) return [];
        const withDefault = column && new RegExp(`\\b${column}\\s+(?:set\\s+default|[^,;]*\\bdefault)\\b`).test(sql);
        return withDefault ? [] : [`${name} ${what} (${table}) and does not say since when it may`];
      }),
    );
  });
}
