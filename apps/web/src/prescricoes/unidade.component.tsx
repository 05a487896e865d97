import { useId } from 'react';
import { LotacaoCampo } from '../lotacoes/lotacao.field.tsx';
import { Field } from '../ui/field.component.tsx';

interface Props {
  label: string;
  value: number | null;
  set: (id: number | null) => void;
  error?: string | undefined;
}

export function Unidade({ label, value, set, error }: Props) {
  const id = useId();
  return (
    <Field label={label} error={error}>
      <LotacaoCampo
        id={id}
        value={value}
        values={{}}
        set={escolhida => set(escolhida as number | null)}
        invalid={error !== undefined}
        describedBy={undefined}
        disabled={false}
      />
    </Field>
  );
}
