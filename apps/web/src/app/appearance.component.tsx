import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { CONTRASTS, useContrast } from './contrast.store.ts';
import { THEMES, useTheme } from './theme.store.ts';

interface ChoiceProps {
  label: string;
  of: Readonly<Record<string, string>>;
  value: string;
  onChoose: (value: string) => void;
}

const Choice = ({ label, of, value, onChoose }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} onChange={event => onChoose(event.target.value)}>
      {Object.entries(of).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
);

/** How the screen looks on this device. */
export function Appearance() {
  const [theme, chooseTheme] = useTheme();
  const { contrast, choose } = useContrast();
  return (
    <>
      <Choice label="Tema" of={THEMES} value={theme} onChoose={chooseTheme} />
      <Choice label="Contraste" of={CONTRASTS} value={contrast} onChoose={choose} />
    </>
  );
}
