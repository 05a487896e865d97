/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk } from '../app/fetch.fixture.ts';
import { ProblemError } from '../base/problem.error.ts';
import { useForm } from './form.hook.ts';
import { FormDialog } from './form-dialog.component.tsx';
import { AreaField, DayField, TextField } from './form-field.component.tsx';

pretendDesk();

interface Typed {
  cargo: string;
  motivo: string;
  dia: string | null;
}
type Send = (typed: Typed) => Promise<unknown>;

function Question({ send, done }: { send: Send; done: (answer: unknown) => void }) {
  const form = useForm<Typed>({
    start: { cargo: '', motivo: '', dia: '2026-11-24' },
    send,
    onSent: done,
    ready: ({ motivo }) => motivo !== '',
  });
  return (
    <FormDialog title="Reabrir o dia" form={form} verb="Reabrir" doing="Reabrindo…" close={() => undefined}>
      <TextField form={form} name="cargo" label="Cargo" />
      <AreaField form={form} name="motivo" label="Por quê" />
      <DayField form={form} name="dia" label="Dia" />
    </FormDialog>
  );
}

function open(send: Send, around: () => void = () => undefined) {
  const taken: unknown[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <form onSubmit={around}>
        <Question send={send} done={answer => taken.push(answer)} />
      </form>
    </QueryClientProvider>,
  );
  return taken;
}
const button = (name = 'Reabrir') => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const refused = (detail: string, ...errors: { pointer: string; detail: string }[]) =>
  new ProblemError(422, { detail, errors });

describe('a form', () => {
  it('is sent once, however often its button is pressed, and says so when it was taken', async () => {
    let take: (answer: unknown) => void = () => undefined;
    const sent: Typed[] = [];
    const taken = open(typed => {
      sent.push(typed);
      return new Promise(resolve => {
        take = resolve;
      });
    });
    expect(button().disabled).toBe(true);
    await userEvent.type(field('Por quê'), 'Faltou um lançamento');
    const form = button().form as HTMLFormElement;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(await screen.findByRole('button', { name: 'Reabrindo…' })).toBeTruthy();
    expect(sent).toEqual([{ cargo: '', motivo: 'Faltou um lançamento', dia: '2026-11-24' }]);
    await act(async () => take('aberto'));
    expect(taken).toEqual(['aberto']);
  });

  it('keeps what was typed when it is refused, and forgets the refusal with the first change', async () => {
    open(() => Promise.reject(new ProblemError(409, { detail: 'Outra pessoa já reabriu este dia.' })));
    await userEvent.type(field('Por quê'), 'Engano');
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Outra pessoa já reabriu este dia.');
    expect(field('Por quê').value).toBe('Engano');
    await userEvent.type(field('Por quê'), ' meu');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('puts each sentence beside its field, the others over the buttons, and the focus on the first of them', async () => {
    const motivo = { pointer: '/motivo', detail: 'Escreva mais.' };
    const fora = { pointer: '/versao', detail: 'A versão mudou.' };
    open(() => Promise.reject(refused('Escreva mais.', motivo, { pointer: '/cargo/0', detail: 'Cargo longo.' }, fora)));
    await userEvent.type(field('Por quê'), 'x');
    await userEvent.click(button());
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Cargo longo.',
      'Escreva mais.',
      'A versão mudou.',
    ]);
    expect(document.activeElement).toBe(field(/^Cargo/));
    expect(field(/^Cargo/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(/^Cargo/), 'Diretora');
    expect(document.activeElement).toBe(field('Cargo'));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Escreva mais.');
  });

  it('asked in a dialog, does not send the form around it', async () => {
    const around: string[] = [];
    const taken = open(
      async () => 'aberto',
      () => around.push('salvo'),
    );
    await userEvent.type(field('Por quê'), 'Engano');
    await userEvent.click(button());
    await waitFor(() => expect(taken).toEqual(['aberto']));
    expect(around).toEqual([]);
  });

  it('is not sent with a day that cannot be read', async () => {
    const sent: Typed[] = [];
    open(async typed => sent.push(typed));
    await userEvent.type(field('Por quê'), 'Engano');
    fireEvent.change(field('Dia'), { target: { value: '99/99' } });
    fireEvent.blur(field('Dia'));
    await userEvent.click(button());
    expect(field('Dia').validity.customError).toBe(true);
    expect(sent).toEqual([]);
  });
});
