import { useState } from 'react';
import { Field } from '../ui/field.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { FalhaAqui } from './falha-aqui.component.tsx';
import { idDe, useFalhas } from './formulario.falhas.ts';
import { lidoDe, textoDe } from './formulario.unidades.ts';

interface Props {
  rotulo: string;
  pointer: string;
  valor: number | undefined;
  /** How many stored units make one that is read: 10 for tenths of a degree. */
  divisor?: number;
  desligado?: boolean;
  /** undefined: empty; NaN: no number. */
  mudar: (valor: number | undefined) => void;
}

/** A number with a decimal comma; wrong text stays visible, with the error under it. */
export function NumeroCampo({ rotulo, pointer, valor, divisor = 1, desligado = false, mudar }: Props) {
  const [digitado, setDigitado] = useState<string | null>(null);
  const falhas = useFalhas(pointer);
  const id = idDe(pointer);
  return (
    <Field label={rotulo} className="formulario-numero" htmlFor={id}>
      <TextInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        disabled={desligado}
        aria-invalid={falhas.length > 0 || undefined}
        aria-describedby={falhas.length > 0 ? `${id}-falha` : undefined}
        value={digitado ?? textoDe(valor, divisor)}
        onChange={({ target }) => {
          setDigitado(target.value);
          mudar(lidoDe(target.value, divisor));
        }}
        // Shows what was understood in place of what was typed.
        onBlur={() => !Number.isNaN(valor) && setDigitado(null)}
      />
      <FalhaAqui pointer={pointer} />
    </Field>
  );
}
