import type { Section, Values } from '../record/record.model.ts';

export const SECOES: readonly Section[] = [
  {
    fields: [
      {
        key: 'nome',
        label: 'Quem guarda',
        kind: 'text',
        maxLength: 120,
        required: true,
        hint: 'Alguém de fora: o tribunal de contas, o Ministério Público, o fornecedor.',
      },
      {
        key: 'email',
        label: 'E-mail',
        kind: 'text',
        maxLength: 254,
        inputMode: 'email',
        hint: 'Recebe o selo de hora em hora, quando o livro cresceu.',
      },
      {
        key: 'chave',
        label: 'Chave com que assina de volta',
        kind: 'text',
        maxLength: 250,
        hint: 'Só se a testemunha assina: nome, marca e chave, como o programa dela mostra (C2SP tlog-cosignature).',
      },
      {
        key: 'ativo',
        label: 'Avisar',
        kind: 'switch',
        hint: 'Desligada, nada mais lhe é enviado. O que ela já guardou fica com ela.',
      },
    ],
  },
];

export const INICIO: Values = { nome: null, email: null, chave: null, ativo: true };
