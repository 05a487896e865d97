import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import type { Values } from '../record/record.model.ts';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { COLUNAS, FILTROS, situacaoDaConta } from './contas-servico.columns.tsx';
import { INICIO, SECOES, valoresDe } from './contas-servico.fields.ts';
import { criarContaServico, editarContaServico } from './contas-servico.mutations.ts';
import { listarContasServico, obterContaServico } from './contas-servico.queries.ts';
import { Segredos } from './segredos.component.tsx';
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
        screen="contasServico"
        title="Contas de serviço"
        noun={{ one: 'conta', many: 'contas', feminine: true }}
        columns={COLUNAS}
        filters={FILTROS}
        order="situacao"
        query={listarContasServico}
        nameOf={({ nome }) => nome}
        isQuiet={({ situacao }) => situacao !== 'VALIDA'}
        create="Nova conta"
        empty={VAZIO}
      >
        {(item, close) => (
          <RecordDrawer
            item={item}
            close={close}
            newTitle="Nova conta de serviço"
            titleOf={({ nome }) => nome}
            badge={situacaoDaConta}
            sections={SECOES}
            start={INICIO}
            valuesOf={valoresDe}
            query={obterContaServico}
            create={criar}
            save={editarContaServico}
            historyOf="contas_servico"
            tabs={[{ key: 'segredos', title: 'Segredos', render: conta => <Segredos conta={conta} /> }]}
            notes={(_values, conta) =>
              conta && (
                <p className="quieto">
                  <code>{conta.clientId}</code>. O que se tira vale na próxima chamada; o que se dá, no próximo token.
                </p>
              )
            }
          />
        )}
      </ListPage>
      {novo && (
        <SecretDialog title={`Segredo de ${novo.nome}`} secret={novo.segredo} close={() => setNovo(null)}>
          Entregue este segredo a quem cuida do sistema.
        </SecretDialog>
      )}
    </>
  );
}
