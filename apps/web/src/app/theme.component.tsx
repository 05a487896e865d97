import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { THEMES, useTheme } from './theme.store.ts';

export function ThemeChoice() {
  const [theme, choose] = useTheme();
  return (
    <Field label="Tema">
      <Select value={theme} onChange={event => choose(event.target.value)}>
        {Object.entries(THEMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
