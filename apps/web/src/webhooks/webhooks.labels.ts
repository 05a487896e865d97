import type { Entrega, TipoWebhook } from './webhooks.queries.ts';

export const EVENTOS: Readonly<Record<string, Partial<Record<TipoWebhook, string>>>> = {
  Pedido: {
    'pedido.enviado': 'Enviado',
    'pedido.confirmado': 'Confirmado',
    'pedido.devolvido': 'Devolvido para revisão',
    'pedido.recusado': 'Recusado',
    'pedido.cancelado': 'Cancelado',
    'pedido.ajustado': 'Ajustado',
    'pedido.encerrado': 'Encerrado',
    'pedido.expirado': 'Expirado',
  },
  Entrega: {
    'recebimento.registrado': 'Registrada',
    'recebimento.corrigido': 'Corrigida',
    'recebimento.anulado': 'Anulada',
  },
  Fiscalização: {
    'fiscalizacao.aberta': 'Aberta',
    'fiscalizacao.iniciada': 'Iniciada',
    'fiscalizacao.concluida': 'Concluída',
    'fiscalizacao.retificada': 'Retificada',
    'fiscalizacao.ciente': 'Ciência do fornecedor',
    'fiscalizacao.nao_realizada': 'Não realizada',
    'fiscalizacao.cancelada': 'Cancelada',
  },
  Mapa: { 'mapa.fechado': 'Fechado', 'mapa.assinado': 'Assinado', 'mapa.reaberto': 'Reaberto' },
};

const nomes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EVENTOS).flatMap(([sobre, eventos]) =>
    Object.entries(eventos).map(([tipo, nome]) => [tipo, `${sobre}: ${nome.toLowerCase()}`]),
  ),
);

export const nomeDoEvento = (tipo: string) => nomes[tipo] ?? (tipo === 'webhook.teste' ? 'Teste' : tipo);

export const SITUACOES_DA_ENTREGA = {
  PENDENTE: { nome: 'Na fila', tone: 'info' },
  ENVIANDO: { nome: 'Enviando', tone: 'info' },
  ENTREGUE: { nome: 'Entregue', tone: 'ok' },
  MORTA: { nome: 'Não chegou', tone: 'perigo' },
  CANCELADA: { nome: 'Cancelada', tone: 'neutro' },
} as const satisfies Record<Entrega['situacao'], { nome: string; tone: string }>;
