import { ROTULO_DE_RESULTADO_CONTATO } from '@alipen/contracts/generated/rotulos/atendimentos';
import { useMutation } from '@tanstack/react-query';
import { type Ref, useId, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
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

export function Ligacao({ lotacaoId, data, depois, ref }: Props) {
  const [nota, setNota] = useState('');
  const id = useId();
  const registrar = useMutation({
    ...registrarContato(),
    onSuccess: (_caso, { resultado }) => {
      setNota('');
      if (ENCERRAM.includes(resultado)) depois?.();
    },
  });
  const anotar = (resultado: Resultado) => {
    // Not disabled while pending: the pressed button would lose the focus.
    if (registrar.isPending) return;
    const escrita = nota.trim();
    registrar.mutate({ lotacaoId, data, resultado, ...(escrita && { nota: escrita }) });
  };
  return (
    <fieldset ref={ref} className="caso-ligacao" aria-busy={registrar.isPending}>
      <legend>
        Registrar ligação <kbd>L</kbd>
      </legend>
      <Field label="O que foi dito (se precisar)" htmlFor={id}>
        <TextArea id={id} rows={2} maxLength={500} value={nota} onChange={({ target }) => setNota(target.value)} />
      </Field>
      <Toolbar>
        {(Object.entries(ROTULO_DE_RESULTADO_CONTATO) as [Resultado, string][]).map(([resultado, rotulo]) => (
          <Button key={resultado} aria-disabled={registrar.isPending} onClick={() => anotar(resultado)}>
            {rotulo}
          </Button>
        ))}
      </Toolbar>
      {registrar.error && <Notice tone="perigo">{sentenceOf(registrar.error)}</Notice>}
    </fieldset>
  );
}
