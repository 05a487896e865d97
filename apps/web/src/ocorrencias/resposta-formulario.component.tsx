import type { components } from '@alipen/contracts/generated/bff';
import { useForm } from '../ui/form.hook.ts';
import { AreaField, TextField } from '../ui/form-field.component.tsx';
import { FormRefusal } from '../ui/form-refusal.component.tsx';
import { Submit } from '../ui/submit.component.tsx';
import { Anexos } from './anexos.component.tsx';
import { responderPeloCodigo } from './resposta.calls.ts';

type Schemas = components['schemas'];

interface Props {
  codigo: string;
  anexos: readonly Schemas['AnexoOcorrencia'][];
  recebida: (resposta: Schemas['RespostaRecebida']) => void;
}

export function RespostaFormulario({ codigo, anexos, recebida }: Props) {
  const form = useForm({
    start: { nome: '', texto: '' },
    send: resposta => responderPeloCodigo(codigo, resposta),
    onSent: recebida,
  });
  return (
    <form {...form.props}>
      <TextField form={form} name="nome" label="Seu nome" required minLength={3} maxLength={120} autoComplete="name" />
      <AreaField form={form} name="texto" label="Resposta" required minLength={3} maxLength={4000} rows={8} />
      <Anexos codigo={codigo} enviados={anexos} />
      <FormRefusal form={form} />
      <Submit of={form}>Enviar resposta</Submit>
    </form>
  );
}
