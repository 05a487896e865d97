import { ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';
import { Field } from './field.component.tsx';
import { Select } from './select.component.tsx';
import { isUf, type Uf } from './uf.labels.ts';

interface Props {
  value: Uf | undefined;
  onChange: (uf: Uf | undefined) => void;
}

export const UfSelect = ({ value, onChange }: Props) => (
  <Field label="UF">
    <Select value={value ?? ''} onChange={({ target }) => onChange(isUf(target.value) ? target.value : undefined)}>
      <option value="">Todas</option>
      {Object.entries(ROTULO_DE_UF).map(([sigla, nome]) => (
        <option key={sigla} value={sigla}>
          {nome}
        </option>
      ))}
    </Select>
  </Field>
);
