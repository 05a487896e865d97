import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import type { Values } from '../record/record.model.ts';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { Acesso } from './acesso.component.tsx';
import { COLUNAS, FILTROS, SituacaoDaPessoa } from './usuarios.columns.tsx';
import { INICIO, SECOES, SECOES_DO_NOVO, valoresDe } from './usuarios.fields.ts';
import { criarUsuario, editarUsuario } from './usuarios.mutations.ts';
import { listarUsuarios, obterUsuario } from './usuarios.queries.ts';
import './usuarios.css';

export function Component() {
  const client = useQueryClient();
  const [senha, setSenha] = useState<{ nome: string; senha: string } | null>(null);
  const criar = async (values: Values) => {
    const { id, nome, senhaGerada } = await criarUsuario(values);
    if (senhaGerada) setSenha({ nome, senha: senhaGerada });
    return client.fetchQuery(obterUsuario(id));
  };
  return (
    <>
      <ListPage
        screen="usuarios"
        title="Usuários"
        noun={{ one: 'pessoa', many: 'pessoas', feminine: true }}
        columns={COLUNAS}
        filters={FILTROS}
        order="nome"
        query={listarUsuarios}
        nameOf={({ nome }) => nome}
        isQuiet={({ situacao }) => situacao === 'BLOQUEADO'}
        create="Nova pessoa"
        exportPath="/api/ms-alipen/usuarios/exportacao"
        empty={{ title: 'Ainda não há pessoas.', text: 'Cadastre quem pede, atende, acompanha e fiscaliza.' }}
      >
        {(item, close) => (
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
            tabs={[{ key: 'acesso', title: 'Acesso e senha', render: usuario => <Acesso usuario={usuario} /> }]}
            notes={(_values, usuario) =>
              usuario && (
                <p className="quieto">
                  CPF {usuario.cpf}. Mudar os perfis ou a unidade encerra as sessões abertas da pessoa.
                </p>
              )
            }
          />
        )}
      </ListPage>
      {senha && (
        <SecretDialog title={`Senha de ${senha.nome}`} secret={senha.senha} close={() => setSenha(null)}>
          Entregue esta senha à pessoa.
        </SecretDialog>
      )}
    </>
  );
}
