import {
  ROTULO_DE_SITUACAO_ENTREGA_WEBHOOK,
  ROTULO_DE_TIPO_WEBHOOK,
} from '@alipen/contracts/generated/rotulos/webhooks';
import { labelled } from '../ui/labelled.ts';
import type { TipoWebhook } from './webhooks.queries.ts';

type Sobre = TipoWebhook extends `${infer De}.${string}` ? De : never;

const SOBRE = {
  pedido: 'Pedido',
  recebimento: 'Entrega',
  fiscalizacao: 'Fiscalização',
  mapa: 'Mapa',
  medicao: 'Medição',
  nota: 'Nota fiscal',
  pagamento: 'Pagamento',
  ocorrencia: 'Ocorrência',
  livro: 'Livro de registro',
} satisfies Record<Sobre, string>;

const TIPOS = Object.keys(ROTULO_DE_TIPO_WEBHOOK) as TipoWebhook[];
const isTipo = (tipo: string): tipo is TipoWebhook => Object.hasOwn(ROTULO_DE_TIPO_WEBHOOK, tipo);
const sobreDe = (tipo: TipoWebhook) => SOBRE[tipo.split('.')[0] as Sobre];

export const GRUPOS = Object.values(SOBRE).map(sobre => ({
  sobre,
  tipos: TIPOS.filter(tipo => sobreDe(tipo) === sobre),
}));

/** "Pedido: enviado" */
export const nomeDoEvento = (tipo: string) =>
  isTipo(tipo)
    ? `${sobreDe(tipo)}: ${ROTULO_DE_TIPO_WEBHOOK[tipo].toLowerCase()}`
    : tipo === 'webhook.teste'
      ? 'Teste'
      : tipo;

export const SITUACOES_DA_ENTREGA = labelled(ROTULO_DE_SITUACAO_ENTREGA_WEBHOOK, {
  PENDENTE: { tone: 'info' },
  ENVIANDO: { tone: 'info' },
  ENTREGUE: { tone: 'ok' },
  MORTA: { tone: 'perigo' },
  CANCELADA: { tone: 'neutro' },
});
