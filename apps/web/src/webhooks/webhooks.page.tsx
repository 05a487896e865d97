import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import { RecordDrawer } from '../record/record.drawer.tsx';
import type { Values } from '../record/record.model.ts';
import { Notice } from '../ui/notice.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { Entregas } from './entregas.component.tsx';
import { Segredo } from './segredo.component.tsx';
import { COLUNAS, situacaoDoWebhook } from './webhooks.columns.tsx';
import { INICIO, SECOES } from './webhooks.fields.ts';
import { criarWebhook, editarWebhook } from './webhooks.mutations.ts';
import { listarWebhooks, obterWebhook } from './webhooks.queries.ts';
import './webhooks.css';

const VAZIO = {
  title: 'Nenhum sistema é avisado.',
  text: 'Um webhook conta a outro sistema, na hora, que um pedido foi enviado ou uma fiscalização concluída.',
};

export function Component() {
  const [novo, setNovo] = useState<{ nome: string; segredo: string } | null>(null);
  const criar = async (values: Values) => {
    const { webhook, segredo } = await criarWebhook(values);
    setNovo({ nome: webhook.nome, segredo });
    return webhook;
  };
  return (
    <>
      <ListPage
        screen="webhooks"
        title="Webhooks"
        noun={{ one: 'webhook', many: 'webhooks' }}
        columns={COLUNAS}
        filters={[]}
        order="nome"
        query={listarWebhooks}
        nameOf={({ nome }) => nome}
        isQuiet={({ ativo }) => !ativo}
        create="Novo webhook"
        empty={VAZIO}
      >
        {(item, close) => (
          <RecordDrawer
            item={item}
            close={close}
            newTitle="Novo webhook"
            titleOf={({ nome }) => nome}
            badge={situacaoDoWebhook}
            sections={SECOES}
            start={INICIO}
            query={obterWebhook}
            create={criar}
            save={editarWebhook}
            historyOf="webhooks"
            tabs={[
              { key: 'entregas', title: 'Entregas', render: webhook => <Entregas webhook={webhook} /> },
              { key: 'segredo', title: 'Segredo', render: webhook => <Segredo webhook={webhook} /> },
            ]}
            notes={(_values, webhook) =>
              webhook?.motivoParada ? <Notice tone="aviso">{webhook.motivoParada}</Notice> : null
            }
          />
        )}
      </ListPage>
      {novo && (
        <SecretDialog title={`Segredo de ${novo.nome}`} secret={novo.segredo} close={() => setNovo(null)}>
          Entregue este segredo a quem cuida do sistema: com ele se confere a assinatura.
        </SecretDialog>
      )}
    </>
  );
}
