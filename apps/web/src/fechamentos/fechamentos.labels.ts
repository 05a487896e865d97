import type { components } from '@alipen/contracts/generated/bff';
import type { Tone } from '../ui/pill.component.tsx';

type Schemas = components['schemas'];

export const SITUACOES: Readonly<Record<Schemas['SituacaoFechamento'], { nome: string; tom: Tone }>> = {
  ABERTO: { nome: 'Aberto', tom: 'neutro' },
  FECHADO: { nome: 'Fechado', tom: 'info' },
  ASSINADO: { nome: 'Assinado', tom: 'ok' },
  REABERTO: { nome: 'Reaberto', tom: 'aviso' },
};

export const PAPEIS: Readonly<Record<Schemas['PapelAssinatura'], string>> = {
  RESPONSAVEL_UNIDADE: 'Responsável pela unidade',
  FISCAL: 'Fiscal do contrato',
  PREPOSTO: 'Preposto da contratada',
};

export const ALERTAS: Readonly<Record<Schemas['AlertaDoMapa'], string>> = {
  SEM_PEDIDO_COM_EFETIVO: 'Nenhum pedido neste dia, e há pessoas na unidade.',
  SEM_EFETIVO_COM_PEDIDO: 'O efetivo informado é zero, e houve pedido.',
  SEM_EFETIVO_INFORMADO: 'O efetivo deste dia nunca foi informado.',
};

export const VIGENCIAS: Readonly<Record<Schemas['VigenciaDoMapa'], string>> = {
  VIGENTE: 'Em vigor',
  REABERTA: 'Reaberta',
  SUBSTITUIDA: 'Substituída',
};
