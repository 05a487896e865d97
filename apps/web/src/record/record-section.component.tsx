import { FormField } from './field.component.tsx';
import type { useRecordForm } from './record.form.ts';
import type { Section } from './record.model.ts';

interface Props {
  section: Section;
  hidden: boolean;
  form: Pick<ReturnType<typeof useRecordForm>, 'values' | 'set' | 'errors' | 'isSaving'>;
  idOf: (key: string) => string;
}

export const FormSection = ({ section: { title, fields }, hidden, form, idOf }: Props) => (
  <fieldset className="registro-secao" disabled={form.isSaving} hidden={hidden}>
    {title ? <legend>{title}</legend> : <legend className="so-leitor">Dados</legend>}
    {fields
      .filter(({ shownWhen }) => shownWhen?.(form.values) ?? true)
      .map(field => (
        <FormField
          key={field.key}
          field={field}
          id={idOf(field.key)}
          values={form.values}
          set={value => form.set(field.key, value)}
          error={form.errors[field.key]}
          disabled={form.isSaving}
        />
      ))}
  </fieldset>
);
