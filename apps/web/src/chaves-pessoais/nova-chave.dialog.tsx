import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { TextField } from '../ui/form-field.component.tsx';
import { cadastrarChave } from './chaves-pessoais.mutations.ts';

interface Props {
  feito: () => void;
  sair: () => void;
}

export function NovaChaveDialog({ feito, sair }: Props) {
  const form = useForm({
    start: { nome: '' },
    send: ({ nome }) => cadastrarChave(nome.trim()),
    onSent: feito,
    ready: ({ nome }) => nome.trim().length >= 2,
  });
  return (
    <FormDialog title="Nova chave pessoal" form={form} verb="Criar a chave" doing="Espere o aparelho…" close={sair}>
      <p>
        A chave fica no celular, no computador ou no chaveiro USB que você usar agora, e pede o seu dedo, rosto ou PIN a
        cada assinatura. O sistema nunca vê isso.
      </p>
      <TextField
        form={form}
        name="nome"
        label="Nome do aparelho"
        placeholder="Celular da unidade"
        autoComplete="off"
        required
        minLength={2}
        maxLength={60}
      />
    </FormDialog>
  );
}
