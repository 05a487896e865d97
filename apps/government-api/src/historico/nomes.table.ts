import { type SQL, sql } from 'drizzle-orm';

/** How the record of each table is called, for people: a query of `id` and `nome` by the ids in `ids`. */
export const nomesDosRegistros: Readonly<Record<string, (ids: SQL) => SQL>> = {
  lotacoes: ids => sql`select id, nome from lotacoes where id = any(${ids})`,
  efetivos_diarios: ids => sql`select id, nome from lotacoes where id = any(${ids})`,
  fornecedores: ids => sql`select id, nome_fantasia as nome from fornecedores where id = any(${ids})`,
  contratos: ids => sql`select id, numero as nome from contratos where id = any(${ids})`,
  pedidos: ids => sql`select id, numero as nome from pedidos where id = any(${ids})`,
  usuarios: ids => sql`select id, nome from usuarios where id = any(${ids})`,
  tipos_alimentacao: ids => sql`select id, nome from tipos_alimentacao where id = any(${ids})`,
  tipos_publico: ids => sql`select id, nome from tipos_publico where id = any(${ids})`,
  programacoes: ids =>
    sql`select p.id, l.nome from programacoes p join lotacoes l on l.id = p.lotacao_id where p.id = any(${ids})`,
};
