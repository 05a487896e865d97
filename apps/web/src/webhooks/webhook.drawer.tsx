import { RecordDrawer } from '../record/record.drawer.tsx';
import type { Values } from '../record/record.model.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Entregas } from './entregas.component.tsx';
import { Segredo } from './segredo.component.tsx';
import { situacaoDoWebhook } from './webhooks.columns.tsx';
import { INICIO, SECOES } from './webhooks.fields.ts';
import { editarWebhook } from './webhooks.mutations.ts';
import { obterWebhook, type Webhook } from './webhooks.queries.ts';

interface Props {
  item: string;
  close: () => void;
  criar: (values: Values) => Promise<Webhook>;
}

export const WebhookDrawer = ({ item, close, criar }: Props) => (
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
    notes={(_values, webhook) => (webhook?.motivoParada ? <Notice tone="aviso">{webhook.motivoParada}</Notice> : null)}
  />
);
