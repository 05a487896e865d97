import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from './button.component.tsx';
import { Field } from './field.component.tsx';
import { TextInput } from './text-input.component.tsx';

interface Props<Answer> {
  submit: string;
  send: (nome: string) => Promise<Answer>;
  done: (answer: Answer) => void;
  /** What is asked before the name of who answers. */
  children?: ReactNode;
  disabled?: boolean;
}

/** What a supplier says, without an account, under the name it types. A refusal leaves everything as it was typed. */
export function SupplierForm<Answer>({ submit, send, done, children, disabled }: Props<Answer>) {
  const [nome, setNome] = useState('');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefusal(null);
    send(nome)
      .then(done, error => setRefusal(sentenceOf(error)))
      .finally(() => setSending(false));
  };
  return (
    <form onSubmit={answer}>
      {children}
      <Field label="Seu nome">
        <TextInput
          required
          minLength={3}
          maxLength={120}
          autoComplete="name"
          value={nome}
          onChange={({ target }) => setNome(target.value)}
        />
      </Field>
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" variant="primary" disabled={sending || disabled}>
        {sending ? 'Enviando…' : submit}
      </Button>
    </form>
  );
}
