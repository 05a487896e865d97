import { ListPage } from '../list/list-page.component.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import { COLUNAS, FILTROS, situacaoDe } from './lotacoes.columns.tsx';
import { NOVA, SECOES, valoresDe } from './lotacoes.fields.tsx';
import {
  alterarLotacao,
  criarLotacao,
  inativarLotacao,
  inativarLotacoes,
  reativarLotacao,
} from './lotacoes.mutations.ts';
import { listarLotacoes, obterLotacao } from './lotacoes.queries.ts';
import { ProximosPassos } from './proximos-passos.component.tsx';

const VAZIO = {
  title: 'Ainda não há lotações.',
  text: 'Uma lotação é a unidade que pede refeições: presídio, delegacia, abrigo. Cadastre a primeira, ou importe uma planilha.',
};

export function Component() {
  return (
    <ListPage
      screen="lotacoes"
      title="Lotações"
      noun={{ one: 'lotação', many: 'lotações', feminine: true }}
      columns={COLUNAS}
      filters={FILTROS}
      order="nome"
      query={listarLotacoes}
      nameOf={({ nome }) => nome}
      isQuiet={({ ativa }) => !ativa}
      create="Nova lotação"
      exportPath="/api/ms-alipen/lotacoes/exportacao"
      importPath="/api/ms-alipen/lotacoes/importacoes"
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
      {(item, close) => (
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
          notes={(_valores, lotacao) => lotacao?.ativa && <ProximosPassos id={lotacao.id} codigo={lotacao.codigo} />}
        />
      )}
    </ListPage>
  );
}
