import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import type { Values } from '../record/record.model.ts';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { WebhookDrawer } from './webhook.drawer.tsx';
import { COLUNAS } from './webhooks.columns.tsx';
import { LISTA } from './webhooks.list.ts';
import { criarWebhook } from './webhooks.mutations.ts';
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
        {...LISTA}
        title="Webhooks"
        noun={{ one: 'webhook', many: 'webhooks' }}
        columns={COLUNAS}
        nameOf={({ nome }) => nome}
        isQuiet={({ ativo }) => !ativo}
        create="Novo webhook"
        empty={VAZIO}
      >
        {(item, close) => <WebhookDrawer item={item} close={close} criar={criar} />}
      </ListPage>
      {novo && (
        <SecretDialog title={`Segredo de ${novo.nome}`} secret={novo.segredo} close={() => setNovo(null)}>
          Entregue este segredo a quem cuida do sistema: com ele se confere a assinatura.
        </SecretDialog>
      )}
    </>
  );
}
