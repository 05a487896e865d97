import { CartazDePresenca } from '../presencas/cartaz.panel.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import { SuspensoesDaLotacao } from '../suspensoes/suspensoes-da-lotacao.panel.tsx';
import { situacaoDe } from './lotacoes.columns.tsx';
import { NOVA, SECOES, valoresDe } from './lotacoes.fields.tsx';
import { alterarLotacao, criarLotacao, inativarLotacao, reativarLotacao } from './lotacoes.mutations.ts';
import { obterLotacao } from './lotacoes.queries.ts';
import { ProximosPassos } from './proximos-passos.component.tsx';

const ABAS = [
  {
    key: 'suspensoes',
    title: 'Suspensões',
    render: ({ id }: { id: number }) => <SuspensoesDaLotacao lotacaoId={id} />,
  },
];

export const LotacaoDrawer = ({ item, close }: { item: string; close: () => void }) => (
  <RecordDrawer
    item={item}
    close={close}
    newTitle="Nova lotação"
    titleOf={({ nome }) => nome}
    badge={situacaoDe}
    sections={SECOES}
    start={NOVA}
    valuesOf={valoresDe}
    query={obterLotacao}
    create={criarLotacao}
    save={alterarLotacao}
    deactivation={{ isActive: ({ ativa }) => ativa, deactivate: inativarLotacao, reactivate: reativarLotacao }}
    historyOf="lotacoes"
    tabs={ABAS}
    notes={(_valores, lotacao) =>
      lotacao?.ativa && (
        <>
          <ProximosPassos id={lotacao.id} codigo={lotacao.codigo} />
          <CartazDePresenca lotacaoId={lotacao.id} />
        </>
      )
    }
  />
);
