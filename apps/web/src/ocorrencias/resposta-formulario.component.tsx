import type { components } from '@alipen/contracts/generated/bff';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { TextArea, TextInput } from '../ui/text-input.component.tsx';
import { Anexos } from './anexos.component.tsx';
import { responderPeloCodigo } from './resposta.calls.ts';

type Schemas = components['schemas'];

interface Props {
  codigo: string;
  anexos: readonly Schemas['AnexoOcorrencia'][];
  recebida: (resposta: Schemas['RespostaRecebida']) => void;
}

export function RespostaFormulario({ codigo, anexos, recebida }: Props) {
  const [nome, setNome] = useState('');
  const [texto, setTexto] = useState('');
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    setEnviando(true);
    setErro(null);
    responderPeloCodigo(codigo, { nome, texto })
      .then(recebida, error => setErro(sentenceOf(error)))
      .finally(() => setEnviando(false));
  };
  return (
    <form onSubmit={enviar}>
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
      <Field label="Resposta">
        <TextArea
          required
          minLength={3}
          maxLength={4000}
          rows={8}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
        />
      </Field>
      <Anexos codigo={codigo} enviados={anexos} />
      {erro && <p role="alert">{erro}</p>}
      <Button type="submit" variant="primary" disabled={enviando}>
        Enviar resposta
      </Button>
    </form>
  );
}
