import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import type { Column, Filter } from '../list/list.model.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { PERFIS, perfisEmPalavras } from '../ui/perfis.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { FiltroDeLotacao, NomeDaLotacao } from './filtro-lotacao.component.tsx';
import type { Usuario } from './usuarios.queries.ts';

export const SituacaoDaPessoa = ({ situacao }: Pick<Usuario, 'situacao'>) =>
  situacao === 'ATIVO' ? (
    <Pill tone="ok" icon={CheckCircleIcon}>
      Ativa
    </Pill>
  ) : (
    <Pill tone="perigo" icon={LockIcon}>
      Bloqueada
    </Pill>
  );

export const COLUNAS: Column<Usuario>[] = [
  {
    key: 'nome',
    title: 'Nome',
    sort: 'nome',
    render: ({ nome, souEu }) => (souEu ? `${nome} (você)` : nome),
  },
  { key: 'perfis', title: 'Perfis', render: ({ authorities }) => perfisEmPalavras(authorities) },
  { key: 'lotacao', title: 'Unidade', render: ({ lotacao }) => lotacao ?? 'Administração central' },
  { key: 'matricula', title: 'Matrícula', render: ({ matricula }) => matricula },
  { key: 'cpf', title: 'CPF', render: ({ cpf }) => cpf, onCard: false },
  { key: 'situacao', title: 'Situação', render: usuario => <SituacaoDaPessoa {...usuario} /> },
];

const ID = /^[1-9]\d{0,8}$/;

export const FILTROS: Filter[] = [
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
    valid: texto => ID.test(texto),
    control: FiltroDeLotacao,
    words: id => <NomeDaLotacao id={Number(id)} />,
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
];
