import { Field } from '../ui/field.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';

const LARGURA = 80;

export const CampoDoManual = ({ digitado, digitar }: { digitado: string; digitar: (texto: string) => void }) => (
  <search>
    <Field label="Buscar no manual">
      <TextInput
        type="search"
        maxLength={LARGURA}
        autoComplete="off"
        value={digitado}
        onChange={({ target }) => digitar(target.value)}
      />
    </Field>
  </search>
);
