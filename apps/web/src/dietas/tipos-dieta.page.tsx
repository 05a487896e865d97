import { ListPage } from '../list/list-page.component.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import { obterTipoDieta } from './dietas.queries.ts';
import { COLUNAS, situacaoDe } from './tipos-dieta.columns.tsx';
import { SECOES, SECOES_DO_NOVO } from './tipos-dieta.fields.ts';
import { LISTA } from './tipos-dieta.list.ts';
import { criarTipoDieta, editarTipoDieta } from './tipos-dieta.mutations.ts';

const VAZIO = {
  title: 'Ainda não há tipos de dieta.',
  text: 'Um tipo de dieta diz o que a refeição tem de diferente. Cadastre o primeiro para as unidades poderem pedir.',
};

/** Lists and labels show the code of a diet, never its name. */
export function Component() {
  return (
    <ListPage
      {...LISTA}
      title="Tipos de dieta"
      noun={{ one: 'tipo de dieta', many: 'tipos de dieta' }}
      columns={COLUNAS}
      nameOf={({ nome }) => nome}
      isQuiet={({ ativo }) => !ativo}
      create="Novo tipo de dieta"
      empty={VAZIO}
    >
      {(item, close) => (
        <RecordDrawer
          item={item}
          close={close}
          newTitle="Novo tipo de dieta"
          titleOf={({ nome }) => nome}
          badge={situacaoDe}
          sections={item === 'novo' ? SECOES_DO_NOVO : SECOES}
          start={{ nome: null }}
          query={obterTipoDieta}
          create={criarTipoDieta}
          save={editarTipoDieta}
          historyOf="tipos_dieta"
          notes={(_valores, tipo) =>
            tipo && (
              <p className="quieto">
                Código <code>{tipo.codigo}</code>, que não muda: é o que as listas do fornecedor mostram.
              </p>
            )
          }
          width={520}
        />
      )}
    </ListPage>
  );
}
