import { ROTULO_DE_BASE_CONFERENCIA } from '@alipen/contracts/generated/rotulos/tipos-publico';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import type { Column } from '../list/list.model.ts';
import { formatSince } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { OrdemDoPublico } from './ordem.component.tsx';
import type { TipoPublico } from './tipos-publico.queries.ts';

const simNao = (valor: boolean) => (valor ? 'Sim' : 'Não');

export const situacaoDe = ({ ativo, situacaoDesde }: TipoPublico) =>
  ativo ? (
    <Pill tone="ok" icon={CheckCircleIcon}>
      {formatSince('Ativo', situacaoDesde)}
    </Pill>
  ) : (
    <Pill tone="neutro" icon={MinusIcon}>
      {formatSince('Inativo', situacaoDesde)}
    </Pill>
  );

export const COLUNAS: Column<TipoPublico>[] = [
  { key: 'nome', title: 'Nome', render: ({ nome }) => nome, sort: 'nome' },
  { key: 'sigla', title: 'Sigla', render: ({ sigla }) => sigla },
  {
    key: 'base',
    title: 'Base de conferência',
    render: ({ baseConferencia }) => ROTULO_DE_BASE_CONFERENCIA[baseConferencia],
  },
  {
    key: 'justificativa',
    title: 'Exige justificativa',
    render: ({ exigeJustificativa }) => simNao(exigeJustificativa),
  },
  { key: 'dieta', title: 'Permite dieta', render: ({ permiteDieta }) => simNao(permiteDieta), onCard: false },
  { key: 'totais', title: 'Conta nos totais', render: ({ contaNosTotais }) => simNao(contaNosTotais), onCard: false },
  { key: 'situacao', title: 'Situação', render: situacaoDe },
  { key: 'ordem', title: 'Ordem', render: tipo => <OrdemDoPublico tipo={tipo} />, sort: 'ordem' },
];
