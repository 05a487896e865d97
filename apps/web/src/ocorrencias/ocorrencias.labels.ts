import type { components } from '@alipen/contracts/generated/bff';
import type { Tone } from '../ui/pill.component.tsx';

type Schemas = components['schemas'];

export const SITUACOES = {
  ABERTA: { nome: 'Aberta', tom: 'info' },
  NOTIFICADA: { nome: 'Notificada', tom: 'info' },
  RESPONDIDA: { nome: 'Respondida', tom: 'aviso' },
  SEM_RESPOSTA: { nome: 'Sem resposta', tom: 'perigo' },
  ACEITA_JUSTIFICATIVA: { nome: 'Justificativa aceita', tom: 'ok' },
  PROCEDENTE: { nome: 'Procedente', tom: 'perigo' },
  GLOSADA: { nome: 'Glosada', tom: 'aviso' },
  SANEADA: { nome: 'Saneada', tom: 'ok' },
  ENCERRADA: { nome: 'Encerrada', tom: 'neutro' },
} as const satisfies Record<Schemas['SituacaoOcorrencia'], { nome: string; tom: Tone }>;

export const GRAVIDADES = {
  ADVERTENCIA: 'Advertência',
  LEVE: 'Leve',
  MODERADO: 'Moderado',
  GRAVE: 'Grave',
  GRAVISSIMO: 'Gravíssimo',
} as const satisfies Record<Schemas['GravidadeOcorrencia'], string>;

export const ORIGENS = {
  PEDIDO: 'Pedido',
  RECEBIMENTO: 'Recebimento',
  FISCALIZACAO: 'Fiscalização',
} as const satisfies Record<Schemas['OrigemOcorrencia'], string>;

export const EVENTOS = {
  abrir: 'Aberta',
  notificar: 'Fornecedor notificado',
  responder: 'Respondida',
  vencer: 'Prazo encerrado sem resposta',
  decidir: 'Decidida',
  glosar: 'Glosada',
  sanear: 'Correção anotada',
  encerrar: 'Encerrada',
} as const satisfies Record<Schemas['EventoOcorrencia'], string>;
