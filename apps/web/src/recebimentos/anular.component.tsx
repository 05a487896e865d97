import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { anularRecebimento, type Entrega, type Recebimento } from './recebimentos.queries.ts';

/** The contract's minimum length. */
const MENOR_MOTIVO = 5;

export function Anular({ recebimento, pedido }: { recebimento: Recebimento; pedido: Entrega['pedido'] }) {
  const [aberto, setAberto] = useState(false);
  const [motivo, setMotivo] = useState('');
  const campo = useId();
  const anular = useMutation({ mutationFn: () => anularRecebimento(recebimento.id, pedido.versao, motivo.trim()) });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    anular.mutate();
  };
  if (!aberto) {
    return (
      <Button variant="quiet" onClick={() => setAberto(true)}>
        Anular: era de outra refeição
      </Button>
    );
  }
  return (
    <form className="portao-anular" onSubmit={enviar}>
      <Field label="Por que este registro não é desta refeição?" htmlFor={campo}>
        <TextArea
          id={campo}
          rows={2}
          maxLength={300}
          required
          value={motivo}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </Field>
      <p className="quieto">A refeição volta a esperar a entrega. O registro anulado continua à vista, com o motivo.</p>
      {anular.error && <Notice tone="perigo">{sentenceOf(anular.error)}</Notice>}
      <p className="linha-de-botoes">
        <Button type="submit" variant="primary" disabled={anular.isPending || motivo.trim().length < MENOR_MOTIVO}>
          Anular o registro
        </Button>
        <Button onClick={() => setAberto(false)}>Desistir</Button>
      </p>
    </form>
  );
}
