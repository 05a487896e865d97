import type { Section, Values } from '../record/record.model.ts';
import { TiposControl } from './tipos.control.tsx';
import { nomeDoEvento } from './webhooks.labels.ts';

const textoDosTipos = (value: unknown) => (Array.isArray(value) ? value.map(nomeDoEvento).join(', ') : '—');

export const SECOES: readonly Section[] = [
  {
    fields: [
      { key: 'nome', label: 'Sistema', kind: 'text', maxLength: 60, required: true, hint: 'Quem recebe.' },
      {
        key: 'url',
        label: 'Endereço',
        kind: 'text',
        maxLength: 500,
        required: true,
        hint: 'https, fora da rede interna. Cada evento chega nele por POST, assinado.',
      },
      {
        key: 'ativo',
        label: 'Entregar',
        kind: 'switch',
        hint: 'Desligado, o que acontece não é guardado para depois.',
      },
    ],
  },
  {
    title: 'O que é contado',
    fields: [
      { key: 'tipos', label: 'Eventos', kind: 'custom', control: TiposControl, text: textoDosTipos, required: true },
    ],
  },
];

export const INICIO: Values = { nome: null, url: null, ativo: true, tipos: null };
