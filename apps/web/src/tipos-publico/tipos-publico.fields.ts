import { ROTULO_DE_BASE_CONFERENCIA } from '@alipen/contracts/generated/rotulos/tipos-publico';
import type { Section, Values } from '../record/record.model.ts';
import { optionsOf } from '../ui/labelled.ts';

export const SECOES: Section[] = [
  {
    fields: [
      {
        key: 'nome',
        label: 'Nome',
        kind: 'text',
        maxLength: 60,
        required: true,
        hint: 'No singular, como aparece nos pedidos: Interno, Servidor.',
      },
      {
        key: 'sigla',
        label: 'Sigla',
        kind: 'text',
        maxLength: 12,
        required: true,
        width: 'half',
        hint: 'Curta, sem espaços: INT.',
      },
      {
        key: 'baseConferencia',
        label: 'Base de conferência',
        kind: 'select',
        options: optionsOf(ROTULO_DE_BASE_CONFERENCIA),
        required: true,
        width: 'half',
        hint: 'Com que número do efetivo a quantidade pedida se compara.',
      },
    ],
  },
  {
    title: 'Nos pedidos',
    fields: [
      {
        key: 'exigeJustificativa',
        label: 'Exige justificativa',
        kind: 'switch',
        hint: 'O pedido que tiver este público só é enviado com um motivo por escrito.',
      },
      {
        key: 'permiteDieta',
        label: 'Permite dieta',
        kind: 'switch',
        hint: 'Vale para os pedidos com dieta, quando existirem.',
      },
      {
        key: 'contaNosTotais',
        label: 'Conta nos totais',
        kind: 'switch',
        hint: 'Entra no total de refeições do Mapa Diário. O valor pago conta sempre.',
      },
    ],
  },
];

export const NOVO: Values = {
  nome: null,
  sigla: null,
  baseConferencia: 'SEM_BASE',
  exigeJustificativa: false,
  permiteDieta: true,
  contaNosTotais: true,
};
