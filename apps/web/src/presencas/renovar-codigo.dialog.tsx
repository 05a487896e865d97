import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { renovarCodigoPresenca } from './presencas.queries.ts';

interface Props {
  lotacaoId: number;
  fechar: () => void;
  trocado: () => void;
}

export default function RenovarCodigo({ lotacaoId, fechar, trocado }: Props) {
  const form = useForm({
    start: {},
    send: () => renovarCodigoPresenca(lotacaoId),
    onSent: () => {
      trocado();
      fechar();
    },
  });
  return (
    <FormDialog title="Trocar o código de presença" form={form} verb="Trocar" doing="Trocando…" safe close={fechar}>
      <p>
        O cartaz que está na portaria deixa de conferir, e é preciso imprimir outro. Uma leitura que ainda não chegou ao
        sistema também não confere mais.
      </p>
    </FormDialog>
  );
}
