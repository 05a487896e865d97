import { ChavesDaPessoa } from '../chaves-pessoais/chaves-da-pessoa.panel.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import type { Values } from '../record/record.model.ts';
import { Acesso } from './acesso.component.tsx';
import { SituacaoDaPessoa } from './usuarios.columns.tsx';
import { INICIO, SECOES, SECOES_DO_NOVO, valoresDe } from './usuarios.fields.ts';
import { editarUsuario } from './usuarios.mutations.ts';
import { obterUsuario, type Usuario } from './usuarios.queries.ts';

interface Props {
  item: string;
  close: () => void;
  criar: (values: Values) => Promise<Usuario>;
}

export const UsuarioDrawer = ({ item, close, criar }: Props) => (
  <RecordDrawer
    item={item}
    close={close}
    newTitle="Nova pessoa"
    titleOf={({ nome }) => nome}
    badge={usuario => <SituacaoDaPessoa {...usuario} />}
    sections={item === 'novo' ? SECOES_DO_NOVO : SECOES}
    start={INICIO}
    valuesOf={valoresDe}
    query={obterUsuario}
    create={criar}
    save={editarUsuario}
    historyOf="usuarios"
    tabs={[
      { key: 'acesso', title: 'Acesso e senha', render: usuario => <Acesso usuario={usuario} /> },
      { key: 'chaves', title: 'Chaves pessoais', render: ({ id }) => <ChavesDaPessoa usuarioId={id} /> },
    ]}
    notes={(_values, usuario) =>
      usuario && (
        <p className="quieto">CPF {usuario.cpf}. Mudar os perfis ou a unidade encerra as sessões abertas da pessoa.</p>
      )
    }
  />
);
