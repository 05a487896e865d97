import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_PROFISSAO_DO_PRESCRITOR } from '@alipen/contracts/generated/rotulos/prescricoes';
import type { Form } from '../ui/form.hook.ts';
import { SelectField, TextField } from '../ui/form-field.component.tsx';
import { optionsOf } from '../ui/labelled.ts';

export interface Prescritor {
  profissao: components['schemas']['ProfissaoDoPrescritor'];
  registro: string;
}

export const SEM_PRESCRITOR: Prescritor = { profissao: 'NUTRICIONISTA', registro: '' };

/** Who prescribed it: the profession and the number, never the paper with the illness. */
export const CamposDoPrescritor = <V extends Prescritor>({ form }: { form: Form<V> }) => {
  const typed = form as unknown as Form<Prescritor>;
  return (
    <>
      <SelectField form={typed} name="profissao" label="Quem prescreveu">
        {optionsOf(ROTULO_DE_PROFISSAO_DO_PRESCRITOR).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        form={typed}
        name="registro"
        label="Número no conselho, com a UF"
        required
        minLength={2}
        maxLength={20}
        autoComplete="off"
        placeholder="12345/MA"
      />
    </>
  );
};
