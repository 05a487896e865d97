import type { Notificacao } from './notificacoes.queries.ts';

type Evento = Notificacao['evento'];

const CHAMADOS: Partial<Record<Evento, string>> = {
  SEM_PEDIDO_2H: 'Falta enviar o pedido: 2 horas antes do limite',
  SEM_PEDIDO_30MIN: 'Falta enviar o pedido: 30 minutos antes do limite',
  AVISO_DO_ATENDIMENTO: 'O Atendimento aguarda o pedido',
  PEDIDO_EMERGENCIAL: 'Pedido emergencial a confirmar',
  PEDIDO_DEVOLVIDO: 'Pedido devolvido para correção',
  PEDIDO_RECUSADO: 'Pedido recusado',
  RECEBIMENTO_DE_ONTEM: 'Falta registrar o recebimento de ontem',
  FALHA_CRITICA: 'Falha crítica em uma fiscalização',
};

/** An event that has no text here yet gets its system name. */
export function chamadoDe(evento: Evento): string {
  const palavras = evento.replaceAll('_', ' ').toLowerCase();
  return CHAMADOS[evento] ?? palavras.charAt(0).toUpperCase() + palavras.slice(1);
}
