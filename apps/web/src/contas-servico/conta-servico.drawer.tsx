import { RecordDrawer } from '../record/record.drawer.tsx';
import type { Values } from '../record/record.model.ts';
import { situacaoDaConta } from './contas-servico.columns.tsx';
import { INICIO, SECOES, valoresDe } from './contas-servico.fields.ts';
import { editarContaServico } from './contas-servico.mutations.ts';
import { type ContaServico, obterContaServico } from './contas-servico.queries.ts';
import { Segredos } from './segredos.component.tsx';

interface Props {
  item: string;
  close: () => void;
  criar: (values: Values) => Promise<ContaServico>;
}

export const ContaServicoDrawer = ({ item, close, criar }: Props) => (
  <RecordDrawer
    item={item}
    close={close}
    newTitle="Nova conta de serviço"
    titleOf={({ nome }) => nome}
    badge={situacaoDaConta}
    sections={SECOES}
    start={INICIO}
    valuesOf={valoresDe}
    query={obterContaServico}
    create={criar}
    save={editarContaServico}
    historyOf="contas_servico"
    tabs={[{ key: 'segredos', title: 'Segredos', render: conta => <Segredos conta={conta} /> }]}
    notes={(_values, conta) =>
      conta && (
        <p className="quieto">
          <code>{conta.clientId}</code>. O que se retira deixa de valer na próxima chamada; o que se dá vale em até 15
          minutos.
        </p>
      )
    }
  />
);
