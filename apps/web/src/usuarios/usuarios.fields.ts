import { ROTULO_DE_SITUACAO_USUARIO } from '@alipen/contracts/generated/rotulos/usuarios';
import type { Field, Section, Values } from '../record/record.model.ts';
import { optionsOf } from '../ui/labelled.ts';
import { perfisEmPalavras } from '../ui/perfis.labels.ts';
import { LotacaoDaPessoa } from './lotacao-da-pessoa.component.tsx';
import { Perfis } from './perfis.component.tsx';
import type { LotacaoEscolhida } from './usuarios.mutations.ts';
import type { Usuario } from './usuarios.queries.ts';

const textoDosPerfis = (value: unknown) => perfisEmPalavras(Array.isArray(value) ? value : []) || '—';
const textoDaLotacao = (value: unknown) =>
  typeof value === 'string'
    ? `Unidade nº ${value}`
    : ((value as LotacaoEscolhida | null)?.nome ?? 'Administração central');

const CADASTRO: readonly Field[] = [
  { key: 'nome', label: 'Nome completo', kind: 'text', maxLength: 200, required: true },
  { key: 'matricula', label: 'Matrícula', kind: 'text', maxLength: 20, required: true, width: 'half' },
  {
    key: 'email',
    label: 'E-mail',
    kind: 'text',
    maxLength: 200,
    width: 'half',
    hint: 'Recebe por ele os lembretes e alertas. Vazio: só dentro do sistema.',
  },
];
const ACESSO: readonly Field[] = [
  { key: 'authorities', label: 'Perfis', kind: 'custom', control: Perfis, text: textoDosPerfis, required: true },
  {
    key: 'lotacaoId',
    label: 'Unidade',
    kind: 'custom',
    control: LotacaoDaPessoa,
    text: textoDaLotacao,
    hint: 'Obrigatória para quem solicita: a pessoa só vê e pede para ela.',
  },
];

const nunca = () => false;
const SO_NO_HISTORICO: readonly Field[] = [
  { key: 'cpf', label: 'CPF', kind: 'text', maxLength: 14, shownWhen: nunca },
  { key: 'lotacao', label: 'Unidade', kind: 'text', maxLength: 200, shownWhen: nunca },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    options: optionsOf(ROTULO_DE_SITUACAO_USUARIO),
    shownWhen: nunca,
  },
];

export const SECOES: readonly Section[] = [
  { fields: [...CADASTRO, ...SO_NO_HISTORICO] },
  { title: 'O que a pessoa pode', fields: ACESSO },
];

export const SECOES_DO_NOVO: readonly Section[] = [
  {
    fields: [
      ...CADASTRO,
      {
        key: 'cpf',
        label: 'CPF',
        kind: 'masked',
        mask: 'cpf',
        required: true,
        width: 'half',
        hint: 'É com ele que a pessoa entra.',
      },
    ],
  },
  { title: 'O que a pessoa pode', fields: ACESSO },
  {
    title: 'Senha',
    fields: [
      {
        key: 'senha',
        label: 'Senha',
        kind: 'text',
        maxLength: 256,
        hint: 'Deixe vazio: o sistema cria uma senha forte e a mostra uma vez, para você entregar.',
      },
    ],
  },
];

export const INICIO: Values = {
  nome: null,
  matricula: null,
  email: null,
  cpf: null,
  authorities: null,
  lotacaoId: null,
  senha: null,
};

export const valoresDe = ({ nome, matricula, email, authorities, lotacaoId, lotacao }: Usuario): Values => ({
  nome,
  matricula,
  email,
  authorities,
  lotacaoId: lotacaoId === null ? null : { id: lotacaoId, nome: lotacao ?? `Unidade nº ${lotacaoId}` },
});
