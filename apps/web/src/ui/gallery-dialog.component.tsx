import { useState } from 'react';
import { ProblemError } from '../base/problem.error.ts';
import { Button } from './button.component.tsx';
import { Dialog } from './dialog.component.tsx';
import { useForm } from './form.hook.ts';
import { FormDialog } from './form-dialog.component.tsx';
import { AreaField, DayField, NumberField, SelectField, TextField } from './form-field.component.tsx';
import { Group } from './gallery-group.component.tsx';

export function Question() {
  const [asking, setAsking] = useState<'question' | 'form' | null>(null);
  const close = () => setAsking(null);
  return (
    <Group title="Dialog, FormDialog">
      <Button onClick={() => setAsking('question')}>Perguntar</Button>
      <Button onClick={() => setAsking('form')}>Pedir</Button>
      {asking === 'question' && (
        <Dialog
          title="Descartar o que foi digitado?"
          close={close}
          footer={<Button onClick={close}>Continuar editando</Button>}
        >
          Nada foi enviado ainda.
        </Dialog>
      )}
      {asking === 'form' && <Asked close={close} />}
    </Group>
  );
}

const refused = () =>
  Promise.reject(
    new ProblemError(422, {
      detail: 'Confira os dados.',
      errors: [{ pointer: '/motivo', detail: 'Diga um pouco mais.' }],
    }),
  );

function Asked({ close }: { close: () => void }) {
  const form = useForm({
    start: { papel: 'GESTOR', nome: '', quantidade: '1', dia: '2026-11-24' as string | null, motivo: '' },
    send: refused,
    ready: ({ motivo }) => motivo !== '',
  });
  return (
    <FormDialog title="Um pedido que é recusado" form={form} verb="Pedir" doing="Pedindo…" close={close}>
      <SelectField form={form} name="papel" label="Em que papel">
        <option value="GESTOR">Gestor</option>
        <option value="FISCAL">Fiscal</option>
      </SelectField>
      <TextField form={form} name="nome" label="Nome (opcional)" maxLength={60} />
      <NumberField form={form} name="quantidade" label="Quantas" min={1} max={9} />
      <DayField form={form} name="dia" label="Dia" />
      <AreaField form={form} name="motivo" label="Por quê" rows={3} maxLength={500} />
    </FormDialog>
  );
}
