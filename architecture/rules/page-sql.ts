/** Tables and views that exist after these migrations. One attached as a partition is left out, since nobody asks it by its own name. */
export function tablesOf(migrations: readonly string[]): ReadonlySet<string> {
  const tables = new Set<string>();
  for (const text of migrations) {
    const sql = text.replace(/--.*$/gm, '');
    for (const [, table = ''] of sql.matchAll(/\bcreate (?:table (?:if not exists )?|view )([a-z_]+)(?: ?\(| as\b)/g))
      tables.add(table);
    for (const [, table = ''] of sql.matchAll(/\b(?:drop (?:table|view) (?:if exists )?|attach partition )([a-z_]+)/g))
      tables.delete(table);
  }
  return tables;
}

const CODE = /```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g;

export function tablesIn(page: string): string[] {
  const code = [...page.matchAll(CODE)].map(([, block, inline]) => block ?? inline ?? '');
  const asked = code.flatMap(text => [...text.matchAll(/\bselect\b[^;"]*/g)].map(([statement]) => statement));
  const named = [
    ...asked.flatMap(text => [...text.matchAll(/\b(?:from|join) +([a-z_]+)\b(?!\()/g)]),
    ...code.flatMap(text => [...text.matchAll(/\b(?:update (?=\w+ set\b)|insert into |delete from )([a-z_]+)/g)]),
  ].map(([, table = '']) => table);
  return [...new Set(named)].filter(table => !table.startsWith('pg_'));
}
