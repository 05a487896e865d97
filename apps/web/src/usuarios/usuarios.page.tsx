import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import type { Values } from '../record/record.model.ts';
import { Button } from '../ui/button.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { UsuarioDrawer } from './usuario.drawer.tsx';
import { COLUNAS, FILTROS } from './usuarios.columns.tsx';
import { LISTA } from './usuarios.list.ts';
import { criarUsuario } from './usuarios.mutations.ts';
import { obterUsuario } from './usuarios.queries.ts';
import './usuarios.css';

const PrimeirasSenhas = lazy(async () => ({
  default: (await import('./primeiras-senhas.component.tsx')).PrimeirasSenhas,
}));
const PrimeirasSenhasDialog = lazy(() => import('./primeiras-senhas.dialog.tsx'));

export function Component() {
  const client = useQueryClient();
  const [folhas, setFolhas] = useState(false);
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
        importPath="/api/ms-alipen/usuarios/importacoes"
        imports={{ after: ({ novas }) => <Suspense>{novas > 0 && <PrimeirasSenhas />}</Suspense> }}
        actions={<Button onClick={() => setFolhas(true)}>Primeiras senhas…</Button>}
        empty={{
          title: 'Ainda não há pessoas.',
          text: 'Cadastre quem pede, atende, acompanha e fiscaliza; ou importe uma planilha.',
        }}
      >
        {(item, close) => <UsuarioDrawer item={item} close={close} criar={criar} />}
      </ListPage>
      <Suspense>{folhas && <PrimeirasSenhasDialog close={() => setFolhas(false)} />}</Suspense>
      {senha && (
        <SecretDialog title={`Senha de ${senha.nome}`} secret={senha.senha} close={() => setSenha(null)}>
          Entregue esta senha à pessoa.
        </SecretDialog>
      )}
    </>
  );
}
