import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { Button } from '../ui/button.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import type { ControlProps, Field } from './record.model.ts';

type ListField = Extract<Field, { kind: 'list' }>;

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function ListControl({
  field,
  id,
  value,
  set,
  invalid,
  describedBy,
  disabled,
}: ControlProps & { field: ListField }) {
  const texts = textsIn(value);
  const put = (next: string[]) => set(next.length > 0 ? next : null);
  return (
    <>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <span key={at} className="ficha-linha">
          <TextInput
            id={at === 0 ? id : undefined}
            autoComplete="off"
            inputMode={field.inputMode}
            maxLength={field.maxLength}
            aria-label={`${field.label}, ${at + 1}º`}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            disabled={disabled}
            value={text}
            onChange={({ target }) => put(texts.map((each, place) => (place === at ? target.value : each)))}
          />
          <Button
            variant="quiet"
            icon
            aria-label={`Retirar ${text || `o ${at + 1}º`}`}
            disabled={disabled}
            onClick={() => put(texts.filter((_, place) => place !== at))}
          >
            <TrashIcon size={18} aria-hidden />
          </Button>
        </span>
      ))}
      {texts.length < field.maxItems && (
        <Button
          id={texts.length === 0 ? id : undefined}
          variant="quiet"
          className="ficha-mais"
          disabled={disabled}
          onClick={() => put([...texts, ''])}
        >
          <PlusIcon size={16} aria-hidden />
          {field.add}
        </Button>
      )}
    </>
  );
}
