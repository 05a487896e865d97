import { CalendarButton } from './calendar-button.component.tsx';
import { formatDay, formatLongDay, formatShortMonth } from './date.format.ts';
import { parseDay, parseMonth } from './date.parser.ts';
import { today } from './today.ts';
import { TypedField } from './typed-field.component.tsx';

interface Props {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  name?: string;
  required?: boolean;
  /** Why it was refused. */
  error?: string | undefined;
}

// Users of the field parse what is typed against this day.
export { today } from './today.ts';

export const dayText = (value: string | null) => (value ? formatDay(value) : '');

export const DateField = (props: Props) => (
  <TypedField
    {...props}
    parse={text => parseDay(text, today())}
    textOf={formatDay}
    placeholder="dd/mm/aaaa"
    hint="Escreva como 21/11 ou “hoje”."
    title={props.value ? formatLongDay(props.value) : undefined}
  >
    <CalendarButton label={props.label} value={props.value} choose={props.onChange} />
  </TypedField>
);

/** `2026-11`; not the browser's own, which some do not have and others show in another language. `max` is the last one that counts. */
export const MonthField = ({ max = '2099-12', ...props }: Props & { max?: string }) => (
  <TypedField
    {...props}
    parse={text => {
      const month = parseMonth(text, today());
      return month !== null && month <= max ? month : null;
    }}
    textOf={formatShortMonth}
    placeholder="mm/aaaa"
    hint={`Escreva como ${formatShortMonth(max < today() ? max : today().slice(0, 7))}.`}
  />
);
