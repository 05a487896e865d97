import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { FormRefusal, Submit } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { AreaField } from '../ui/form-field.component.tsx';
import { anularRecebimento, type Entrega, type Recebimento } from './recebimentos.queries.ts';

/** The contract's minimum length. */
const MENOR_MOTIVO = 5;

export function Anular({ recebimento, pedido }: { recebimento: Recebimento; pedido: Entrega['pedido'] }) {
  const [aberto, setAberto] = useState(false);
  const form = useForm({
    start: { motivo: '' },
    send: ({ motivo }) => anularRecebimento(recebimento.id, pedido.versao, motivo.trim()),
    ready: ({ motivo }) => motivo.trim().length >= MENOR_MOTIVO,
  });
  const desistir = () => {
    setAberto(false);
    form.reset();
  };
  if (!aberto) {
    return (
      <Button variant="quiet" onClick={() => setAberto(true)}>
        Anular: era de outra refeição
      </Button>
    );
  }
  return (
    <form className="portao-anular" {...form.props}>
      <AreaField
        form={form}
        name="motivo"
        label="Por que este registro não é desta refeição?"
        rows={2}
        maxLength={300}
        required
      />
      <p className="quieto">A refeição volta a esperar a entrega. O registro anulado continua à vista, com o motivo.</p>
      <FormRefusal form={form} />
      <p className="linha-de-botoes">
        <Submit of={form}>Anular o registro</Submit>
        <Button onClick={desistir}>Voltar</Button>
      </p>
    </form>
  );
}
