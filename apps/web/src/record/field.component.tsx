import { type ReactNode, useId } from 'react';
import { Checkbox } from '../ui/check.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextArea, TextInput } from '../ui/text-input.component.tsx';
import { ListControl } from './list-control.component.tsx';
import { MaskedControl } from './masked-control.component.tsx';
import { type ControlProps, type Field, Unreadable, type Values } from './record.model.ts';
import { typedOf } from './typed.ts';
import { TypedControl } from './typed-control.component.tsx';

interface Props {
  field: Field;
  values: Values;
  set: (value: unknown) => void;
  error: string | undefined;
  id: string;
  disabled: boolean;
}

export function FormField({ field, values, set, error, id, disabled }: Props) {
  const own = useId();
  const value = values[field.key];
  const blocked = field.blockedWhen?.(values);
  const hint = blocked ?? field.hint;
  const notes = [error && `${own}-erro`, hint && `${own}-dica`].filter(Boolean).join(' ') || undefined;
  const control: ControlProps = {
    id,
    value,
    values,
    set,
    invalid: error !== undefined,
    describedBy: notes,
    disabled: disabled || blocked !== undefined,
  };
  const several = field.kind === 'list';
  return (
    <div className={`campo ficha-campo ficha-campo--${field.width ?? 'whole'}`}>
      {field.kind !== 'switch' && !several && (
        <label htmlFor={id}>
          {field.label}
          {!field.required && field.kind !== 'select' && <small className="quieto"> (opcional)</small>}
        </label>
      )}
      {several ? (
        <fieldset className="ficha-grupo" aria-describedby={notes}>
          <legend>{field.label}</legend>
          <Control field={field} {...control} />
        </fieldset>
      ) : (
        <Control field={field} {...control} />
      )}
      {error && (
        <small id={`${own}-erro`} className="campo-erro">
          {error}
        </small>
      )}
      {hint && (
        <small id={`${own}-dica`} className="quieto">
          {hint}
        </small>
      )}
    </div>
  );
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : value instanceof Unreadable ? value.text : '');

function Control({ field, ...control }: ControlProps & { field: Field }): ReactNode {
  const { id, value, set, invalid, describedBy, disabled } = control;
  const common = { id, disabled, 'aria-invalid': invalid, 'aria-describedby': describedBy };
  const typed = typedOf(field);
  if (typed) {
    const unit = field.kind === 'integer' ? field.unit : undefined;
    return (
      <TypedControl typed={typed} unit={unit} calendar={field.kind === 'date' ? field.label : undefined} {...control} />
    );
  }
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...common}
          autoComplete="off"
          required={field.required}
          inputMode={field.inputMode}
          maxLength={field.maxLength}
          value={textIn(value)}
          onChange={({ target }) => set(target.value || null)}
        />
      );
    case 'longText':
      return (
        <TextArea
          {...common}
          rows={3}
          maxLength={field.maxLength}
          value={textIn(value)}
          onChange={({ target }) => set(target.value || null)}
        />
      );
    case 'select':
      return (
        <Select
          {...common}
          value={value === null || value === undefined ? '' : String(value)}
          onChange={({ target }) =>
            set(field.options.find(option => String(option.value) === target.value)?.value ?? null)
          }
        >
          {(!field.required || value === null || value === undefined) && (
            <option value="">{field.empty ?? 'Escolha'}</option>
          )}
          {field.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    case 'switch':
      return (
        <label className="chave">
          <Checkbox
            {...common}
            role="switch"
            aria-checked={value === true}
            checked={value === true}
            onChange={({ target }) => set(target.checked)}
          />
          <span>{field.label}</span>
        </label>
      );
    case 'masked':
      return <MaskedControl mask={field.mask} {...control} />;
    case 'list':
      return <ListControl field={field} {...control} />;
    case 'custom':
      return field.control(control);
    default:
      return null;
  }
}
