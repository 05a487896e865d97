import { labelOf, usePerson } from '../app/person.hook.ts';
import { ListPage } from '../list/list-page.component.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import { COLUNAS, situacaoDe } from './tipos-publico.columns.tsx';
import { NOVO, SECOES } from './tipos-publico.fields.ts';
import { LISTA } from './tipos-publico.list.ts';
import {
  criarTipoPublico,
  editarTipoPublico,
  inativarTipoPublico,
  reativarTipoPublico,
} from './tipos-publico.mutations.ts';
import { obterTipoPublico, type TipoPublico } from './tipos-publico.queries.ts';

const ROTA = '/modules/manutencao/tipoPublico';

const VAZIO = {
  title: 'Ainda não há públicos.',
  text: 'Um público é quem recebe a refeição: interno, servidor. Cadastre o primeiro para as unidades poderem pedir.',
};

export function Component() {
  const { menu } = usePerson();
  return (
    <ListPage
      {...LISTA}
      title={labelOf(menu, ROTA) ?? 'Tipo De Público'}
      noun={{ one: 'público', many: 'públicos' }}
      columns={COLUNAS}
      nameOf={({ nome }: TipoPublico) => nome}
      isQuiet={({ ativo }) => !ativo}
      create="Novo público"
      empty={VAZIO}
    >
      {(item, close) => (
        <RecordDrawer
          item={item}
          close={close}
          newTitle="Novo público"
          titleOf={({ nome }: TipoPublico) => nome}
          badge={situacaoDe}
          sections={SECOES}
          start={NOVO}
          query={obterTipoPublico}
          create={criarTipoPublico}
          save={editarTipoPublico}
          deactivation={{
            isActive: ({ ativo }) => ativo,
            deactivate: inativarTipoPublico,
            reactivate: reativarTipoPublico,
          }}
          historyOf="tipos_publico"
        />
      )}
    </ListPage>
  );
}
