/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from './fetch.fixture.ts';

pretendDesk();
const { default: OwnPassword } = await import('./own-password.dialog.tsx');

const PATH = 'POST /api/ms-alipen/minha-senha';

function open(answers: Parameters<typeof serve>[0]) {
  const calls = serve(answers);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnPassword close={() => undefined} />
    </QueryClientProvider>,
  );
  return calls;
}
const fill = async (atual: string, nova: string) => {
  await userEvent.type(screen.getByLabelText('Senha atual'), atual);
  await userEvent.type(screen.getByLabelText('Senha nova'), nova);
};
const send = () => screen.getByRole('button', { name: 'Trocar e entrar de novo' }) as HTMLButtonElement;

describe("a person's own password", () => {
  it('is sent once both are there, by fields that password managers know', async () => {
    const calls = open({
      [PATH]: { status: 422, json: { status: 422, detail: 'A senha não confere. Ela não mudou.' } },
    });
    expect(screen.getByLabelText('Senha atual').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByLabelText('Senha nova').getAttribute('autocomplete')).toBe('new-password');
    await fill('a de hoje', 'curta');
    expect(send().disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Senha nova'), ' e agora longa');
    await userEvent.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe('A senha não confere. Ela não mudou.');
    expect(calls.map(({ path }) => path)).toEqual(['/api/ms-alipen/minha-senha']);
  });

  it('is hidden until somebody asks to see it', async () => {
    open({});
    expect(screen.getByLabelText('Senha nova').getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mostrar as senhas' }));
    expect(screen.getByLabelText('Senha nova').getAttribute('type')).toBe('text');
  });
});
