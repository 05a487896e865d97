/**
 * downshift requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { newQueryClient } from '../app/query-client.ts';
import SearchSelect, { type Choice } from './search-select.component.tsx';

const units: Choice[] = [
  { id: 1, name: 'Cadeia Pública', place: 'Vila · MA' },
  { id: 2, name: 'Casa de Acolhida', place: 'Ilha · MA' },
];
const search = (typed: string) =>
  queryOptions({
    queryKey: ['units', typed],
    queryFn: async () => {
      if (typed === 'de acolhida') return new Promise<Choice[]>(() => {});
      return units.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
    },
  });

const client = newQueryClient();

function Page() {
  const [value, setValue] = useState<Choice | null>(null);
  return (
    <QueryClientProvider client={client}>
      <SearchSelect
        label="Unidade"
        placeholder="Nome"
        value={value}
        onChange={setValue}
        query={search}
        choicesOf={found => found}
        clearable
      />
      <output>{value?.id ?? 'nenhuma'}</output>
    </QueryClientProvider>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Unidade' });
const chosen = () => screen.getByRole('status').textContent;

async function pick() {
  render(<Page />);
  await userEvent.type(box(), 'acolhida');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

describe('a caixa de procura', () => {
  it('mostra o nome do que se escolheu pelo teclado', async () => {
    await pick();
    expect([box().value, chosen()]).toEqual(['Casa de Acolhida', '2']);
  });

  it('o que se digitou e não se escolheu não fica, nem tira a escolha', async () => {
    await pick();
    await userEvent.type(box(), 'xyz');
    await userEvent.tab();
    expect([box().value, chosen()]).toEqual(['Casa de Acolhida', '2']);
    await userEvent.type(box(), '{Escape}{Escape}');
    expect([box().value, chosen()]).toEqual(['Casa de Acolhida', '2']);
  });

  it('o que se achou fica até a próxima resposta, e ainda se escolhe', async () => {
    render(<Page />);
    await userEvent.type(box(), 'acolhida');
    const option = await screen.findByRole('option', { name: /Acolhida/ });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    fireEvent.change(box(), { target: { value: 'de acolhida' } });
    await waitFor(() => expect(client.isFetching()).toBe(1));
    expect(option).toBe(screen.getByRole('option'));
    await userEvent.click(option);
    expect([box().value, chosen()]).toEqual(['Casa de Acolhida', '2']);
  });

  it('do que se achou, o que não tem o que se digita não se oferece', async () => {
    client.setQueryData(['units', ''], units);
    render(<Page />);
    await userEvent.click(box());
    expect(screen.getAllByRole('option')).toHaveLength(2);
    fireEvent.change(box(), { target: { value: 'de acolhida' } });
    await waitFor(() => expect(screen.getByRole('option').textContent).toContain('Casa de Acolhida'));
  });

  it('o botão limpa a escolha', async () => {
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar Unidade' }));
    expect([box().value, chosen()]).toEqual(['', 'nenhuma']);
  });

  it('mostra o nome da escolha do endereço quando ele chega depois dela', () => {
    const field = (name: string) => (
      <QueryClientProvider client={client}>
        <SearchSelect
          label="Unidade"
          placeholder="Nome"
          value={{ id: 1, name }}
          onChange={() => undefined}
          query={search}
          choicesOf={found => found}
        />
      </QueryClientProvider>
    );
    const { rerender } = render(field('…'));
    rerender(field('Cadeia Pública'));
    expect(screen.getByRole('combobox', { name: 'Unidade' })).toHaveProperty('value', 'Cadeia Pública');
  });
});
