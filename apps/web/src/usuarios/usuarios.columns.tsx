import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { dressed } from '../list/filter-dress.ts';
import type { Column } from '../list/list.model.ts';
import { perfisEmPalavras } from '../ui/perfis.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { FiltroDeLotacao, NomeDaLotacao } from './filtro-lotacao.component.tsx';
import { LISTA } from './usuarios.list.ts';
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

const SENHA = {
  PRIMEIRA: <Pill tone="info">Primeira senha</Pill>,
  NENHUMA: <Pill tone="aviso">Sem senha</Pill>,
  PROPRIA: null,
};

/** Nothing where the password is the person's own. */
const SenhaPorEntregar = ({ credencial = 'PROPRIA' }: Pick<Usuario, 'credencial'>) => SENHA[credencial];

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
  {
    key: 'situacao',
    title: 'Situação',
    render: usuario => (
      <>
        <SituacaoDaPessoa {...usuario} /> <SenhaPorEntregar {...usuario} />
      </>
    ),
  },
];

export const FILTROS = dressed(LISTA.filters, {
  lotacaoId: { control: FiltroDeLotacao, words: id => <NomeDaLotacao id={Number(id)} /> },
});
