import { ROTULO_DE_CREDENCIAL_DA_PESSOA } from '@alipen/contracts/generated/rotulos/usuarios';
import { firstOfList } from '../list/list.first.ts';
import type { FilterRule } from '../list/list.model.ts';
import { isId } from '../record/record.address.ts';
import { optionsOf, optionsOfLabelled } from '../ui/labelled.ts';
import { PERFIS } from '../ui/perfis.labels.ts';
import { listarUsuarios, obterUsuario } from './usuarios.queries.ts';

const FILTROS: FilterRule[] = [
  { key: 'busca', label: 'Nome, matrícula ou CPF', kind: 'text' },
  {
    key: 'perfil',
    label: 'Perfil',
    kind: 'select',
    options: optionsOfLabelled(PERFIS),
    all: 'Todos',
  },
  {
    key: 'lotacaoId',
    label: 'Unidade',
    kind: 'custom',
    valid: isId,
  },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    options: [
      { value: 'ATIVO', label: 'Ativas' },
      { value: 'BLOQUEADO', label: 'Bloqueadas' },
    ],
    all: 'Todas',
  },
  {
    key: 'credencial',
    label: 'Senha',
    kind: 'select',
    options: optionsOf(ROTULO_DE_CREDENCIAL_DA_PESSOA),
    all: 'Todas',
    more: true,
  },
];

export const LISTA = {
  screen: 'usuarios',
  filters: FILTROS,
  sorts: ['nome'],
  order: 'nome',
  query: listarUsuarios,
};

export const first = firstOfList(LISTA, obterUsuario);
