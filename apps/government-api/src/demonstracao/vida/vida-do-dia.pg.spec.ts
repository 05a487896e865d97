import { sql } from 'drizzle-orm';
import { prepararServidor } from '../../../test/kit/servidor.ts';
import { Clock } from '../../clock/clock.ts';
import { rows } from '../../database/database.ts';
import { VidaDoDia } from './vida-do-dia.ts';

/** The specs stand on a Tuesday; the units' clocks are three hours behind. */
const as = (hora: string, dia = '2026-11-24') => new Date(`${dia}T${hora}:00-03:00`);

describe('um dia da demonstração', () => {
  const servidor = prepararServidor();
  let vida: VidaDoDia;
  let agora = as('08:00');

  const consultar = <Linha extends Record<string, unknown>>(consulta: string) =>
    rows<Linha>(servidor.database, sql.raw(consulta));
  const contar = async (onde: string) =>
    (await consultar<{ n: number }>(`select count(*)::int as n from ${onde}`))[0]?.n;

  async function viverAte(instante: Date): Promise<void> {
    agora = instante;
    while (await vida.rodada());
  }

  beforeAll(() => {
    servidor.app.get(Clock).now = () => agora;
    vida = new VidaDoDia(servidor.app);
  });
  afterAll(() => vida.parar());

  it('ver', async () => {
    for (const [d, h] of [['2026-11-24','08:00'],['2026-11-24','11:30'],['2026-11-24','18:30'],['2026-11-25','10:00'],['2026-11-25','22:00'],['2026-11-28','10:00']] as const) {
      const t = performance.now();
      await viverAte(as(h, d));
      console.log(d, h, Math.round(performance.now() - t), 'ms', JSON.stringify({
        atos: await consultar(`select acao, count(*)::int n from eventos where request_id = 'demonstracao' group by 1`),
        pedidos: await consultar(`select data_refeicao::text d, situacao, count(*)::int n from pedidos where data_refeicao >= '2026-11-23' group by 1, 2 order by 1, 2`),
        rec: await consultar(`select p.data_refeicao::text d, t.sigla, r.completude, r.faixa_atraso f, r.lancamento_tardio, count(*)::int n from recebimentos r join pedidos p on p.id = r.pedido_id join tipos_alimentacao t on t.id = r.tipo_alimentacao_id where p.data_refeicao >= '2026-11-24' group by 1, 2,3,4,5 order by 1`),
        fisc: await consultar(`select data::text d, situacao, count(*)::int n from fiscalizacoes where data >= '2026-11-24' group by 1, 2 order by 1`),
        mapas: await consultar(`select data::text d, situacao, count(*)::int n from fechamentos_mapa where data >= '2026-11-20' group by 1, 2 order by 1`),
        rep: await consultar(`select semelhanca, count(*)::int n from fotos_repetidas group by 1`),
        oco: await consultar(`select numero, situacao, descricao from ocorrencias order by id desc limit 2`),
      }, null, 0));
    }
  }, 200_000);
});
