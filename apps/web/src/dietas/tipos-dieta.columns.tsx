import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import type { Column } from '../list/list.model.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { TipoDieta } from './dietas.queries.ts';

export const situacaoDe = ({ ativo }: TipoDieta) =>
  ativo ? (
    <Pill tone="ok" icon={CheckCircleIcon}>
      Oferecida
    </Pill>
  ) : (
    <Pill tone="neutro" icon={MinusIcon}>
      Inativa
    </Pill>
  );

export const COLUNAS: Column<TipoDieta>[] = [
  { key: 'nome', title: 'Nome', sort: 'nome', render: ({ nome }) => nome },
  { key: 'codigo', title: 'Código', sort: 'codigo', render: ({ codigo }) => <code>{codigo}</code> },
  { key: 'situacao', title: 'Situação', render: situacaoDe },
];
