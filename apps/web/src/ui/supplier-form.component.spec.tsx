import { fireEvent, render, screen } from '@testing-library/react';
import { ProblemError } from '../base/problem.error.ts';
import { SupplierForm } from './supplier-form.component.tsx';

const name = () => screen.getByRole('textbox', { name: 'Seu nome' }) as HTMLInputElement;
const press = () => fireEvent.click(screen.getByRole('button'));

describe('what a supplier says without an account', () => {
  it('is sent once however often the button is pressed, under the name typed', async () => {
    const sent: string[] = [];
    let answer: (value: string) => void = () => undefined;
    const send = (nome: string) => {
      sent.push(nome);
      return new Promise<string>(resolve => {
        answer = resolve;
      });
    };
    const done: string[] = [];
    render(<SupplierForm submit="Recebi" send={send} done={value => done.push(value)} />);
    fireEvent.change(name(), { target: { value: 'Marta Lima' } });
    press();
    press();
    fireEvent.submit(name());
    expect(sent).toEqual(['Marta Lima']);
    answer('recebida');
    await screen.findByRole('button', { name: 'Recebi' });
    expect(done).toEqual(['recebida']);
  });

  it('stays as it was typed when it is refused, with the reason, and may be sent again', async () => {
    const refused = new ProblemError(404, { detail: 'Este endereço não vale mais.' });
    render(<SupplierForm submit="Recebi" send={() => Promise.reject(refused)} done={() => undefined} />);
    fireEvent.change(name(), { target: { value: 'Marta Lima' } });
    press();
    expect((await screen.findByRole('alert')).textContent).toBe('Este endereço não vale mais.');
    expect(name().value).toBe('Marta Lima');
    expect((screen.getByRole('button', { name: 'Recebi' }) as HTMLButtonElement).disabled).toBe(false);
  });
});
