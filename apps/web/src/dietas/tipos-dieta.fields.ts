import type { Section } from '../record/record.model.ts';

const NOME: Section['fields'][number] = {
  key: 'nome',
  label: 'Nome',
  kind: 'text',
  maxLength: 60,
  required: true,
  hint: 'O que a refeição tem de diferente: “Sem lactose”, “Pastosa”. As listas mostram só o código.',
};

/** The server gives the next code, which never changes; the lists show it in place of the name. */
export const SECOES_DO_NOVO: Section[] = [{ fields: [NOME] }];

export const SECOES: Section[] = [
  {
    fields: [
      NOME,
      {
        key: 'ativo',
        label: 'Oferecida nos pedidos',
        kind: 'switch',
        hint: 'Desligada, não aparece em pedido novo; os pedidos que já a têm continuam com ela.',
      },
    ],
  },
];
