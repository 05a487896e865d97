import type { components } from '@alipen/contracts/generated/bff';
import type { Tone } from '../ui/pill.component.tsx';

type Schemas = components['schemas'];

export const SITUACOES_CONTRATO = {
  FUTURO: { texto: 'Futuro', tom: 'info' },
  VIGENTE: { texto: 'Vigente', tom: 'ok' },
  A_VENCER: { texto: 'A vencer', tom: 'aviso' },
  VENCIDO: { texto: 'Vencido', tom: 'neutro' },
  ENCERRADO: { texto: 'Encerrado', tom: 'neutro' },
} satisfies Record<Schemas['SituacaoContrato'], { texto: string; tom: Tone }>;

export const SITUACOES_ALVARA = {
  NAO_INFORMADO: { texto: 'Não informado', tom: 'neutro' },
  EM_DIA: { texto: 'Em dia', tom: 'ok' },
  VENCENDO: { texto: 'Vence em breve', tom: 'aviso' },
  VENCIDO: { texto: 'Vencido', tom: 'perigo' },
} satisfies Record<Schemas['SituacaoAlvara'], { texto: string; tom: Tone }>;

export const ASSUNTOS = {
  PEDIDOS: 'Pedidos',
  OCORRENCIAS: 'Ocorrências',
  MEDICAO: 'Medição',
  CONTRATO: 'Contrato',
} satisfies Record<Schemas['AssuntoEmail'], string>;

export const venceEm = (dias: number): string =>
  dias === 0 ? 'vence hoje' : dias === 1 ? 'vence amanhã' : `vence em ${dias} dias`;
