import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';

type Schemas = components['schemas'];
export type TipoWebhook = Schemas['TipoWebhook'];
export type SituacaoEntrega = Schemas['SituacaoEntregaWebhook'];
/** Sent when the manager asks for it; nobody subscribes to it. */
export const TESTE = 'webhook.teste';

/** Acts of the audit trail that are told outside: table → act → event. A job's act is `null`. */
export const tiposPorAto = {
  pedidos: {
    enviarPedido: 'pedido.enviado',
    confirmarPedido: 'pedido.confirmado',
    devolverPedido: 'pedido.devolvido',
    recusarPedido: 'pedido.recusado',
    cancelarPedido: 'pedido.cancelado',
    ajustarPedido: 'pedido.ajustado',
    aceitarAjuste: 'pedido.ajustado',
    encerrarPedido: 'pedido.encerrado',
    expirar: 'pedido.expirado',
  },
  recebimentos: {
    registrarRecebimento: 'recebimento.registrado',
    corrigirRecebimento: 'recebimento.corrigido',
    anularRecebimento: 'recebimento.anulado',
  },
  fiscalizacoes: {
    criarFiscalizacao: 'fiscalizacao.aberta',
    iniciarFiscalizacao: 'fiscalizacao.iniciada',
    concluirFiscalizacao: 'fiscalizacao.concluida',
    // The last photo arrived of an inspection that was concluded without it.
    receberFotos: 'fiscalizacao.concluida',
    retificarFiscalizacao: 'fiscalizacao.retificada',
    registrarCiencia: 'fiscalizacao.ciente',
    naoRealizarFiscalizacao: 'fiscalizacao.nao_realizada',
    cancelarFiscalizacao: 'fiscalizacao.cancelada',
    acompanharCancelamento: 'fiscalizacao.cancelada',
  },
  ocorrencias: {
    abrirOcorrencia: 'ocorrencia.aberta',
    notificarOcorrencia: 'ocorrencia.notificada',
    responderOcorrenciaPeloCodigo: 'ocorrencia.respondida',
    decidirOcorrencia: 'ocorrencia.decidida',
    glosarOcorrencia: 'ocorrencia.glosada',
    encerrarOcorrencia: 'ocorrencia.encerrada',
  },
  medicoes: {
    aprovarMedicao: 'medicao.aprovada',
    atestarMedicao: 'medicao.atestada',
    reabrirDia: 'medicao.superada',
  },
  notas_fiscais: {
    ...{ enviarNota: 'nota.conferida', recusarNota: 'nota.recusada' },
    ...{ enviarNotaPeloCodigo: 'nota.conferida', recusarNotaPeloCodigo: 'nota.recusada' },
  },
  pagamentos: {
    liquidarPagamento: 'pagamento.liquidado',
    anularLiquidacao: 'pagamento.anulado',
    registrarPagamento: 'pagamento.pago',
  },
  livro_publicacoes: { publicarSelo: 'livro.selado' },
  fechamentos_mapa: { fecharDia: 'mapa.fechado', assinarDia: 'mapa.assinado', reabrirDia: 'mapa.reaberto' },
} as const satisfies Record<string, Record<string, TipoWebhook>>;

export type EntidadeContada = keyof typeof tiposPorAto;

/** What an event says of its record, read in the same transaction: names and states, but no person and no text typed by one. */
export const fatosPorEntidade: Readonly<Record<EntidadeContada, (id: SQL) => SQL>> = {
  pedidos: id => sql`
    select jsonb_build_object('pedidoId', p.id, 'numero', p.numero, 'lotacaoId', p.lotacao_id, 'data', p.data_refeicao,
      'situacao', p.situacao) from pedidos p where p.id = ${id}`,
  recebimentos: id => sql`
    select jsonb_build_object('recebimentoId', r.id, 'pedidoId', p.id, 'lotacaoId', p.lotacao_id, 'data', p.data_refeicao,
      'tipoAlimentacaoId', r.tipo_alimentacao_id, 'situacaoPedido', p.situacao)
    from recebimentos r join pedidos p on p.id = r.pedido_id where r.id = ${id}`,
  fiscalizacoes: id => sql`
    select jsonb_build_object('fiscalizacaoId', f.id, 'numero', f.numero, 'lotacaoId', f.lotacao_id, 'data', f.data,
      'pedidoId', f.pedido_id, 'situacao', f.situacao) from fiscalizacoes f where f.id = ${id}`,
  ocorrencias: id => sql`
    select jsonb_build_object('ocorrenciaId', o.id, 'numero', o.numero, 'lotacaoId', o.lotacao_id, 'data', o.data_refeicao,
      'contratoId', o.contrato_id, 'situacao', o.situacao) from ocorrencias o where o.id = ${id}`,
  medicoes: id => sql`
    select jsonb_build_object('medicaoId', m.id, 'contratoId', m.contrato_id, 'mes', to_char(m.mes, 'YYYY-MM'),
      'versao', m.versao, 'situacao', m.situacao) from medicoes m where m.id = ${id}`,
  notas_fiscais: id => sql`
    select jsonb_build_object('notaId', n.id, 'medicaoId', n.medicao_id, 'chave', n.chave, 'situacao', n.situacao,
      'sha256', n.sha256) from notas_fiscais n where n.id = ${id}`,
  pagamentos: id => sql`
    select jsonb_build_object('pagamentoId', p.id, 'medicaoId', p.medicao_id, 'notaId', p.nota_id, 'fonte', p.fonte,
      'valorCentavos', p.valor_centavos, 'retidoCentavos', p.retido_centavos, 'situacao', p.situacao,
      'excecao', p.excecao_hipotese) from pagamentos p where p.id = ${id}`,
  livro_publicacoes: id => sql`
    select jsonb_build_object('tamanho', s.tamanho, 'selo', s.texto) from livro_selos s where s.tamanho = ${id}`,
  fechamentos_mapa: id => sql`
    select jsonb_build_object('fechamentoId', m.id, 'lotacaoId', m.lotacao_id, 'data', m.data, 'versao', m.versao,
      'situacao', m.situacao, 'hash', m.hash) from fechamentos_mapa m where m.id = ${id}`,
};

/** Told only of a thing that stood so before: a map is reopened under billings of which nothing was attested yet. */
const soDepoisDe: Partial<Record<TipoWebhook, string>> = { 'medicao.superada': 'ATESTADA' };

export function tipoDoAto(entidade: string, acao: string, de?: unknown): TipoWebhook | undefined {
  const atos: Readonly<Record<string, TipoWebhook>> | undefined = Object.hasOwn(tiposPorAto, entidade)
    ? tiposPorAto[entidade as EntidadeContada]
    : undefined;
  const tipo = atos && Object.hasOwn(atos, acao) ? atos[acao] : undefined;
  const antes = tipo && soDepoisDe[tipo];
  return antes === undefined || antes === de ? tipo : undefined;
}
