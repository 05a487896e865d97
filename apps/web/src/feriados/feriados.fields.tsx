import { ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';
import { ROTULO_DE_AMBITO_FERIADO } from '@alipen/contracts/generated/rotulos/programacoes';
import { LotacaoCampo } from '../lotacoes/lotacao.field.tsx';
import type { Section, Values } from '../record/record.model.ts';
import { optionsOf } from '../ui/labelled.ts';
import type { AmbitoFeriado } from './feriados.queries.ts';

const em =
  (...ambitos: AmbitoFeriado[]) =>
  ({ ambito }: Values) =>
    ambitos.includes(ambito as AmbitoFeriado);

export const SECOES: readonly Section[] = [
  {
    fields: [
      { key: 'data', label: 'Data', kind: 'date', required: true, width: 'half' },
      {
        key: 'ambito',
        label: 'Vale em',
        kind: 'select',
        required: true,
        width: 'half',
        options: optionsOf(ROTULO_DE_AMBITO_FERIADO),
      },
      { key: 'descricao', label: 'Nome do dia', kind: 'text', maxLength: 120, required: true },
      {
        key: 'uf',
        label: 'UF',
        kind: 'select',
        required: true,
        width: 'half',
        options: optionsOf(ROTULO_DE_UF),
        shownWhen: em('ESTADUAL', 'MUNICIPAL'),
      },
      {
        key: 'municipio',
        label: 'Município',
        kind: 'text',
        maxLength: 120,
        required: true,
        width: 'half',
        hint: 'Como está no cadastro das lotações.',
        shownWhen: em('MUNICIPAL'),
      },
      {
        key: 'lotacaoId',
        label: 'Lotação',
        kind: 'custom',
        required: true,
        shownWhen: em('LOTACAO'),
        control: props => <LotacaoCampo {...props} />,
        text: value => `Lotação ${value}`,
      },
    ],
  },
];

export const NOVO: Values = {
  data: null,
  ambito: 'MUNICIPAL',
  descricao: null,
  uf: null,
  municipio: null,
  lotacaoId: null,
};
