import type { components } from '@alipen/contracts/generated/bff';
import type { Tone } from '../ui/pill.component.tsx';

type Schemas = components['schemas'];

export const SITUACOES = {
  ABERTA: { nome: 'Aberta', tom: 'neutro', agora: 'Feche os dias que faltam e envie para conferência.' },
  ENVIADA: { nome: 'Em conferência', tom: 'info', agora: 'Confira, decida os descontos e aprove, ou peça correção.' },
  CORRECAO_SOLICITADA: {
    nome: 'Correção pedida',
    tom: 'aviso',
    agora: 'Espera a resposta da unidade, ou o mapa corrigido e fechado de novo.',
  },
  CORRIGIDA: { nome: 'Corrigida', tom: 'info', agora: 'As correções terminaram: confira de novo e aprove.' },
  APROVADA: { nome: 'Aprovada', tom: 'info', agora: 'Falta o atesto de quem não fechou nenhum dos mapas.' },
  ATESTADA: { nome: 'Atestada', tom: 'ok', agora: 'Pronta para o pagamento. O dossiê reúne tudo em um PDF.' },
} as const satisfies Record<Schemas['SituacaoMedicao'], { nome: string; tom: Tone; agora: string }>;

export const CORRECOES = {
  PENDENTE: { nome: 'Pendente', tom: 'aviso' },
  RESPONDIDA: { nome: 'Respondida', tom: 'info' },
  REFEITA: { nome: 'Mapa refeito', tom: 'ok' },
} as const satisfies Record<Schemas['SituacaoCorrecao'], { nome: string; tom: Tone }>;

export const VIGENCIAS = {
  VIGENTE: { nome: 'Em vigor', tom: 'ok' },
  REABERTA: { nome: 'Superado: um mapa foi reaberto', tom: 'aviso' },
  SUBSTITUIDA: { nome: 'Substituído', tom: 'neutro' },
} as const satisfies Record<Schemas['VigenciaDoAtesto'], { nome: string; tom: Tone }>;
