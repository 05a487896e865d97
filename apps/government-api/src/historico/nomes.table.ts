import { type SQL, sql } from 'drizzle-orm';

export const nomesDosRegistros: Readonly<Record<string, (ids: SQL) => SQL>> = {
  lotacoes: ids => sql`select id, nome from lotacoes where id = any(${ids})`,
  efetivos_diarios: ids => sql`select id, nome from lotacoes where id = any(${ids})`,
  fornecedores: ids => sql`select id, nome_fantasia as nome from fornecedores where id = any(${ids})`,
  contratos: ids => sql`select id, numero as nome from contratos where id = any(${ids})`,
  pedidos: ids => sql`select id, numero as nome from pedidos where id = any(${ids})`,
  recebimentos: ids =>
    sql`select r.id, p.numero as nome from recebimentos r join pedidos p on p.id = r.pedido_id where r.id = any(${ids})`,
  sobras: ids => sql`select s.id, l.nome from sobras s join lotacoes l on l.id = s.lotacao_id where s.id = any(${ids})`,
  chaves_pessoais: ids =>
    sql`select c.id, u.nome from chaves_pessoais c join usuarios u on u.id = c.usuario_id where c.id = any(${ids})`,
  notificacoes_formais: ids =>
    sql`select id, 'NC ' || numero || '/' || ano as nome from notificacoes_formais where id = any(${ids})`,
  papeis_assinados: ids => sql`select id, codigo as nome from papeis_assinados where id = any(${ids})`,
  prescricoes: ids =>
    sql`select p.id, l.nome from prescricoes p join lotacoes l on l.id = p.lotacao_id where p.id = any(${ids})`,
  ocorrencias: ids => sql`select id, numero as nome from ocorrencias where id = any(${ids})`,
  usuarios: ids => sql`select id, nome from usuarios where id = any(${ids})`,
  tipos_alimentacao: ids => sql`select id, nome from tipos_alimentacao where id = any(${ids})`,
  motivos: ids => sql`select id, texto as nome from motivos where id = any(${ids})`,
  tipos_publico: ids => sql`select id, nome from tipos_publico where id = any(${ids})`,
  programacoes: ids => sql`select id, nome from lotacoes where id = any(${ids})`,
  contas_servico: ids => sql`select id, nome from contas_servico where id = any(${ids})`,
  acessos_controle: ids =>
    sql`select a.id, u.nome from acessos_controle a join usuarios u on u.id = a.usuario_id where a.id = any(${ids})`,
  webhooks: ids => sql`select id, nome from webhooks where id = any(${ids})`,
  testemunhas: ids => sql`select id, nome from testemunhas where id = any(${ids})`,
  auditorias: ids => sql`select id, to_char(mes, 'MM/YYYY') as nome from auditorias where id = any(${ids})`,
  feriados: ids => sql`select id, descricao as nome from feriados where id = any(${ids})`,
  anotacoes_mapa: ids =>
    sql`select a.id, l.nome from anotacoes_mapa a join lotacoes l on l.id = a.lotacao_id where a.id = any(${ids})`,
};
