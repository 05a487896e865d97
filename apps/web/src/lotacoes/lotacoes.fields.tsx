import { ROTULO_DE_TIPO_LOTACAO, ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';
import type { Section, Values } from '../record/record.model.ts';
import { optionsOf } from '../ui/labelled.ts';
import { TIME_ZONES } from '../ui/time-zone.labels.ts';
import type { LotacaoDetalhada } from './lotacoes.queries.ts';
import { PrincipalControl } from './principal.control.tsx';

export const SECOES: Section[] = [
  {
    fields: [
      { key: 'nome', label: 'Nome', kind: 'text', maxLength: 200, required: true },
      { key: 'sigla', label: 'Sigla', kind: 'text', maxLength: 20, width: 'half' },
      {
        key: 'codigo',
        label: 'Código',
        kind: 'text',
        maxLength: 20,
        width: 'half',
        hint: 'Vazio: o sistema dá um, como MA-000123.',
      },
      {
        key: 'tipo',
        label: 'Tipo',
        kind: 'select',
        options: optionsOf(ROTULO_DE_TIPO_LOTACAO),
        empty: 'Escolha',
        required: true,
        width: 'half',
      },
      { key: 'capacidade', label: 'Capacidade', kind: 'integer', min: 0, max: 1_000_000, unit: 'vagas', width: 'half' },
    ],
  },
  {
    title: 'Onde fica',
    fields: [
      {
        key: 'uf',
        label: 'UF',
        kind: 'select',
        options: optionsOf(ROTULO_DE_UF),
        empty: 'Escolha',
        required: true,
        width: 'half',
      },
      { key: 'municipio', label: 'Município', kind: 'text', maxLength: 120, required: true, width: 'half' },
      { key: 'endereco', label: 'Endereço', kind: 'text', maxLength: 300 },
      {
        key: 'fusoHorario',
        label: 'Fuso horário',
        kind: 'select',
        options: optionsOf(TIME_ZONES),
        empty: 'O do município',
        hint: 'Os prazos dos pedidos são na hora local da unidade.',
      },
    ],
  },
  {
    title: 'Contato',
    fields: [
      { key: 'responsavelNome', label: 'Responsável', kind: 'text', maxLength: 200 },
      { key: 'telefone', label: 'Telefone', kind: 'text', maxLength: 30, inputMode: 'tel', width: 'half' },
      { key: 'email', label: 'E-mail', kind: 'text', maxLength: 200, inputMode: 'email', width: 'half' },
    ],
  },
  {
    title: 'Atendimento',
    fields: [
      {
        key: 'lotacaoPrincipalId',
        label: 'Lotação principal',
        kind: 'custom',
        hint: 'A unidade maior que recebe as refeições desta, quando é pequena.',
        control: props => <PrincipalControl {...props} />,
        // The history has the unit's name, the form its id.
        text: valor => (typeof valor === 'string' ? valor : typeof valor === 'number' ? `Lotação nº ${valor}` : '—'),
      },
    ],
  },
];

export const NOVA: Values = {
  nome: null,
  sigla: null,
  codigo: null,
  tipo: 'UNIDADE_PRISIONAL',
  capacidade: null,
  uf: null,
  municipio: null,
  endereco: null,
  fusoHorario: null,
  responsavelNome: null,
  telefone: null,
  email: null,
  lotacaoPrincipalId: null,
};

export const valoresDe = (lotacao: LotacaoDetalhada): Values => ({
  nome: lotacao.nome,
  sigla: lotacao.sigla,
  codigo: lotacao.codigo,
  tipo: lotacao.tipo,
  capacidade: lotacao.capacidade,
  uf: lotacao.uf,
  municipio: lotacao.municipio,
  endereco: lotacao.endereco,
  fusoHorario: lotacao.fusoHorario,
  responsavelNome: lotacao.responsavelNome,
  telefone: lotacao.telefone,
  email: lotacao.email,
  lotacaoPrincipalId: lotacao.lotacaoPrincipal?.id ?? null,
});
