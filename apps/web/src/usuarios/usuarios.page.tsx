import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import type { Values } from '../record/record.model.ts';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { UsuarioDrawer } from './usuario.drawer.tsx';
import { COLUNAS, FILTROS } from './usuarios.columns.tsx';
import { LISTA } from './usuarios.list.ts';
import { criarUsuario } from './usuarios.mutations.ts';
import { obterUsuario } from './usuarios.queries.ts';
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
        {...LISTA}
        title="Usuários"
        noun={{ one: 'pessoa', many: 'pessoas', feminine: true }}
        columns={COLUNAS}
        filters={FILTROS}
        nameOf={({ nome }) => nome}
        isQuiet={({ situacao }) => situacao === 'BLOQUEADO'}
        create="Nova pessoa"
        exportPath="/api/ms-alipen/usuarios/exportacao"
        empty={{ title: 'Ainda não há pessoas.', text: 'Cadastre quem pede, atende, acompanha e fiscaliza.' }}
      >
        {(item, close) => <UsuarioDrawer item={item} close={close} criar={criar} />}
      </ListPage>
      {senha && (
        <SecretDialog title={`Senha de ${senha.nome}`} secret={senha.senha} close={() => setSenha(null)}>
          Entregue esta senha à pessoa.
        </SecretDialog>
      )}
    </>
  );
}
