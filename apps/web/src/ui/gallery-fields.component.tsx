import { useState } from 'react';
import { Checkbox, Radio } from './check.component.tsx';
import { DateField, MonthField } from './date-field.component.tsx';
import { Field } from './field.component.tsx';
import { Group } from './gallery-group.component.tsx';
import SearchSelect, { type Choice } from './search-select.component.tsx';
import { Select } from './select.component.tsx';
import { Stepper } from './stepper.component.tsx';
import { NumberInput, TextArea, TextInput } from './text-input.component.tsx';

const UNITS: Choice[] = [
  { id: 1, name: 'Cadeia Pública', place: 'Cáceres' },
  { id: 2, name: 'Delegacia Regional', place: 'Sinop' },
];

export function Fields() {
  const [month, setMonth] = useState<string | null>('2026-11');
  const [day, setDay] = useState<string | null>('2026-11-24');
  const [unit, setUnit] = useState<Choice | null>(null);
  const [meals, setMeals] = useState(128);
  return (
    <Group title="Field">
      <Field label="Nome">
        <TextInput placeholder="Como no documento" />
      </Field>
      <Field label="Com erro">
        <TextInput defaultValue="12345" aria-invalid />
        <small className="campo-erro">São onze dígitos.</small>
      </Field>
      <Field label="Desligado">
        <TextInput value="Penitenciária Agrícola" disabled readOnly />
      </Field>
      <Field label="Dias">
        <NumberInput defaultValue={7} min={1} max={31} />
      </Field>
      <Field label="UF">
        <Select defaultValue="MT">
          <option value="MT">Mato Grosso</option>
          <option value="MS">Mato Grosso do Sul</option>
        </Select>
      </Field>
      <MonthField label="Mês" value={month} onChange={setMonth} />
      <DateField label="Dia" value={day} onChange={setDay} />
      <Field label="Observação">
        <TextArea rows={2} />
      </Field>
      <SearchSelect
        label="Lotação"
        placeholder="Nome da lotação"
        value={unit}
        onChange={setUnit}
        query={() => ({ queryKey: ['gallery'], queryFn: async () => UNITS })}
        choicesOf={units => units}
      />
      <Stepper name="Almoço, internos" value={meals} change={setMeals} />
      <label>
        <Checkbox defaultChecked /> Só as minhas
      </label>
      <label>
        <Radio name="forma" defaultChecked /> Uma vez
      </label>
    </Group>
  );
}
