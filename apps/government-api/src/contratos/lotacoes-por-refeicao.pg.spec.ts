import { bancoVazio } from '../../test/kit/mudanca.ts';
import { openPostgres } from '../database/postgres-connection.ts';
import { migrate, readMigrations } from '../database/schema/migrations.ts';

const ESTA = '2026-11-20-1821-lotacoes-por-refeicao.sql';

/** The database before the migration, with one row per unit. */
const ANTES = `
insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario)
select 'L' || n, 'L' || n, 'l' || n, 'DELEGACIA', 'M', 'MA', 'America/Fortaleza' from generate_series(1, 4) n;
insert into tipos_alimentacao (nome, sigla, ordem, hora_limite_pedido, dias_antecedencia, entrega_inicio, entrega_fim, ativo)
values ('Almoço', 'ALM', 1, '18:00', 1, '11:00', '12:00', true), ('Jantar', 'JAN', 2, '18:00', 1, '17:00', '18:00', true),
  ('Ceia', 'CEI', 3, '18:00', 1, '20:00', '21:00', false);
insert into tipos_publico (nome, sigla, ordem, base_conferencia) values ('Interno', 'INT', 1, 'EFETIVO_INTERNO');
insert into fornecedores (cnpj, razao_social, nome_fantasia, nome_busca) values ('11222333000181', 'Ágil Ltda', 'Ágil', 'agil');
insert into contratos (numero, processo, lote, fornecedor_id, vigencia_inicio, vigencia_fim, valor_total_centavos, encerrado_em)
values ('A', '', '', 1, '2026-01-01', '2026-12-31', 0, null), ('B', '', '', 1, '2026-01-01', '2026-12-31', 0, '2026-06-30'),
  ('C', '', '', 1, '2027-01-01', '2027-12-31', 0, null);
insert into itens_contrato values (1, 1, 1, 100, 10), (1, 3, 1, 100, 10), (2, 1, 1, 100, 10);
insert into contratos_lotacoes (lotacao_id, contrato_id, inicio, fim) values
  (1, 1, '2026-02-01', null), (2, 2, '2025-12-01', '2027-05-05'), (3, 3, '2026-12-01', null), (4, 2, '2026-07-01', null);
`;

describe('de uma linha por lotação a uma por refeição', () => {
  it('cada lotação fica com as refeições que o contrato tem em preço, e nada dura mais que o contrato', async () => {
    const { url, descartar } = await bancoVazio();
    const connection = openPostgres({ url, onIdleError: () => undefined });
    try {
      const todas = await readMigrations();
      const ate = todas.findIndex(({ nome }) => nome === ESTA);
      expect(ate).toBeGreaterThan(0);
      await migrate(connection, todas.slice(0, ate));
      await connection.withSession(session => session.exec(ANTES));
      await migrate(connection, todas.slice(0, ate + 1));
      const linhas = await connection.withSession(session =>
        session.query<{ linha: string }>(
          `select lotacao_id || ' ' || contrato_id || ' ' || tipo_alimentacao_id || ' ' || inicio || ' ' || fim as linha
           from contratos_lotacoes order by lotacao_id, tipo_alimentacao_id`,
        ),
      );
      expect(linhas.map(({ linha }) => linha)).toEqual([
        '1 1 1 2026-02-01 2026-12-31',
        '1 1 3 2026-02-01 2026-12-31',
        '2 2 1 2026-01-01 2026-06-30',
        // Without prices: every active meal, from the day the contract begins.
        '3 3 1 2027-01-01 2027-12-31',
        '3 3 2 2027-01-01 2027-12-31',
      ]);
    } finally {
      await connection.close();
      await descartar();
    }
  });
});
