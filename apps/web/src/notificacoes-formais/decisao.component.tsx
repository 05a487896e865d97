import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { FormRefusal } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { AreaField } from '../ui/form-field.component.tsx';
import { decidirDevolucao } from './notificacoes-formais.queries.ts';

const MENOR = 3;

export function Decisao({ ocorrenciaId, versao }: { ocorrenciaId: number; versao: number }) {
  const client = useQueryClient();
  const form = useForm({
    start: { motivo: '', aceita: true },
    send: ({ motivo, aceita }) =>
      decidirDevolucao(ocorrenciaId, versao, { aceita, ...(motivo.trim() && { motivo: motivo.trim() }) }),
    onSent: () => void client.invalidateQueries(),
  });
  const curto = form.values.motivo.trim().length < MENOR;
  return (
    <div className="notificacao-formal-decisao">
      <AreaField form={form} name="motivo" label="Motivo, para recusar a devolução" rows={2} maxLength={1000} />
      <FormRefusal form={form} />
      <div className="notificacao-formal-botoes">
        <Button variant="primary" disabled={form.busy} onClick={() => form.submit({ aceita: true })}>
          Aceitar a devolução
        </Button>
        <Button disabled={form.busy || curto} onClick={() => form.submit({ aceita: false })}>
          Recusar a devolução
        </Button>
      </div>
    </div>
  );
}
