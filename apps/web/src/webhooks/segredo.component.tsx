import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { removerWebhook, trocarSegredo } from './webhooks.mutations.ts';
import { obterWebhook, type Webhook } from './webhooks.queries.ts';

export function Segredo({ webhook }: { webhook: Webhook }) {
  const client = useQueryClient();
  const [novo, setNovo] = useState<string | null>(null);
  const [saindo, setSaindo] = useState(false);
  const lembrar = (salvo: Webhook) => client.setQueryData(obterWebhook(salvo.id).queryKey, salvo);
  const trocar = useMutation({
    mutationFn: () => trocarSegredo(webhook.id),
    onSuccess: resposta => {
      lembrar(resposta.webhook);
      setNovo(resposta.segredo);
    },
  });
  const vivo = webhook.acoes.includes('trocarSegredo');
  return (
    <div className="webhook-segredo">
      <p className="quieto">
        Quem recebe confere o cabeçalho <code>webhook-signature</code> com o segredo, como em Standard Webhooks, e
        recusa o que não confere.
      </p>
      <p>
        Segredo em uso: <code>whsec_…{webhook.fim}</code>
        {webhook.anteriorAte && ` · o anterior também assina até ${formatInstant(webhook.anteriorAte)}`}
      </p>
      {trocar.error && <Notice tone="perigo">{sentenceOf(trocar.error)}</Notice>}
      {vivo && (
        <div className="webhook-segredo-acoes">
          <Button disabled={trocar.isPending} onClick={() => trocar.mutate()}>
            Trocar o segredo
          </Button>
          <Button onClick={() => setSaindo(true)}>Excluir o webhook</Button>
        </div>
      )}
      {novo && (
        <SecretDialog title={`Segredo de ${webhook.nome}`} secret={novo} close={() => setNovo(null)}>
          Por 24 horas cada entrega leva as duas assinaturas: troque-o no sistema sem pressa.
        </SecretDialog>
      )}
      {saindo && <Remocao webhook={webhook} lembrar={lembrar} close={() => setSaindo(false)} />}
    </div>
  );
}

interface RemocaoProps {
  webhook: Webhook;
  lembrar: (salvo: Webhook) => void;
  close: () => void;
}

function Remocao({ webhook, lembrar, close }: RemocaoProps) {
  const form = useForm({
    start: {},
    send: () => removerWebhook(webhook.id),
    onSent: salvo => {
      lembrar(salvo);
      close();
    },
  });
  return (
    <FormDialog title={`Excluir ${webhook.nome}?`} form={form} verb="Excluir" close={close}>
      <p>Nada mais é entregue a este endereço, e o que esperava é cancelado. Para só pausar, desligue “Entregar”.</p>
    </FormDialog>
  );
}
