import type { Section, Values } from '../record/record.model.ts';
import { Emails, emailsEmTexto } from './emails.component.tsx';

export const SECOES: Section[] = [
  {
    title: 'Empresa',
    fields: [
      { key: 'cnpj', label: 'CNPJ', kind: 'masked', mask: 'cnpj', required: true, width: 'half' },
      {
        key: 'nomeFantasia',
        label: 'Nome fantasia',
        kind: 'text',
        maxLength: 200,
        width: 'half',
        hint: 'É o nome que aparece nos pedidos. Sem ele, a razão social.',
      },
      { key: 'razaoSocial', label: 'Razão social', kind: 'text', maxLength: 200, required: true },
      { key: 'representanteLegal', label: 'Representante legal', kind: 'text', maxLength: 200 },
      { key: 'endereco', label: 'Endereço', kind: 'text', maxLength: 300 },
    ],
  },
  {
    title: 'Contatos',
    tab: 'Contatos',
    fields: [
      { key: 'prepostoNome', label: 'Preposto', kind: 'text', maxLength: 200 },
      {
        key: 'prepostoTelefone',
        label: 'Telefone do preposto',
        kind: 'text',
        maxLength: 30,
        inputMode: 'tel',
        width: 'half',
      },
      {
        key: 'prepostoEmail',
        label: 'E-mail do preposto',
        kind: 'text',
        maxLength: 120,
        inputMode: 'email',
        width: 'half',
      },
      {
        key: 'nutricionistaNome',
        label: 'Nutricionista responsável técnica',
        kind: 'text',
        maxLength: 200,
        width: 'half',
      },
      { key: 'nutricionistaCrn', label: 'CRN', kind: 'text', maxLength: 30, width: 'half' },
      {
        key: 'emails',
        label: 'E-mails por assunto',
        kind: 'custom',
        control: props => <Emails {...props} />,
        text: emailsEmTexto,
        hint: 'A quem escrever sobre pedidos, ocorrências, medição e contrato.',
      },
    ],
  },
  {
    title: 'Documentos',
    tab: 'Documentos',
    fields: [
      { key: 'alvaraNumero', label: 'Número do alvará sanitário', kind: 'text', maxLength: 60, width: 'half' },
      { key: 'alvaraValidade', label: 'Validade do alvará', kind: 'date', width: 'half' },
    ],
  },
];

export const NOVO: Values = {
  cnpj: null,
  razaoSocial: null,
  nomeFantasia: null,
  representanteLegal: null,
  endereco: null,
  prepostoNome: null,
  prepostoTelefone: null,
  prepostoEmail: null,
  nutricionistaNome: null,
  nutricionistaCrn: null,
  emails: [],
  alvaraNumero: null,
  alvaraValidade: null,
};
