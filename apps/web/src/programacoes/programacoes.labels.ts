import type { Field } from '../record/record.model.ts';
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

const escolhas = (rotulos: Readonly<Record<string, string>>) =>
  Object.entries(rotulos).map(([value, label]) => ({ value, label }));

export const CAMPOS_DO_HISTORICO: readonly Field[] = [
  { key: 'vigenciaInicio', label: 'Vale de', kind: 'date' },
  { key: 'vigenciaFim', label: 'Vale até', kind: 'date' },
  { key: 'regraFeriado', label: 'Nos feriados', kind: 'select', options: escolhas(REGRAS) },
  { key: 'observacao', label: 'Observação', kind: 'longText', maxLength: 500 },
  { key: 'totalSemanal', label: 'Total da semana', kind: 'integer', min: 0, max: 100_000_000 },
  { key: 'dataInicio', label: 'Exceção de', kind: 'date' },
  { key: 'dataFim', label: 'Exceção até', kind: 'date' },
  { key: 'motivo', label: 'Motivo da exceção', kind: 'select', options: escolhas(MOTIVOS) },
  { key: 'descricao', label: 'Descrição', kind: 'text', maxLength: 200 },
  { key: 'refeicao', label: 'Refeição', kind: 'text', maxLength: 60 },
  { key: 'valeDe', label: 'Janela vale a partir de', kind: 'date' },
  { key: 'entregaInicio', label: 'Entrega de', kind: 'time' },
  { key: 'entregaFim', label: 'Entrega até', kind: 'time' },
];
