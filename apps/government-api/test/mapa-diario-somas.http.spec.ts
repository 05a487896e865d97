import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rows, type Transaction } from '../src/database/database.ts';
import { type Mapa, MapaDiarioService } from '../src/mapa-diario/mapa-diario.service.ts';
import { SomasService } from '../src/mapa-diario/somas/somas.service.ts';
import { prepararBanco } from './kit/banco.ts';
import { paciencia, tantas } from './kit/profundidade.ts';
import { semearContratos } from './mapa-diario.historias.ts';
import { abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';

jest.setTimeout(paciencia(180_000));

type Base = components['schemas']['BaseDoMapa'];
const BASES: readonly Base[] = ['SOLICITADA', 'CONFIRMADA', 'ENTREGUE', 'ACEITA'];
/** Long past whenever this runs: sums stop three days before today. */
const MESES = ['2025-02', '2025-03'];
const UNIDADES = [ids.upsl, ids.acre];
const AGORA = sql`'2025-01-01T12:00:00Z'::timestamptz`;

/** What somebody does to a past day, in one transaction. The numbers are drawn, and `n` is the step's own. */
type Feito = { unidade: number; dia: string; n: number; alvo: number };
type Passo = (tx: Transaction, feito: Feito) => Promise<unknown>;

const doDia = ({ unidade, dia }: Feito) => sql`lotacao_id = ${unidade} and data_refeicao = ${dia}::date`;
/** One order of the day, or none. Its row is locked first, as everybody does. */
const umPedido = (feito: Feito) =>
  sql`(select id from pedidos where ${doDia(feito)} order by (id * ${1 + feito.alvo}) % 7, id limit 1 for update)`;

const passos: Record<string, Passo> = {
  async pedir(tx, feito) {
    const { unidade, dia, n, alvo } = feito;
    await tx.execute(sql`insert into pedidos (numero, lotacao_id, data_refeicao, tipo, situacao, contrato_id, fornecedor,
        prazo_limite_em, valor_previsto_centavos, justificativa, criado_em, criado_por, enviado_em, enviado_por, alterado_em, alterado_por)
      select ${`S${n}`}, ${unidade}, ${dia}, t.tipo, 'ENTREGUE', 1, 'Boa Mesa', ${AGORA}, 0, 'x', ${AGORA}, 1, ${AGORA}, 1, ${AGORA}, 1
      from unnest(array['PROGRAMADO', 'AVULSO', 'EMERGENCIAL']) with ordinality as t (tipo, ordem)
      where not exists (select from pedidos p where p.lotacao_id = ${unidade} and p.data_refeicao = ${dia}::date and p.tipo = t.tipo
        and p.situacao not in ('RECUSADO', 'CANCELADO', 'EXPIRADO'))
      order by t.ordem limit 1 on conflict do nothing`);
    await tx.execute(sql`insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada,
        quantidade_confirmada, quantidade_entregue, quantidade_recusada, preco_centavos, contrato_id)
      select p.id, r, u, ${alvo} + r, ${alvo} + r, ${alvo} + u, ${alvo % 3}, 100 + r * ${1 + (alvo % 2)}, 1 + (${n} % 3)
      from pedidos p cross join unnest(array[${ids.cafe}::int, ${ids.almoco}::int]) r
      cross join unnest(array[${ids.interno}::int, ${ids.servidor}::int]) u where p.numero = ${`S${n}`}`);
  },
  cancelar: (tx, feito) => tx.execute(sql`update pedidos set situacao = 'CANCELADO' where id in ${umPedido(feito)}`),
  voltar: (tx, feito) =>
    tx.execute(sql`update pedidos p set situacao = 'ENCERRADO' where id in ${umPedido(feito)} and not exists (
      select from pedidos o where o.lotacao_id = p.lotacao_id and o.data_refeicao = p.data_refeicao and o.tipo = p.tipo and o.id <> p.id)`),
  mudarDeDia: (tx, feito) =>
    tx.execute(sql`update pedidos p set data_refeicao = p.data_refeicao + ${feito.alvo % 20}::int where id in ${umPedido(feito)} and not exists (
      select from pedidos o where o.lotacao_id = p.lotacao_id and o.data_refeicao = p.data_refeicao + ${feito.alvo % 20}::int and o.id <> p.id)`),
  ajustar: (tx, feito) =>
    tx.execute(
      sql`update itens_pedido set quantidade_confirmada = ${feito.alvo} where pedido_id in ${umPedido(feito)}`,
    ),
  receber: (tx, feito) =>
    tx.execute(sql`update itens_pedido set quantidade_entregue = ${feito.alvo + 5}, quantidade_recusada = ${feito.alvo % 5}
      where pedido_id in ${umPedido(feito)}`),
  tirar: (tx, feito) =>
    tx.execute(
      sql`delete from itens_pedido where tipo_publico_id = ${ids.servidor} and pedido_id in ${umPedido(feito)}`,
    ),
  dizerEfetivo: (tx, { unidade, dia, alvo }) =>
    tx.execute(sql`insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte)
      values (${unidade}, ${dia}, ${alvo}, ${alvo % 9}, ${alvo % 11}, 'MANUAL')
      on conflict (lotacao_id, data) do update set internos = excluded.internos, servidores_plantao = excluded.servidores_plantao`),
  esquecerEfetivo: (tx, { unidade, dia }) =>
    tx.execute(sql`delete from efetivos_diarios where lotacao_id = ${unidade} and data = ${dia}::date`),
  importar: (tx, { unidade, dia, alvo }) =>
    tx.execute(sql`insert into quantidades_importadas (lotacao_id, data, tipo_alimentacao_id, tipo_publico_id, importacao_id, quantidade,
        contrato_id, preco_centavos)
      values (${unidade}, ${dia}, ${ids.cafe}, ${ids.interno}, 1, ${alvo}, 2, 130)
      on conflict (lotacao_id, data, tipo_alimentacao_id, tipo_publico_id) do update set quantidade = excluded.quantidade`),
  mudarConferencia: (tx, { alvo }) =>
    tx.execute(
      sql`update tipos_publico set base_conferencia = ${alvo % 2 ? 'EFETIVO_SERVIDOR' : 'SEM_BASE'} where id = ${ids.servidor}`,
    ),
  mudarParametro: (tx, { dia, alvo }) =>
    tx.execute(sql`insert into vigencias_parametro (chave, vale_de, valor)
      values ('baseServidores', ${dia}, ${alvo % 2 ? '"EFETIVO_INTERNO"' : '"EFETIVO_SERVIDOR"'}::jsonb)
      on conflict (chave, vale_de) do update set valor = excluded.valor`),
};

type Escolhido = Omit<Feito, 'n'> & { passo: string };
const feito: fc.Arbitrary<Escolhido> = fc.record({
  passo: fc.constantFrom(...Object.keys(passos), 'pedir', 'pedir', 'pedir', 'dizerEfetivo'),
  unidade: fc.constantFrom(...UNIDADES),
  dia: fc.constantFrom('2025-02-01', '2025-02-14', '2025-02-28', '2025-03-01', '2025-03-02', '2025-03-31'),
  alvo: fc.nat(120),
});

describe('os dias somados e guardados', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let mapas: MapaDiarioService;
  let somas: SomasService;
  let n = 0;

  beforeAll(async () => {
    const { database } = banco;
    await semearCenario(database);
    await semearContratos(database);
    await database.execute(sql`insert into parametros (chave) values ('baseServidores') on conflict do nothing`);
    await database.execute(sql`insert into importacoes_mapa (lotacao_id, mes, texto, sha256, importada_em, importada_por)
      values (${ids.upsl}, '2025-02', '-', repeat('0', 64), now(), 1)`);
    cliente = await abrirCliente(banco);
    mapas = cliente.pegar(MapaDiarioService);
    somas = cliente.pegar(SomasService);
  });

  const fazer = ({ passo, ...resto }: Escolhido) => {
    n += 1;
    const proprio = n;
    return banco.database.transaction(async tx => void (await passos[passo]?.(tx, { ...resto, n: proprio })));
  };

  /** Two that look at the same moment both see the day free; the rule itself refuses the second, which has written nothing. */
  const soRecusado = (erro: unknown) =>
    expect(erro).toMatchObject({ cause: { constraint: 'pedidos_um_vivo_por_lotacao_dia_e_tipo' } });

  const pedidosDoMapa = MESES.flatMap((mes): Parameters<MapaDiarioService['consolidado']>[1][] => [
    ...BASES.map(base => ({ mes, base })),
    ...[1, 2, 3].map(contratoId => ({ mes, contratoId })),
    { mes, fornecedorId: 1, lotacaoIds: [ids.upsl] },
  ]);
  async function conferir(): Promise<void> {
    await comSomasDizem(await semSomas());
  }
  async function semSomas(): Promise<Mapa[]> {
    const ditos: Mapa[] = [];
    for (const pedido of pedidosDoMapa)
      ditos.push(await mapas.consolidado(banco.database, { ...pedido, comSomas: false }));
    return ditos;
  }
  async function comSomasDizem(esperados: readonly Mapa[]): Promise<void> {
    expect(await somas.conferir()).toMatchObject({ erradas: [] });
    for (const [n, pedido] of pedidosDoMapa.entries())
      expect(await mapas.consolidado(banco.database, pedido)).toEqual(esperados[n]);
  }

  it('são o que os pedidos somam, depois de qualquer história', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(feito, { minLength: 1, maxLength: 8 }), { maxLength: 4 }), async levas => {
        for (const leva of levas) {
          for (const cada of leva) await fazer(cada);
          // Adding up changes no order, so what is read without sums stands for before and after it.
          const esperados = await semSomas();
          // Some days are no longer in any sum; the others are still taken from theirs.
          await comSomasDizem(esperados);
          await somas.somar();
          await comSomasDizem(esperados);
        }
      }),
      { numRuns: tantas(3), endOnFailure: true },
    );
  });

  it('a soma adulterada é achada, e refeita', async () => {
    await somas.somar();
    await banco.database.execute(
      sql`update somas_mapa set dias_com_pedido = dias_com_pedido + 1 where lotacao_id = ${ids.upsl} and mes = '2025-03-01'`,
    );
    expect((await somas.conferir()).erradas).toEqual([{ mes: '2025-03-01', lotacaoId: ids.upsl }]);
    await somas.refazer();
    await conferir();
  });

  it('com quem escreve ao mesmo tempo, nenhuma é guardada sem o que ele escreveu', async () => {
    const historia = fc.sample(feito, tantas(120));
    let escrevendo = 3;
    let somadas = 0;
    const escritor = async (parte: number) => {
      for (const [i, cada] of historia.entries()) if (i % 3 === parte) await fazer(cada).catch(soRecusado);
      escrevendo -= 1;
    };
    const somador = async () => {
      while (escrevendo > 0) somadas += await somas.somar();
    };
    const fiscal = async () => {
      while (escrevendo > 0) expect((await somas.conferir()).erradas).toEqual([]);
    };
    await Promise.all([escritor(0), escritor(1), escritor(2), somador(), fiscal()]);
    expect(somadas).toBeGreaterThan(0);
    await somas.somar();
    await conferir();
  });

  it('quem as esquece todas e quem esquece algumas esperam um pelo outro, e nunca em círculo', async () => {
    const { database } = banco;
    const [primeira = 0, segunda = 0] = [...UNIDADES].sort((a, b) => a - b);
    const dia = '2025-02-01';
    const dizer = (tx: Transaction, unidade: number) => passos.dizerEfetivo?.(tx, { unidade, dia, n: 0, alvo: 7 });
    for (const unidade of UNIDADES) await fazer({ passo: 'pedir', unidade, dia, alvo: 7 });
    await somas.somar();
    // Whoever reads the table from its beginning now comes to the later one first.
    await database.execute(sql`update somas_mapa set somada_em = somada_em where lotacao_id = ${primeira}`);
    let comecar: () => void = () => undefined;
    const todas = new Promise<void>(resolve => {
      comecar = resolve;
    }).then(() => database.execute(sql`update tipos_publico set base_conferencia = base_conferencia`));
    await database.transaction(async tx => {
      await dizer(tx, primeira);
      comecar();
      await esperando();
      await dizer(tx, segunda);
    });
    await todas;
  });

  /** Until somebody waits for a row of somebody else. */
  async function esperando(): Promise<void> {
    const espera = sql`select count(*)::int as n from pg_locks where not granted and locktype in ('transactionid', 'tuple')
      and pid in (select pid from pg_stat_activity where datname = current_database())`;
    for (;;) {
      const [visto] = await rows<{ n: number }>(banco.doSistema.database, espera);
      if (visto?.n) return;
    }
  }
});
