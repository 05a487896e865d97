import { RecordDrawer } from '../record/record.drawer.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { Contratos } from './contratos.component.tsx';
import { NOVO, SECOES } from './fornecedores.fields.tsx';
import { criarFornecedor, editarFornecedor, inativarFornecedor, reativarFornecedor } from './fornecedores.mutations.ts';
import { obterFornecedor } from './fornecedores.queries.ts';
import { Avisos } from './proximo-passo.component.tsx';

export const FornecedorDrawer = ({ item, close }: { item: string; close: () => void }) => (
  <RecordDrawer
    item={item}
    close={close}
    newTitle="Novo fornecedor"
    titleOf={f => f.nomeFantasia}
    badge={f => !f.ativo && <Pill tone="neutro">Inativo</Pill>}
    sections={SECOES}
    start={NOVO}
    query={obterFornecedor}
    create={criarFornecedor}
    save={editarFornecedor}
    deactivation={{ isActive: f => f.ativo, deactivate: inativarFornecedor, reactivate: reativarFornecedor }}
    historyOf="fornecedores"
    notes={(values, record) => <Avisos cnpj={values.cnpj} fornecedor={record} />}
    tabs={[{ key: 'contratos', title: 'Contratos', render: f => <Contratos fornecedor={f} /> }]}
    width={920}
  />
);
