import { ListPage } from '../list/list-page.component.tsx';
import { FornecedorDrawer } from './fornecedor.drawer.tsx';
import { COLUNAS } from './fornecedores.columns.tsx';
import { LISTA } from './fornecedores.list.ts';
import { inativarFornecedores } from './fornecedores.mutations.ts';
import '../list/list.css';
import './fornecedores.css';

export function Component() {
  return (
    <ListPage
      {...LISTA}
      title="Fornecedor"
      noun={{ one: 'fornecedor', many: 'fornecedores' }}
      columns={COLUNAS}
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
      {(item, close) => <FornecedorDrawer item={item} close={close} />}
    </ListPage>
  );
}
