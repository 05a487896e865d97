import { ListPage } from '../list/list-page.component.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { Contratos } from './contratos.component.tsx';
import { COLUNAS, FILTROS } from './fornecedores.columns.tsx';
import { NOVO, SECOES } from './fornecedores.fields.tsx';
import {
  criarFornecedor,
  editarFornecedor,
  inativarFornecedor,
  inativarFornecedores,
  reativarFornecedor,
} from './fornecedores.mutations.ts';
import { listarFornecedores, obterFornecedor } from './fornecedores.queries.ts';
import { Avisos } from './proximo-passo.component.tsx';
import '../list/list.css';
import './fornecedores.css';

export function Component() {
  return (
    <ListPage
      screen="fornecedor"
      title="Fornecedor"
      noun={{ one: 'fornecedor', many: 'fornecedores' }}
      columns={COLUNAS}
      filters={FILTROS}
      order="nome"
      query={listarFornecedores}
      nameOf={f => f.razaoSocial}
      isQuiet={f => !f.ativo}
      create="Novo fornecedor"
      exportPath="/api/ms-alipen/fornecedores/exportacao"
      importPath="/api/ms-alipen/fornecedores/importacoes"
      bulk={[
        {
          key: 'inativar',
          label: quantos => `Desativar ${quantos}`,
          text: 'Quem atende alguma lotação não é desativado. Os contratos e os pedidos já feitos não mudam.',
          run: inativarFornecedores,
        },
      ]}
      empty={{
        title: 'Ainda não há fornecedores.',
        text: 'Cadastre o primeiro e, em seguida, o contrato, os preços e as lotações; ou importe uma planilha com tudo.',
      }}
    >
      {(item, close) => (
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
      )}
    </ListPage>
  );
}
