import { RecordDrawer } from '../record/record.drawer.tsx';
import { envioDaTestemunha } from './testemunhas.columns.tsx';
import { INICIO, SECOES } from './testemunhas.fields.ts';
import { criarTestemunha, editarTestemunha } from './testemunhas.mutations.ts';
import { obterTestemunha } from './testemunhas.queries.ts';

interface Props {
  item: string;
  close: () => void;
}

export const TestemunhaDrawer = ({ item, close }: Props) => (
  <RecordDrawer
    item={item}
    close={close}
    newTitle="Nova testemunha"
    titleOf={({ nome }) => nome}
    badge={envioDaTestemunha}
    sections={SECOES}
    start={INICIO}
    query={obterTestemunha}
    create={criarTestemunha}
    save={editarTestemunha}
    historyOf="testemunhas"
  />
);
