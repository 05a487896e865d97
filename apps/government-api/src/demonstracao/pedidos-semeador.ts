import { sql } from 'drizzle-orm';
import { addDays } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { type EnvioPrecificado, precificar } from '../pedidos/envio/envio.rules.ts';
import { numeracaoPedidos, pedidos } from '../pedidos/pedidos.schema.ts';
import { alteracoesEntre, chaveDe, totalDe } from '../pedidos/quantidades/itens.rules.ts';
import type { Semeador } from './demonstracao.service.ts';
import { type ContextoDaDemonstracao, lerContexto } from './pedidos.repository.ts';
import { type PedidoPlanejado, planejarPedidos } from './pedidos.rules.ts';

type Linha = typeof pedidos.$inferInsert;
type Pronto = { linha: Linha; plano: PedidoPlanejado; precificado: EnvioPrecificado | undefined; autor: number };

const LOTE = 500;

export const pedidosDeDemonstracao: Semeador = {
  nome: 'pedidos',
  async semear(tx, dia) {
    const contexto = await lerContexto(tx);
    const numerados = new Map<number, number>();
    const prontos = planejarPedidos({ ...dia, ...contexto }).map(plano => aprontar(contexto, numerados, plano));
    for (let inicio = 0; inicio < prontos.length; inicio += LOTE) {
      await tx.insert(pedidos).values(prontos.slice(inicio, inicio + LOTE).map(({ linha }) => linha));
    }
    await tx.insert(numeracaoPedidos).values([...numerados].map(([ano, ultimo]) => ({ ano, ultimo })));
    await gravarItens(tx, prontos);
    await gravarContratos(tx, prontos);
    await tx.execute(sql`
      insert into lotacoes_pedido (pedido_id, nome, municipio, uf)
      select p.id, l.nome, l.municipio, l.uf from pedidos p join lotacoes l on l.id = p.lotacao_id
      where p.enviado_em is not null`);
    await gravarHistorico(tx, prontos);
  },
};

// One JSON parameter instead of tens of thousands.
async function gravarItens(tx: Transaction, prontos: readonly Pronto[]): Promise<void> {
  await tx.execute(sql`
    insert into itens_pedido
    select p.id, i.refeicao, i.publico, i.quantidade, i.quantidade, i.preco, i.contrato
    from json_to_recordset(${JSON.stringify(prontos.flatMap(itensDe))}::json)
      as i (numero text, refeicao integer, publico integer, quantidade integer, preco bigint, contrato integer)
    join pedidos p on p.numero = i.numero`);
}

async function gravarContratos(tx: Transaction, prontos: readonly Pronto[]): Promise<void> {
  const linhas = prontos.flatMap(({ linha: { numero }, precificado }) =>
    (precificado?.contratos ?? []).map(({ id, fornecedor }) => ({ numero, contrato: id, fornecedor })),
  );
  await tx.execute(sql`
    insert into contratos_pedido
    select p.id, c.contrato, c.fornecedor
    from json_to_recordset(${JSON.stringify(linhas)}::json) as c (numero text, contrato integer, fornecedor text)
    join pedidos p on p.numero = c.numero`);
}

async function gravarHistorico(tx: Transaction, prontos: readonly Pronto[]): Promise<void> {
  await tx.execute(sql`
    insert into historico_pedido (pedido_id, em, usuario_id, evento, de, para, alteracoes)
    select p.id, h.em, h.autor, h.evento, h.de, h.para, h.alteracoes
    from json_to_recordset(${JSON.stringify(prontos.flatMap(historicoDe))}::json)
      as h (numero text, em timestamptz, autor integer, evento text, de text, para text, alteracoes jsonb)
    join pedidos p on p.numero = h.numero
    order by p.id, h.em`);
}

function aprontar(contexto: ContextoDaDemonstracao, numerados: Map<number, number>, plano: PedidoPlanejado): Pronto {
  const { lotacaoId, dataRefeicao, enviadoEm, criadoEm, itens } = plano;
  const ano = criadoEm.getUTCFullYear();
  const ordem = (numerados.get(ano) ?? 0) + 1;
  numerados.set(ano, ordem);
  const unidade = contexto.unidades.find(({ id }) => id === lotacaoId);
  const autor = unidade?.autor ?? 0;
  const precificado = enviadoEm && unidade?.contratos ? precificar(itens, unidade.contratos) : undefined;
  const conhecido = addDays(dataRefeicao, -1);
  const efetivo = unidade?.efetivoEm(conhecido);
  const linha: Linha = {
    numero: `${ano}-${String(ordem).padStart(6, '0')}`,
    lotacaoId,
    dataRefeicao,
    tipo: plano.tipo,
    situacao: plano.situacao,
    foraDoPrazo: plano.tipo === 'EMERGENCIAL',
    prazoLimiteEm: plano.prazoLimiteEm,
    justificativa: plano.justificativa,
    totalRefeicoes: totalDe(itens),
    criadoEm,
    criadoPor: autor,
    alteradoEm: enviadoEm ?? criadoEm,
    alteradoPor: autor,
    versao: enviadoEm ? 2 : 1,
    ...(enviadoEm && {
      contratoId: precificado?.contratoId ?? null,
      fornecedor: precificado?.fornecedor ?? null,
      efetivoData: efetivo?.data ?? null,
      efetivoInternos: efetivo?.internos ?? null,
      efetivoServidores: efetivo ? efetivo.servidoresPlantao + efetivo.servidoresExpediente : null,
      efetivoCapturadoEm: efetivo?.capturadoEm ?? null,
      valorPrevistoCentavos: precificado?.valorPrevistoCentavos ?? 0,
      enviadoEm,
      enviadoPor: autor,
    }),
  };
  return { linha, plano, precificado, autor };
}

const itensDe = ({ linha, plano, precificado }: Pronto) => {
  const celulas = new Map(precificado?.precificadas.map(celula => [chaveDe(celula), celula]));
  return plano.itens.map(item => ({
    numero: linha.numero,
    refeicao: item.tipoAlimentacaoId,
    publico: item.tipoPublicoId,
    quantidade: item.quantidade,
    preco: celulas.get(chaveDe(item))?.precoCentavos ?? null,
    contrato: celulas.get(chaveDe(item))?.contratoId ?? null,
  }));
};

function historicoDe({ linha, plano, autor }: Pronto) {
  const { numero } = linha;
  const alteracoes = alteracoesEntre([], plano.itens);
  const criado = { numero, em: plano.criadoEm, autor, evento: 'criar', de: null, para: 'RASCUNHO', alteracoes };
  if (!plano.enviadoEm) return [criado];
  return [
    criado,
    { numero, em: plano.enviadoEm, autor, evento: 'enviar', de: 'RASCUNHO', para: 'ENVIADO', alteracoes: [] },
  ];
}
