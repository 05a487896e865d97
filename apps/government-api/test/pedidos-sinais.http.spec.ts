import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { addDays } from '../src/clock/clock.ts';
import { PedidosService } from '../src/pedidos/pedidos.service.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  ids,
  item,
  motivosDe,
  type Problema,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Pedido = Schemas['Pedido'];
type Atitude = Schemas['AtitudeDoSinal'];

const DIAS = 7;

describe('o pedido ao lado dos dias antes dele', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivoId: number;

  const almoco = (quantidade: number) => [item(ids.almoco, ids.interno, quantidade)];
  const abrir = (dataRefeicao: string, quantidade: number, mudanca: object = {}) =>
    cliente.post<Pedido>('solicitante', '/pedidos', {
      lotacaoId: ids.upsl,
      dataRefeicao,
      itens: almoco(quantidade),
      ...mudanca,
    });
  const enviar = <T = Pedido>({ corpo, etag }: { corpo: Pedido; etag: string | null }, envio: object = {}) =>
    cliente.post<T>('solicitante', `/pedidos/${corpo.id}/envio`, envio, etag ?? '');
  const parametro = async (chave: string, valor: Atitude) => {
    await banco.database.execute(sql`insert into parametros (chave) values (${chave})`);
    await banco.database.execute(sql`insert into vigencias_parametro (chave, vale_de, valor)
      values (${chave}, '2026-11-01', ${JSON.stringify(valor)}::jsonb)`);
  };
  const listar = async (filtro: string) =>
    (await cliente.get<Schemas['PaginaPedidos']>('gestora', `/pedidos?de=${AMANHA}&ate=${AMANHA}${filtro}`)).corpo;
  const preparar = async () =>
    (await cliente.get<Schemas['PreparoPedido']>('solicitante', `/pedidos/preparo?data=${AMANHA}`)).corpo;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    motivoId = (await motivosDe(banco.database))('JUSTIFICATIVA_ACIMA', 'VISITA_EVENTO');
  });
  /** A week of the same hundred lunches. */
  beforeEach(async () => {
    await banco.database.execute(
      sql.raw('truncate pedidos, numeracao_pedidos, parametros, vigencias_parametro restart identity cascade'),
    );
    for (let n = DIAS; n > 0; n -= 1) {
      cliente.em(`${addDays(AMANHA, -n - 1)}T14:00:00.000Z`);
      expect((await enviar(await abrir(addDays(AMANHA, -n), 100))).status).toBe(200);
    }
    cliente.em(AGORA);
  });

  it('sem que um parâmetro mande, nada se olha, nada se diz e nada se pede', async () => {
    const { corpo } = await enviar(await abrir(AMANHA, 133));
    expect([corpo.situacao, corpo.sinais]).toEqual(['ENVIADO', []]);
    expect(await preparar()).not.toHaveProperty('sinais');
  });

  it('o salto pede motivo, que fica no pedido, na lista e no filtro; um a menos não salta', async () => {
    await parametro('saltoNoPedido', 'MOTIVO');
    expect((await preparar()).sinais?.salto).toEqual({ atitude: 'MOTIVO', mediana: 100, aPartirDe: 131, dias: 14 });
    const aberto = await abrir(AMANHA, 131);
    const texto = '131 refeições no dia, 31 a mais que a mediana dos últimos 14 dias (100).';
    expect(await enviar<Problema>(aberto)).toMatchObject({
      status: 422,
      corpo: {
        type: '/problemas/justificativa-obrigatoria',
        errors: [{ pointer: '/motivoId', detail: `${texto} Informe o motivo.` }],
      },
    });
    const { corpo } = await enviar(aberto, { motivoId });
    expect(corpo).toMatchObject({ justificativa: 'Dia de visita ou evento', sinais: [{ sinal: 'SALTO', texto }] });
    expect((await listar('&sinal=SALTO')).itens).toMatchObject([{ id: corpo.id, sinais: ['SALTO'] }]);
    expect((await listar('&sinal=NUMEROS_REPETIDOS')).total).toBe(0);
  });

  it('um a menos que o limite não salta, e pedir muito menos nunca pede motivo', async () => {
    await parametro('saltoNoPedido', 'MOTIVO');
    expect((await enviar(await abrir(AMANHA, 130))).corpo.sinais).toEqual([]);
    expect((await enviar(await abrir(addDays(AMANHA, 1), 10))).corpo.sinais).toEqual([]);
  });

  it('o complementar conta com o que o dia já tem', async () => {
    await parametro('saltoNoPedido', 'MOTIVO');
    expect((await enviar(await abrir(AMANHA, 120))).status).toBe(200);
    const mais = await abrir(AMANHA, 11, { tipo: 'COMPLEMENTAR' });
    expect((await enviar<Problema>(mais)).corpo.errors?.[0]?.detail).toContain('131 refeições no dia');
  });

  it('as mesmas quantidades de muitos dias pedem motivo, também em lote; uma a mais já são outras', async () => {
    await parametro('repeticaoNoPedido', 'MOTIVO');
    expect((await preparar()).sinais?.repeticao).toMatchObject({ seguidos: DIAS, aPartirDe: 7, itens: almoco(100) });
    const { corpo } = await abrir(AMANHA, 100);
    const emLote = async (envio: object) =>
      (
        await cliente.post<Schemas['EnviosFeitos']>('gestora', '/pedidos/envios-em-lote', {
          pedidos: [{ id: corpo.id, versao: corpo.versao }],
          ...envio,
        })
      ).corpo.resultados[0];
    expect(await emLote({})).toMatchObject({
      feito: false,
      pedeJustificativa: true,
      detail: 'As mesmas quantidades em 8 pedidos seguidos. Informe o motivo.',
    });
    expect(await emLote({ motivoId })).toMatchObject({ feito: true });
    expect((await enviar(await abrir(addDays(AMANHA, 1), 101))).corpo.sinais).toEqual([]);
  });

  it('onde só marca, vai sem motivo e fica marcado', async () => {
    await parametro('repeticaoNoPedido', 'MARCA');
    const { corpo } = await enviar(await abrir(AMANHA, 100));
    expect(corpo).toMatchObject({ situacao: 'ENVIADO', justificativa: null });
    expect(corpo.sinais?.map(({ sinal }) => sinal)).toEqual(['NUMEROS_REPETIDOS']);
  });

  it('a programação que o sistema envia vai com o motivo dele, e fica marcada', async () => {
    await parametro('saltoNoPedido', 'MOTIVO');
    await banco.database.execute(sql`update itens_programacao set quantidade = 200`);
    cliente.em('2026-11-20T21:05:00.000Z');
    await banco.database.transaction(tx =>
      cliente
        .pegar(PedidosService)
        .enviarAutomaticamente(tx, { data: AMANHA, fuso: 'America/Fortaleza', depoisDe: 0, tamanho: 100 }),
    );
    const { itens } = await listar('&sinal=SALTO');
    expect(itens).toMatchObject([{ enviadoAutomaticamente: true, totalRefeicoes: 200, sinais: ['SALTO'] }]);
  });
});
