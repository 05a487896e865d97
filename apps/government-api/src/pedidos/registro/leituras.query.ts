import type { components } from '@alipen/contracts/generated/government-api';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contratos } from '../../contratos/contratos.query.ts';
import { kept } from '../../database/kept-query.ts';
import { lotacoes } from '../../lotacoes/lotacoes.query.ts';
import { motivos } from '../../motivos/motivos.query.ts';
import { tiposAlimentacao } from '../../tipos-alimentacao/tipos-alimentacao.query.ts';
import { tiposPublico } from '../../tipos-publico/tipos-publico.query.ts';
import { usuarios } from '../../usuarios/usuarios.query.ts';
import { situacoesSemLugar } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';
import {
  ajustesPedido,
  contratosPedido,
  historicoPedido,
  itensPedido,
  lotacoesPedido,
  pedidos,
} from '../pedidos.schema.ts';
import type { BaseConferencia } from '../quantidades/diferenca.table.ts';

type Schemas = components['schemas'];

export const MAIS_LINHAS = 1000;

const criador = alias(usuarios, 'criador');
const remetente = alias(usuarios, 'remetente');
const autor = alias(usuarios, 'autor');
const confirmador = alias(usuarios, 'confirmador');
const autorizador = alias(usuarios, 'autorizador');
const solicitante = alias(usuarios, 'solicitante');
const respondente = alias(usuarios, 'respondente');
const principal = alias(pedidos, 'principal');

export const vivosDoDia = kept(tx =>
  tx
    .select({ id: pedidos.id, numero: pedidos.numero, tipo: pedidos.tipo, situacao: pedidos.situacao })
    .from(pedidos)
    .where(
      and(
        eq(pedidos.lotacaoId, sql.placeholder('lotacaoId')),
        eq(pedidos.dataRefeicao, sql.placeholder('data')),
        notInArray(pedidos.situacao, situacoesSemLugar),
      ),
    )
    .orderBy(pedidos.id),
);

// Prepared: sending, confirming and receiving read these hundreds of times a second at the cut-off.
export const cabecalhoPorId = kept(tx =>
  tx
    .select({
      pedido: pedidos,
      lotacao: {
        id: lotacoes.id,
        nome: sql<string>`coalesce(${lotacoesPedido.nome}, ${lotacoes.nome})`,
        municipio: sql<string>`coalesce(${lotacoesPedido.municipio}, ${lotacoes.municipio})`,
        uf: sql<Schemas['Uf']>`coalesce(${lotacoesPedido.uf}, ${lotacoes.uf})`,
      },
      lotacaoHoje: {
        id: lotacoes.id,
        nome: lotacoes.nome,
        municipio: lotacoes.municipio,
        uf: sql<Schemas['Uf']>`${lotacoes.uf}`,
      },
      fusoHorario: lotacoes.fusoHorario,
      criadoPor: criador.nome,
      enviadoPor: remetente.nome,
      alteradoPor: autor.nome,
      alteradoPorMatricula: autor.matricula,
      alteradoPorLotacao: autor.lotacaoId,
      autorizadoPor: autorizador.nome,
      confirmadoPor: confirmador.nome,
      motivo: motivos.texto,
      complementoDe: principal.numero,
    })
    .from(pedidos)
    .innerJoin(lotacoes, eq(lotacoes.id, pedidos.lotacaoId))
    .leftJoin(lotacoesPedido, eq(lotacoesPedido.pedidoId, pedidos.id))
    .innerJoin(criador, eq(criador.id, pedidos.criadoPor))
    .innerJoin(autor, eq(autor.id, pedidos.alteradoPor))
    .leftJoin(remetente, eq(remetente.id, pedidos.enviadoPor))
    .leftJoin(autorizador, eq(autorizador.id, pedidos.autorizadoPor))
    .leftJoin(confirmador, eq(confirmador.id, pedidos.confirmadoPor))
    .leftJoin(motivos, eq(motivos.id, pedidos.motivoId))
    .leftJoin(principal, eq(principal.id, pedidos.complementoDe))
    .where(eq(pedidos.id, sql.placeholder('id'))),
);

export const itensDoPedido = kept(tx =>
  tx
    .select({
      tipoAlimentacaoId: itensPedido.tipoAlimentacaoId,
      tipoPublicoId: itensPedido.tipoPublicoId,
      quantidadeProgramada: itensPedido.quantidadeProgramada,
      quantidade: itensPedido.quantidadeSolicitada,
      demanda: sql<number>`${demandaDe(sql`${itensPedido}`)}`,
      quantidadeConfirmada: itensPedido.quantidadeConfirmada,
      quantidadeEntregue: itensPedido.quantidadeEntregue,
      quantidadeRecusada: itensPedido.quantidadeRecusada,
      precoCentavos: itensPedido.precoCentavos,
      contratoId: itensPedido.contratoId,
      refeicao: tiposAlimentacao.nome,
      publico: tiposPublico.nome,
      baseConferencia: sql<BaseConferencia>`${tiposPublico.baseConferencia}`,
      exigeJustificativa: tiposPublico.exigeJustificativa,
      ativo: sql<boolean>`${tiposAlimentacao.ativo} and ${tiposPublico.ativo}`,
    })
    .from(itensPedido)
    .innerJoin(tiposAlimentacao, eq(tiposAlimentacao.id, itensPedido.tipoAlimentacaoId))
    .innerJoin(tiposPublico, eq(tiposPublico.id, itensPedido.tipoPublicoId))
    .where(eq(itensPedido.pedidoId, sql.placeholder('pedidoId')))
    .orderBy(tiposAlimentacao.ordem, tiposAlimentacao.id, tiposPublico.ordem, tiposPublico.id),
);

export const contratosDoPedido = kept(tx =>
  tx
    .select({ id: contratos.id, numero: contratos.numero, fornecedor: contratosPedido.fornecedor })
    .from(contratosPedido)
    .innerJoin(contratos, eq(contratos.id, contratosPedido.contratoId))
    .where(eq(contratosPedido.pedidoId, sql.placeholder('pedidoId')))
    .orderBy(contratos.numero),
);

export const ajustesDoPedido = kept(tx =>
  tx
    .select({
      ajuste: ajustesPedido,
      motivo: motivos.texto,
      solicitadoPor: solicitante.nome,
      respondidoPor: respondente.nome,
    })
    .from(ajustesPedido)
    .innerJoin(motivos, eq(motivos.id, ajustesPedido.motivoId))
    .innerJoin(solicitante, eq(solicitante.id, ajustesPedido.solicitadoPor))
    .leftJoin(respondente, eq(respondente.id, ajustesPedido.respondidoPor))
    .where(eq(ajustesPedido.pedidoId, sql.placeholder('pedidoId')))
    .orderBy(ajustesPedido.id)
    .limit(1000),
);

export const historicoDoPedido = kept(tx =>
  tx
    .select({
      em: historicoPedido.em,
      por: usuarios.nome,
      evento: historicoPedido.evento,
      de: historicoPedido.de,
      para: historicoPedido.para,
      alteracoes: historicoPedido.alteracoes,
      detalhe: historicoPedido.detalhe,
    })
    .from(historicoPedido)
    .innerJoin(usuarios, eq(usuarios.id, historicoPedido.usuarioId))
    .where(eq(historicoPedido.pedidoId, sql.placeholder('pedidoId')))
    .orderBy(desc(historicoPedido.id))
    .limit(MAIS_LINHAS),
);
