import { LotacaoCampo } from '../lotacoes/lotacao.field.tsx';
import type { Section, Values } from '../record/record.model.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { PERFIS } from '../ui/perfis.labels.ts';
import type { ContaServico } from './contas-servico.queries.ts';
import { EscoposControl } from './escopos.control.tsx';

const textoDosEscopos = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : '—');

export const SECOES: readonly Section[] = [
  {
    fields: [
      { key: 'nome', label: 'Sistema', kind: 'text', maxLength: 60, required: true, hint: 'Quem chama.' },
      {
        key: 'finalidade',
        label: 'Finalidade',
        kind: 'longText',
        maxLength: 300,
        required: true,
        hint: 'Para que serve, e quem responde por ele.',
      },
      {
        key: 'validaAte',
        label: 'Vale até',
        kind: 'date',
        required: true,
        width: 'half',
        hint: 'No máximo dois anos.',
      },
      {
        key: 'porMinuto',
        label: 'Chamadas por minuto',
        kind: 'integer',
        min: 1,
        max: 6000,
        required: true,
        width: 'half',
      },
    ],
  },
  {
    title: 'O que a conta pode',
    fields: [
      {
        key: 'autoridade',
        label: 'Age como',
        kind: 'select',
        options: optionsOfLabelled(PERFIS),
        required: true,
        hint: 'Com Solicitante, a conta só alcança uma lotação; com os outros, todas.',
      },
      {
        key: 'lotacaoId',
        label: 'Lotação',
        kind: 'custom',
        control: LotacaoCampo,
        text: value => (typeof value === 'number' ? `Lotação nº ${value}` : 'Todas'),
        required: true,
        shownWhen: ({ autoridade }) => autoridade === 'SOLICITANTE',
      },
      {
        key: 'escopos',
        label: 'Operações',
        kind: 'custom',
        control: EscoposControl,
        text: textoDosEscopos,
        required: true,
      },
    ],
  },
];

export const INICIO: Values = {
  nome: null,
  finalidade: null,
  validaAte: null,
  porMinuto: 600,
  autoridade: null,
  lotacaoId: null,
  escopos: null,
};

export const valoresDe = ({ lotacao, ...conta }: ContaServico): Values => ({
  nome: conta.nome,
  finalidade: conta.finalidade,
  validaAte: conta.validaAte,
  porMinuto: conta.porMinuto,
  autoridade: conta.autoridade,
  lotacaoId: lotacao?.id ?? null,
  escopos: conta.escopos,
});
