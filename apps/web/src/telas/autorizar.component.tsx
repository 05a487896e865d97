import { useRef } from 'react';
import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { FormRefusal, Submit } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Campos, dadosDe, VAZIO } from './campos.component.tsx';
import { autorizarTela } from './telas.mutations.ts';

const SEIS_DIGITOS = /^\d{6}$/;

export function Autorizar() {
  const campo = useRef<HTMLInputElement>(null);
  const form = useForm({
    start: { codigo: '', ...VAZIO },
    send: ({ codigo, ...tela }) => autorizarTela(codigo, dadosDe(tela)),
    onSent: () => {
      form.reset();
      campo.current?.focus();
    },
    ready: ({ codigo, nome }) => SEIS_DIGITOS.test(codigo) && nome.trim() !== '',
  });
  return (
    <Card as="form" className="telas-autorizar" {...form.props} aria-labelledby="telas-autorizar">
      <h2 id="telas-autorizar">Autorizar uma tela</h2>
      <p className="quieto">
        Na tela, abra o endereço do painel: ela mostra seis dígitos. Autorize só a tela que você vê, ou cujo código
        ouviu de quem está diante dela.
      </p>
      <Field label="Código na tela" error={form.refusal?.fields.codigo}>
        <TextInput
          ref={campo}
          className="telas-codigo"
          inputMode="numeric"
          autoComplete="off"
          required
          name="codigo"
          value={form.values.codigo}
          placeholder="000 000"
          onChange={({ target }) => form.set({ codigo: target.value.replaceAll(/\D/g, '').slice(0, 6) })}
        />
      </Field>
      <Campos form={form} />
      <FormRefusal form={form} />
      {form.answer && <Notice tone="ok">{form.answer.nome} foi autorizada e já mostra o painel.</Notice>}
      <Submit of={form} doing="Autorizando…">
        Autorizar a tela
      </Submit>
    </Card>
  );
}
