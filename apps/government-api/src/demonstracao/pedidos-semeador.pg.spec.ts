import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { Clock } from '../clock/clock.ts';
import { rows } from '../database/database.ts';
import { DemonstracaoService } from './demonstracao.service.ts';
import { semeadores } from './semeadores.table.ts';

class RelogioParado extends Clock {
  override now(): Date {
    return new Date('2026-11-20T14:00:00Z');
  }
}

describe('os pedidos da demonstração no banco', () => {
  const banco = prepararBanco();
  const contar = async (onde: string) =>
    (await rows<{ n: number }>(banco.database, sql.raw(`select count(*)::int as n from ${onde}`)))[0]?.n ?? 0;

  beforeAll(async () => {
    await new DemonstracaoService(banco.database, new RelogioParado(), semeadores).semear();
  });

  it('são 60 dias enviados das 10 lotações, com preço, contrato e histórico', async () => {
    expect(await contar(`pedidos where enviado_em is not null and data_refeicao <= '2026-11-20'`)).toBe(600);
    expect(
      await contar(
        `itens_pedido i join pedidos p on p.id = i.pedido_id where p.enviado_em is not null and i.preco_centavos is null`,
      ),
    ).toBe(0);
    expect(await contar(`historico_pedido where evento = 'enviar'`)).toBe(
      await contar('pedidos where enviado_em is not null'),
    );
  });

  it('os totais gravados são os dos itens', async () => {
    const errados = await contar(`(
      select p.id from pedidos p join itens_pedido i on i.pedido_id = p.id group by p.id
      having sum(i.quantidade_solicitada) <> p.total_refeicoes
        or sum(i.quantidade_solicitada * i.preco_centavos) <> p.valor_previsto_centavos) as errados`);
    expect(errados).toBe(0);
  });

  it('o próximo número continua de onde a demonstração parou', async () => {
    expect(
      await contar(`numeracao_pedidos n where ultimo <> (
      select count(*) from pedidos where numero like n.ano || '-%')`),
    ).toBe(0);
  });

  it('quem entra como solicitante ainda não pediu para amanhã; há lotação com rascunho e sem pedido', async () => {
    const amanha = await rows<{ situacao: string | null; solicitante: boolean }>(
      banco.database,
      sql`select p.situacao, exists (select from usuarios u where u.lotacao_id = l.id) as solicitante
          from lotacoes l left join pedidos p on p.lotacao_id = l.id and p.data_refeicao = '2026-11-21'`,
    );
    expect(amanha.filter(({ solicitante }) => solicitante).map(({ situacao }) => situacao)).toEqual([null, null]);
    expect(new Set(amanha.map(({ situacao }) => situacao))).toEqual(new Set([null, 'ENVIADO', 'RASCUNHO']));
  });

  it('só quem tem motivo passa mais de 5 do efetivo', async () => {
    const semMotivo = await contar(`(
      select p.id from pedidos p join itens_pedido i on i.pedido_id = p.id
      join tipos_publico t on t.id = i.tipo_publico_id and t.base_conferencia = 'EFETIVO_INTERNO'
      where p.justificativa is null and p.efetivo_internos is not null
        and i.quantidade_solicitada - p.efetivo_internos > 5) as s`);
    expect(semMotivo).toBe(0);
    expect(
      await contar(
        `(select distinct lotacao_id from pedidos where tipo = 'PROGRAMADO' and justificativa is not null) as l`,
      ),
    ).toBe(4);
  });
});
