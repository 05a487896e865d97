import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../src/database/database.ts';
import { type CelulaModelo, type DiaModelo, fornecedorDe, gravada, type PedidoModelo } from './mapa-diario.modelo.ts';
import { ids } from './pedidos.cenario.ts';

/** The supplier changes on this day, except for dinner, which belongs to a third contract all month. */
export const MUDANCA = '2026-11-15';
export const contratoDe = (refeicao: number, data: string): number =>
  refeicao === ids.jantar ? 3 : data < MUDANCA ? 1 : 2;

const celula = (data: string): fc.Arbitrary<CelulaModelo> =>
  fc
    .record({
      refeicao: fc.constantFrom(ids.cafe, ids.almoco, ids.jantar),
      publico: fc.constantFrom(ids.interno, ids.servidor, ids.visitante),
      solicitada: fc.integer({ min: 0, max: 300 }),
      ajustes: fc.option(fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 3 })),
      entregas: fc.array(fc.tuple(fc.integer({ min: 0, max: 320 }), fc.integer({ min: 0, max: 20 })), { maxLength: 3 }),
      acrescimo: fc.integer({ min: 0, max: 97 }),
    })
    .map(({ refeicao, publico, solicitada, ajustes, entregas, acrescimo }) => ({
      refeicao,
      publico,
      contrato: contratoDe(refeicao, data),
      preco: 101 * refeicao + acrescimo,
      solicitada,
      confirmacao: ajustes && { primeira: solicitada, ajustes },
      entregas: entregas.map(([entregue, recusada]) => ({ entregue, recusada: Math.min(entregue, recusada) })),
    }));

const pedido = (data: string): fc.Arbitrary<PedidoModelo> =>
  fc.record({
    // A cancelled order, or one sent back, leaves every total at once (15.5).
    conta: fc.boolean(),
    celulas: fc.uniqueArray(celula(data), {
      minLength: 1,
      maxLength: 6,
      selector: ({ refeicao, publico }) => `${refeicao}:${publico}`,
    }),
  });

const dia = (lotacao: number, data: string): fc.Arbitrary<DiaModelo> =>
  fc.record({
    lotacao: fc.constant(lotacao),
    data: fc.constant(data),
    // The day's order and its complement (R29).
    pedidos: fc.array(pedido(data), { maxLength: 2 }),
    efetivo: fc.option(fc.record({ internos: fc.nat(250), plantao: fc.nat(30), expediente: fc.nat(30) })),
    inspecoes: fc.array(fc.record({ fornecedor: fc.constantFrom(1, 2), pontos: fc.nat(60) }), { maxLength: 2 }),
    glosas: fc.array(fc.record({ contrato: fc.constantFrom(1, 2, 3), centavos: fc.nat(40_000) }), { maxLength: 2 }),
  });

export const DIAS = ['2026-11-01', '2026-11-02', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-30'];
export const LOTACOES = [ids.upsl, ids.acre];

export const historias: fc.Arbitrary<DiaModelo[]> = fc.tuple(
  ...LOTACOES.flatMap(lotacao => DIAS.map(data => dia(lotacao, data))),
);

export const NOMES: Readonly<Record<number, string>> = { 1: 'Boa Mesa', 2: 'Sabor' };

const AGORA = sql`'2026-11-01T12:00:00Z'::timestamptz`;

export const tirarDosTotais = (db: Database) =>
  db.execute(sql`update tipos_publico set conta_nos_totais = false where id = ${ids.visitante}`);

/** With the scenario's: two suppliers and three contracts. */
export async function semearContratos(db: Database): Promise<void> {
  await db.execute(sql`insert into fornecedores (cnpj, razao_social, nome_fantasia, nome_busca)
    values ('11444777000161', 'Sabor Ltda', 'Sabor', 'sabor')`);
  await db.execute(sql`insert into contratos (numero, processo, lote, fornecedor_id, vigencia_inicio, vigencia_fim, valor_total_centavos)
    values ('013/2026', 'P', 'I', 2, '2026-01-01', '2027-06-30', 1), ('014/2026', 'P', 'II', 1, '2026-01-01', '2027-06-30', 1)`);
}

export async function esvaziar(db: Database): Promise<void> {
  await db.execute(sql.raw('truncate pedidos, ocorrencias, fiscalizacoes, efetivos_diarios restart identity cascade'));
}

const valores = (linhas: readonly SQL[]): SQL => sql.join([...linhas], sql`, `);

/** As the product leaves the month: an order's cells hold the sums of what happened to them. */
export async function gravar(db: Database, dias: readonly DiaModelo[]): Promise<void> {
  const ditos = dias.flatMap(({ lotacao, data, efetivo }) =>
    efetivo
      ? [sql`(${lotacao}, ${data}::date, ${efetivo.internos}, ${efetivo.plantao}, ${efetivo.expediente}, 'MANUAL')`]
      : [],
  );
  if (ditos.length) {
    await db.execute(sql`insert into efetivos_diarios
      (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte) values ${valores(ditos)}`);
  }
  let id = 0;
  for (const registro of dias) {
    const primeiro = id + 1;
    for (const [n, feito] of registro.pedidos.entries()) {
      id += 1;
      await gravarPedido(db, registro, feito, { id, complementoDe: n === 0 ? null : primeiro });
    }
    await gravarInspecoes(db, registro);
    if (registro.pedidos.length) await gravarGlosas(db, registro, primeiro);
  }
}

async function gravarPedido(
  db: Database,
  { lotacao, data }: DiaModelo,
  { conta, celulas }: PedidoModelo,
  { id, complementoDe }: { id: number; complementoDe: number | null },
): Promise<void> {
  await db.execute(sql`insert into pedidos (numero, lotacao_id, data_refeicao, tipo, situacao, contrato_id, fornecedor,
      prazo_limite_em, valor_previsto_centavos, complemento_de, criado_em, criado_por, enviado_em, enviado_por, alterado_em, alterado_por)
    values (${`2026-${String(id).padStart(6, '0')}`}, ${lotacao}, ${data}, ${complementoDe ? 'COMPLEMENTAR' : 'PROGRAMADO'},
      ${conta ? 'ENTREGUE_PARCIAL' : 'CANCELADO'}, 1, 'Boa Mesa', ${AGORA}, 0, ${complementoDe}, ${AGORA}, 1, ${AGORA}, 1, ${AGORA}, 1)`);
  const linhas = celulas.map(celula => {
    const { confirmada, entregue, recusada } = gravada(celula);
    return sql`(${id}::int, ${celula.refeicao}::int, ${celula.publico}::int, ${celula.solicitada}::int, ${confirmada}::int,
      ${entregue}::int, ${recusada}::int, ${celula.preco}::bigint, ${celula.contrato}::int)`;
  });
  await db.execute(sql`insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada,
    quantidade_confirmada, quantidade_entregue, quantidade_recusada, preco_centavos, contrato_id) values ${valores(linhas)}`);
  const contratos = [...new Set(celulas.map(({ contrato }) => contrato))];
  await db.execute(sql`insert into contratos_pedido (pedido_id, contrato_id, fornecedor)
    values ${valores(contratos.map(contrato => sql`(${id}::int, ${contrato}::int, ${NOMES[fornecedorDe(contrato)]})`))}`);
}

async function gravarInspecoes(db: Database, { lotacao, data, inspecoes }: DiaModelo): Promise<void> {
  for (const [n, { fornecedor, pontos }] of inspecoes.entries()) {
    await db.execute(sql`insert into fiscalizacoes (numero, situacao, origem, lotacao_id, tipo_alimentacao_id, data, fornecedor_id,
        janela_inicio_em, janela_fim_em, limites, formulario_id, versao_vigente, realizada_em, resultado, nota, pontos,
        criada_em, criada_por, alterada_em, alterada_por)
      values (${`F${lotacao}-${data}-${n}`}, 'REALIZADA', 'ROTINA', ${lotacao}, 1, ${data}, ${fornecedor}, ${AGORA},
        ${AGORA} + interval '1 hour', '{}', (select min(id) from formularios), 1, ${AGORA}, 'CONFORME', 900, ${pontos}, ${AGORA}, 1, ${AGORA}, 1)`);
  }
}

async function gravarGlosas(db: Database, { lotacao, data, glosas }: DiaModelo, pedidoId: number): Promise<void> {
  for (const [n, { contrato, centavos }] of glosas.entries()) {
    await db.execute(sql`insert into ocorrencias (numero, origem, situacao, gravidade, pedido_id, lotacao_id, contrato_id, fornecedor_id,
        data_refeicao, descricao, glosa_percentual, glosa_recusado_centavos, glosa_desconto_centavos, aberta_em, aberta_por, alterada_em)
      values (${`O${pedidoId}-${n}`}, 'PEDIDO', 'GLOSADA', 'LEVE', ${pedidoId}, ${lotacao}, ${contrato}, ${fornecedorDe(contrato)},
        ${data}, 'x', 10, 0, ${centavos}, ${AGORA}, 1, ${AGORA})`);
  }
}
