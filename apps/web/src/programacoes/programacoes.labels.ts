import type { Tone } from '../ui/pill.component.tsx';
import type {
  DiaPrevisto,
  EstadoProgramacao,
  MotivoExcecao,
  RegraFeriado,
  VersaoProgramacao,
} from './programacoes.queries.ts';

export const REGRAS = {
  COMO_DOMINGO: 'como domingo',
  COMO_SABADO: 'como sábado',
  COMO_O_DIA: 'como o próprio dia',
} as const satisfies Record<RegraFeriado, string>;

export const MOTIVOS = {
  DIA_DE_VISITA: 'Dia de visita',
  EVENTO: 'Evento',
  FERIADO: 'Feriado',
  OUTRO: 'Outro',
} as const satisfies Record<MotivoExcecao, string>;

export const SITUACOES = {
  VIGENTE: { rotulo: 'Vigente', tom: 'ok' },
  FUTURA: { rotulo: 'Futura', tom: 'info' },
  ENCERRADA: { rotulo: 'Encerrada', tom: 'neutro' },
} as const satisfies Record<VersaoProgramacao['situacao'], { rotulo: string; tom: Tone }>;

export const ORIGENS = {
  EXCECAO: { rotulo: 'Exceção', tom: 'aviso' },
  FERIADO: { rotulo: 'Feriado', tom: 'info' },
  DIA_DA_SEMANA: { rotulo: 'Dia da semana', tom: 'neutro' },
  SEM_PROGRAMACAO: { rotulo: 'Sem programação', tom: 'perigo' },
} as const satisfies Record<DiaPrevisto['origem'], { rotulo: string; tom: Tone }>;

export const ESTADOS = {
  SEM_PROGRAMACAO: 'Sem programação',
  COM_PROGRAMACAO: 'Com programação',
  TERMINA_EM_BREVE: 'Termina em até 7 dias',
  DIFERE_DO_EFETIVO: 'Difere do efetivo (mais de 5 %)',
} as const satisfies Record<EstadoProgramacao, string>;

/** As the history names the fields. */
export const CAMPOS_DO_HISTORICO = {
  vigenciaInicio: 'Vale de',
  vigenciaFim: 'Vale até',
  regraFeriado: 'Nos feriados',
  observacao: 'Observação',
  totalSemanal: 'Total da semana',
  dataInicio: 'Exceção de',
  dataFim: 'Exceção até',
  motivo: 'Motivo',
  descricao: 'Descrição',
  refeicao: 'Refeição',
  valeDe: 'Vale a partir de',
  entregaInicio: 'Entrega de',
  entregaFim: 'Entrega até',
} as const;
