import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field.component.tsx';

function Field() {
  const [day, setDay] = useState<string | null>('2026-11-20');
  return (
    <>
      <DateField label="Início" value={day} onChange={setDay} />
      <p>{day}</p>
    </>
  );
}

describe('a date', () => {
  it('is typed, and changes when the field is left', async () => {
    render(<Field />);
    const field = screen.getByLabelText<HTMLInputElement>('Início');
    expect(field.value).toBe('20/11/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '2/1/27');
    await userEvent.tab();
    expect(screen.getByText('2027-01-02')).toBeTruthy();
    expect(field.value).toBe('02/01/2027');
  });

  it('that cannot be read says so and changes nothing', async () => {
    render(<Field />);
    const field = screen.getByLabelText('Início');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/21\/11/);
    expect(screen.getByText('2026-11-20')).toBeTruthy();
  });

  it('is chosen from the calendar by the keyboard', async () => {
    render(<Field />);
    await userEvent.click(screen.getByRole('button', { name: 'Calendário de Início' }));
    await screen.findByText('novembro de 2026');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sexta, 20 de novembro de 2026');
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    expect(screen.getByText('2026-12-27')).toBeTruthy();
    expect(screen.queryByText('dezembro de 2026')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Calendário de Início');
  });
});
