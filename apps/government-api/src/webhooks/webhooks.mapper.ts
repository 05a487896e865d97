import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaEntrega, WebhookLido } from './webhooks.repository.ts';

type Schemas = components['schemas'];

const REPETIVEIS: ReadonlySet<Schemas['SituacaoEntregaWebhook']> = new Set(['ENTREGUE', 'MORTA']);

export function toWebhook(lido: WebhookLido, agora: Date): Schemas['Webhook'] {
  const { webhook, criadoPor, esperando, mortas, ultimaEntregaEm } = lido;
  const removido = webhook.removidoEm !== null;
  const emTroca = webhook.anteriorAte !== null && webhook.anteriorAte > agora;
  return {
    id: webhook.id,
    nome: webhook.nome,
    url: webhook.url,
    tipos: webhook.tipos,
    ativo: webhook.ativo,
    situacao: removido ? 'REMOVIDO' : webhook.ativo ? 'ATIVO' : 'PARADO',
    motivoParada: webhook.ativo ? null : webhook.motivoParada,
    fim: webhook.segredo.slice(-4),
    anteriorAte: emTroca ? (webhook.anteriorAte?.toISOString() ?? null) : null,
    esperando,
    mortas,
    ultimaEntregaEm: ultimaEntregaEm === null ? null : new Date(ultimaEntregaEm).toISOString(),
    criadoEm: webhook.criadoEm.toISOString(),
    criadoPor,
    versao: webhook.versao,
    acoes: removido ? [] : ['editar', 'trocarSegredo', 'testar', 'remover'],
  };
}

export const toEntrega = (linha: LinhaEntrega): Schemas['EntregaWebhook'] => ({
  id: linha.id,
  mensagem: linha.mensagem,
  tipo: linha.tipo,
  dados: linha.dados,
  situacao: linha.situacao,
  ocorridoEm: linha.ocorridoEm.toISOString(),
  tentativas: linha.tentativas,
  proximaEm: linha.situacao === 'PENDENTE' ? linha.proximaEm.toISOString() : null,
  ultimaEm: linha.ultimaEm?.toISOString() ?? null,
  ultimoStatus: linha.ultimoStatus,
  ultimoErro: linha.ultimoErro,
  duracaoMs: linha.duracaoMs,
  acoes: REPETIVEIS.has(linha.situacao) ? ['repetir'] : [],
});
