import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { destructiveMigrations } from './rules/migrations.ts';

const FOLDER = join(import.meta.dirname, '../apps/government-api/migrations');
/** Before the first day with data to keep there was no earlier version. */
const FIRST = '2026-11-22';

const planted = (text: string): string[] => destructiveMigrations([{ name: 'x.sql', text }]);

describe('as migrações', () => {
  it('só ampliam, ou dizem desde quando ninguém usa o que tiram', () => {
    const files = readdirSync(FOLDER)
      .filter(name => name.endsWith('.sql') && name >= FIRST)
      .map(name => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
    expect(files.length).toBeGreaterThan(10);
    expect(destructiveMigrations(files)).toEqual([]);
  });

  it.each([
    ['tirar tabela', 'drop table motivos'],
    ['tirar coluna', 'alter table motivos\n  drop column texto'],
    ['mudar nome', 'alter table motivos rename column texto to frase'],
    ['mudar tipo', 'alter table motivos alter column texto type varchar(10)'],
    ['exigir coluna', 'alter table motivos alter column texto set not null'],
    ['coluna nova sem valor', 'alter table motivos add column frase text not null'],
  ])('%s é recusado, e aceito quando diz desde quando', (_what, sql) => {
    expect(planted(`${sql};`)).toHaveLength(1);
    expect(planted(`-- contracts since 0.3.0: nobody reads it since then\n${sql};`)).toEqual([]);
    expect(planted(`create table motivos (texto text);\n${sql};`)).toEqual([]);
  });

  it.each([
    'alter table motivos add column frase text',
    "alter table motivos add column frase text not null default ''",
    "alter table motivos alter column texto set default '', alter column texto set not null",
    'alter table motivos drop constraint motivos_texto_check, add check (texto <> $$ $$)',
    '-- one day: drop table motivos\ncreate index on motivos (texto)',
  ])('ampliar é livre: %s', sql => expect(planted(`${sql};`)).toEqual([]));
});
