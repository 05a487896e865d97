import { ListPage } from '../list/list-page.component.tsx';
import { LotacaoDrawer } from './lotacao.drawer.tsx';
import { COLUNAS } from './lotacoes.columns.tsx';
import { LISTA } from './lotacoes.list.ts';
import { inativarLotacoes } from './lotacoes.mutations.ts';

const VAZIO = {
  title: 'Ainda não há lotações.',
  text: 'Uma lotação é a unidade que pede refeições: presídio, delegacia, abrigo. Cadastre a primeira, ou importe uma planilha: a base do SISDEPEN serve como se baixa.',
};

export function Component() {
  return (
    <ListPage
      {...LISTA}
      title="Lotações"
      noun={{ one: 'lotação', many: 'lotações', feminine: true }}
      columns={COLUNAS}
      nameOf={({ nome }) => nome}
      isQuiet={({ ativa }) => !ativa}
      create="Nova lotação"
      exportPath="/api/ms-alipen/lotacoes/exportacao"
      importPath="/api/ms-alipen/lotacoes/importacoes"
      // The base of the SISDEPEN has over a thousand columns.
      imports={{ upTo: 16 }}
      bulk={[
        {
          key: 'desativar',
          label: quantas => `Desativar ${quantas}`,
          text: 'Elas deixam de pedir refeições; o que já pediram não muda. A que estiver em uso fica como está, com o motivo.',
          run: inativarLotacoes,
        },
      ]}
      empty={VAZIO}
    >
      {(item, close) => <LotacaoDrawer item={item} close={close} />}
    </ListPage>
  );
}
