import type { Session } from '../connection.ts';

/** One object of the schema: its name, its definition as the database writes it, and the statement that removes it. */
export type Item = { readonly objeto: string; readonly definicao: string; readonly remove: string };

export type Drift = {
  readonly missing: readonly Item[];
  readonly extra: readonly Item[];
  readonly different: readonly { readonly is: Item; readonly shouldBe: Item }[];
};

/**
 * Tables, columns, constraints, indexes, triggers, functions, views and sequences of the schema `public`. Partitions are
 * left out, because jobs make and remove them, and so is what belongs to an extension.
 */
const INVENTORY = `
with tabelas as (
  select oid, relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migracoes'
)
select 'tabela ' || c.relname as objeto,
  case c.relkind when 'p' then 'partitioned by ' || pg_get_partkeydef(c.oid) else 'plain' end as definicao,
  format('drop table %I', c.relname) as remove
from pg_class c join tabelas t on t.oid = c.oid
union all
select format('coluna %s.%s', t.relname, a.attname),
  format('alter table %I add column %I %s%s%s%s', t.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attcollation not in (0, (select typcollation from pg_type where oid = a.atttypid))
      then format(' collate %I', (select collname from pg_collation where oid = a.attcollation)) else '' end,
    case when a.attnotnull then ' not null' else '' end,
    case when a.attidentity <> '' then format(' generated %s as identity', a.attidentity)
      when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
      when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end),
  format('alter table %I drop column %I', t.relname, a.attname)
from tabelas t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
union all
select format('restrição %s de %s', c.conname, t.relname),
  format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)),
  format('alter table %I drop constraint %I', t.relname, c.conname)
from tabelas t join pg_constraint c on c.conrelid = t.oid
where c.contype in ('c', 'p', 'u', 'f', 'x') and c.conparentid = 0
union all
select 'índice ' || i.relname, pg_get_indexdef(i.oid) || case when x.indisvalid then '' else ' -- inválido' end,
  format('drop index %I', i.relname)
from tabelas t join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid
where not exists (select from pg_constraint c where c.conindid = i.oid and c.contype in ('p', 'u', 'x'))
union all
select format('gatilho %s de %s', g.tgname, t.relname),
  pg_get_triggerdef(g.oid) || case g.tgenabled when 'O' then '' else format('; alter table %I disable trigger %I', t.relname, g.tgname) end,
  format('drop trigger %I on %I', g.tgname, t.relname)
from tabelas t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
union all
select format('função %s(%s)', p.proname, pg_get_function_identity_arguments(p.oid)), pg_get_functiondef(p.oid),
  format('drop function %I(%s)', p.proname, pg_get_function_identity_arguments(p.oid))
from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
union all
select 'visão ' || v.relname, pg_get_viewdef(v.oid), format('drop view %I', v.relname)
from pg_class v where v.relnamespace = 'public'::regnamespace and v.relkind in ('v', 'm')
union all
select 'sequência ' || s.relname, format('create sequence %I', s.relname), format('drop sequence %I', s.relname)
from pg_class s where s.relnamespace = 'public'::regnamespace and s.relkind = 'S'
  and not exists (select from pg_depend d where d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i'))
union all
select 'extensão ' || extname, format('create extension %I', extname), format('drop extension %I', extname)
from pg_extension where extname <> 'plpgsql'
order by 1`;

export const inventoryOf = (session: Session): Promise<Item[]> => session.query<Item>(INVENTORY);

export function driftBetween(shouldBe: readonly Item[], is: readonly Item[]): Drift {
  const expected = new Map(shouldBe.map(item => [item.objeto, item]));
  const found = new Map(is.map(item => [item.objeto, item]));
  const [missing, extra] = [
    shouldBe.filter(({ objeto }) => !found.has(objeto)),
    is.filter(({ objeto }) => !expected.has(objeto)),
  ];
  return {
    missing: withoutParts(missing),
    extra: withoutParts(extra),
    different: is.flatMap(item => {
      const other = expected.get(item.objeto);
      return other && other.definicao !== item.definicao ? [{ is: item, shouldBe: other }] : [];
    }),
  };
}

/** A whole table is listed once, without its columns, constraints and indexes. */
function withoutParts(items: readonly Item[]): readonly Item[] {
  const whole = items.flatMap(({ objeto }) => (objeto.startsWith('tabela ') ? [objeto.slice('tabela '.length)] : []));
  const isPart = ({ objeto, definicao }: Item, table: string) =>
    objeto.startsWith(`coluna ${table}.`) ||
    objeto.endsWith(` de ${table}`) ||
    (objeto.startsWith('índice ') && definicao.includes(` ON public.${table} `));
  return items.filter(item => !whole.some(table => isPart(item, table)));
}
