import {
  ROTULO_DE_MOTIVO_EXCECAO,
  ROTULO_DE_ORIGEM_DO_DIA,
  ROTULO_DE_REGRA_FERIADO,
  ROTULO_DE_SITUACAO_PROGRAMACAO,
} from '@alipen/contracts/generated/rotulos/programacoes';
import type { Field } from '../record/record.model.ts';
import { labelled, optionsOf } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_PROGRAMACAO, {
  VIGENTE: { tom: 'ok' },
  FUTURA: { tom: 'info' },
  ENCERRADA: { tom: 'neutro' },
});

export const ORIGENS = labelled(ROTULO_DE_ORIGEM_DO_DIA, {
  EXCECAO: { tom: 'aviso' },
  FERIADO: { tom: 'info' },
  DIA_DA_SEMANA: { tom: 'neutro' },
  SEM_PROGRAMACAO: { tom: 'perigo' },
});

export const CAMPOS_DO_HISTORICO: readonly Field[] = [
  { key: 'vigenciaInicio', label: 'Vale de', kind: 'date' },
  { key: 'vigenciaFim', label: 'Vale até', kind: 'date' },
  { key: 'regraFeriado', label: 'Nos feriados', kind: 'select', options: optionsOf(ROTULO_DE_REGRA_FERIADO) },
  { key: 'observacao', label: 'Observação', kind: 'longText', maxLength: 500 },
  { key: 'totalSemanal', label: 'Total da semana', kind: 'integer', min: 0, max: 100_000_000 },
  { key: 'dataInicio', label: 'Exceção de', kind: 'date' },
  { key: 'dataFim', label: 'Exceção até', kind: 'date' },
  { key: 'motivo', label: 'Motivo da exceção', kind: 'select', options: optionsOf(ROTULO_DE_MOTIVO_EXCECAO) },
  { key: 'descricao', label: 'Descrição', kind: 'text', maxLength: 200 },
  { key: 'refeicao', label: 'Refeição', kind: 'text', maxLength: 60 },
  { key: 'valeDe', label: 'Janela vale a partir de', kind: 'date' },
  { key: 'entregaInicio', label: 'Entrega de', kind: 'time' },
  { key: 'entregaFim', label: 'Entrega até', kind: 'time' },
];
