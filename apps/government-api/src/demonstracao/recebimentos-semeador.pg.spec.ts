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

describe('os recebimentos da demonstração no banco', () => {
  const banco = prepararBanco();
  const contar = async (onde: string) =>
    (await rows<{ n: number }>(banco.database, sql.raw(`select count(*)::int as n from ${onde}`)))[0]?.n ?? 0;

  beforeAll(async () => {
    await new DemonstracaoService(banco.database, new RelogioParado(), semeadores).semear();
  });

  it('os dias passados foram entregues, e os pedidos de hoje esperam confirmados', async () => {
    expect(await contar(`pedidos where data_refeicao < '2026-11-20' and situacao not like '%ENTREGUE%'`)).toBe(0);
    expect(await contar(`pedidos where data_refeicao = '2026-11-20' and situacao = 'CONFIRMADO'`)).toBe(10);
    expect(
      await contar(`itens_pedido where quantidade_entregue is null and quantidade_confirmada > 0
      and pedido_id in (select id from pedidos where data_refeicao < '2026-11-20')`),
    ).toBe(0);
  });

  it('há atrasos, parciais, faltas e reposições, e o resto chegou inteiro e na hora', async () => {
    const todos = await contar('recebimentos');
    const atrasados = await contar(`recebimentos where faixa_atraso in ('AVISO', 'LEVE', 'GRAVE')`);
    expect(todos).toBeGreaterThan(2_000);
    expect(atrasados).toBeGreaterThan(0);
    expect(atrasados / todos).toBeLessThan(0.05);
    for (const caso of [`completude = 'PARCIAL'`, `completude = 'NAO_ENTREGUE'`, 'entrega = 2']) {
      const quantos = await contar(`recebimentos where ${caso}`);
      expect(quantos).toBeGreaterThan(0);
      expect(quantos / todos).toBeLessThan(0.03);
    }
  });

  it('nada foi aceito acima da confirmada, e a situação do pedido é a da pior refeição', async () => {
    expect(await contar('itens_pedido where quantidade_entregue - quantidade_recusada > quantidade_confirmada')).toBe(
      0,
    );
    const erradas = await contar(`(
      select p.id from pedidos p join itens_pedido i on i.pedido_id = p.id where p.data_refeicao < '2026-11-20'
      group by p.id having (p.situacao = 'ENTREGUE') <>
        bool_and(i.quantidade_entregue - i.quantidade_recusada >= i.quantidade_confirmada)) as e`);
    expect(erradas).toBe(0);
  });

  it('o histórico de cada pedido termina na situação em que ele está', async () => {
    const erradas = await contar(`(
      select distinct on (h.pedido_id) h.pedido_id, h.para, p.situacao
      from historico_pedido h join pedidos p on p.id = h.pedido_id order by h.pedido_id, h.id desc) as u
      where u.para <> u.situacao`);
    expect(erradas).toBe(0);
  });
});
