import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import type { Values } from '../record/record.model.ts';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { ContaServicoDrawer } from './conta-servico.drawer.tsx';
import { COLUNAS } from './contas-servico.columns.tsx';
import { LISTA } from './contas-servico.list.ts';
import { criarContaServico } from './contas-servico.mutations.ts';
import './contas-servico.css';

const VAZIO = {
  title: 'Nenhum outro sistema chama este.',
  text: 'Uma conta de serviço deixa um sistema da agência ler ou escrever só o que você escolher, sem a senha de ninguém.',
};

export function Component() {
  const [novo, setNovo] = useState<{ nome: string; segredo: string } | null>(null);
  const criar = async (values: Values) => {
    const { conta, segredo } = await criarContaServico(values);
    setNovo({ nome: conta.nome, segredo });
    return conta;
  };
  return (
    <>
      <ListPage
        {...LISTA}
        title="Contas de serviço"
        noun={{ one: 'conta', many: 'contas', feminine: true }}
        columns={COLUNAS}
        nameOf={({ nome }) => nome}
        isQuiet={({ situacao }) => situacao !== 'VALIDA'}
        create="Nova conta"
        empty={VAZIO}
      >
        {(item, close) => <ContaServicoDrawer item={item} close={close} criar={criar} />}
      </ListPage>
      {novo && (
        <SecretDialog title={`Segredo de ${novo.nome}`} secret={novo.segredo} close={() => setNovo(null)}>
          Entregue este segredo a quem cuida do sistema.
        </SecretDialog>
      )}
    </>
  );
}
