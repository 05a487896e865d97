import { ROTULO_DE_RESULTADO_CONTATO } from '@alipen/contracts/generated/rotulos/atendimentos';
import type { Ref } from 'react';
import { Button } from '../ui/button.component.tsx';
import { FormRefusal } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { AreaField } from '../ui/form-field.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { written } from '../ui/written.ts';
import type { Resultado } from './atendimentos.labels.ts';
import { registrarContato } from './atendimentos.mutations.ts';

interface Props {
  lotacaoId: number;
  data: string;
  /** Goes on to the next case when the call closes this one; null: there is no next. */
  depois: (() => void) | null;
  ref: Ref<HTMLFieldSetElement>;
}

/** After these results the desk has nothing more to do in the case for now. */
const ENCERRAM: readonly Resultado[] = ['VAI_ENVIAR', 'NAO_ATENDEU', 'ENVIADO_PELO_ATENDIMENTO'];

interface Dita {
  resultado: Resultado | null;
  nota: string;
}

export function Ligacao({ lotacaoId, data, depois, ref }: Props) {
  const form = useForm<Dita>({
    start: { resultado: null, nota: '' },
    send: async ({ resultado, nota }) =>
      resultado && registrarContato({ lotacaoId, data, resultado, ...written({ nota }) }),
    onSent: (_caso, { resultado }) => {
      form.reset();
      if (resultado && ENCERRAM.includes(resultado)) depois?.();
    },
  });
  return (
    <fieldset ref={ref} className="caso-ligacao" aria-busy={form.busy}>
      <legend>
        Registrar ligação <kbd>L</kbd>
      </legend>
      <AreaField form={form} name="nota" label="O que foi dito (se precisar)" rows={2} maxLength={500} />
      <Toolbar>
        {(Object.entries(ROTULO_DE_RESULTADO_CONTATO) as [Resultado, string][]).map(([resultado, rotulo]) => (
          // Not disabled while it is sent: the pressed button would lose the focus.
          <Button key={resultado} aria-disabled={form.busy} onClick={() => form.submit({ resultado })}>
            {rotulo}
          </Button>
        ))}
      </Toolbar>
      <FormRefusal form={form} />
    </fieldset>
  );
}
