import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { TextField } from '../ui/form-field.component.tsx';
import { confirmarChave } from './chaves-pessoais.mutations.ts';
import type { Chave } from './chaves-pessoais.queries.ts';
import { codigoDigitado } from './codigo.model.ts';

/** 0000-0000-0000 */
const TAMANHO = 14;

interface Props {
  chave: Chave;
  feito: () => void;
  sair: () => void;
}

/** The code is typed, not shown: it has to come from the person's own screen. */
export function ConfirmarChaveDialog({ chave, feito, sair }: Props) {
  const form = useForm({
    start: { codigo: '' },
    send: ({ codigo }) => confirmarChave(chave.id, codigoDigitado(codigo)),
    onSent: feito,
    ready: ({ codigo }) => codigoDigitado(codigo).length === TAMANHO,
  });
  return (
    <FormDialog title="Confirmar a chave" form={form} verb="Confirmar" doing="Confirmando…" close={sair}>
      <p>
        Confirme na presença da pessoa: veja quem ela é e peça que abra “Chaves pessoais” no aparelho dela. Depois
        disto, um toque nesse aparelho assina em nome dela.
      </p>
      <TextField
        form={form}
        name="codigo"
        label="Código que está na tela da pessoa"
        placeholder="0000-0000-0000"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={20}
      />
    </FormDialog>
  );
}
