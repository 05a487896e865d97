import type { Section } from '../record/record.model.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { CONTEXTOS } from './contextos.labels.ts';

const CAMPOS: Section['fields'] = [
  {
    key: 'texto',
    label: 'Texto',
    kind: 'text',
    maxLength: 120,
    required: true,
    hint: 'Curto, como a pessoa o escolheria na lista: “Sem energia”.',
  },
  {
    key: 'exigeTexto',
    label: 'Pede explicação',
    kind: 'switch',
    hint: 'Quem escolhe precisa escrever com as próprias palavras. Deixe ligado em “Outros”.',
  },
];
export const SECOES: readonly Section[] = [{ fields: CAMPOS }];
const CONTEXTO: Section['fields'][number] = {
  key: 'contexto',
  label: 'Quando se usa',
  kind: 'select',
  options: optionsOfLabelled(CONTEXTOS),
  required: true,
};
export const SECOES_DO_NOVO: readonly Section[] = [{ fields: [CONTEXTO, ...CAMPOS] }];
