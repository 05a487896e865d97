/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { pretendDesk } from '../app/fetch.fixture.ts';
import { useForm } from './form.hook.ts';
import { FormDialog } from './form-dialog.component.tsx';
import { TextField } from './form-field.component.tsx';

pretendDesk();

function Pergunta({ safe = false, long = false }: { safe?: boolean; long?: boolean }) {
  const form = useForm({ start: { motivo: '' }, send: async () => undefined });
  return (
    <FormDialog title="Encerrar" form={form} verb="Encerrar" safe={safe} long={long} close={() => undefined}>
      <TextField form={form} name="motivo" label="Motivo" />
    </FormDialog>
  );
}

const open = (props: { safe?: boolean; long?: boolean } = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Pergunta {...props} />
    </QueryClientProvider>,
  );

describe('a dialog with a form', () => {
  it('takes what is typed in its first field', () => {
    open();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Motivo' }));
  });

  it('leaves the focus on the safe answer', () => {
    open({ safe: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Voltar' }));
  });

  it('does not leave the text of a long one', () => {
    open({ long: true });
    expect(document.activeElement?.tagName).not.toBe('INPUT');
  });
});
