/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import { ProblemError } from '../base/problem.error.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import type { Section, Values } from './record.model.ts';

pretendDesk();
const { RecordDrawer } = await import('./record.drawer.tsx');

interface Tipo {
  id: number;
  versao: number;
  nome: string;
  ordem: number;
  ativo: boolean;
}

const sections: Section[] = [
  {
    fields: [
      { key: 'nome', label: 'Nome', kind: 'text', maxLength: 60, required: true },
      { key: 'ordem', label: 'Ordem', kind: 'integer', min: 0, max: 1000, required: true },
    ],
  },
];

function server() {
  let saved: Tipo = { id: 12, versao: 1, nome: 'Interno', ordem: 1, ativo: true };
  const sent: Values[] = [];
  return {
    sent,
    someoneElse: (change: Partial<Tipo>) => {
      saved = { ...saved, ...change, versao: saved.versao + 1 };
    },
    read: async () => ({ ...saved }),
    write: async (values: Values, seen: Tipo) => {
      sent.push(values);
      if (values.nome === 'Repetido') {
        throw new ProblemError(422, { detail: 'Confira.', errors: [{ pointer: '/nome', detail: 'Já existe.' }] });
      }
      if (seen.versao !== saved.versao) {
        const detail = 'Este registro foi alterado por Ana Lima às 14:32. Recarregue para continuar.';
        throw new ProblemError(412, { detail });
      }
      saved = { ...saved, ...values, versao: saved.versao + 1 };
      return { ...saved };
    },
  };
}

function Screen({ api }: { api: ReturnType<typeof server> }) {
  const [search, setSearch] = useSearchParams();
  const item = search.get('item');
  const query = (id: number) =>
    queryOptions({ queryKey: ['obterTipo', id], queryFn: async () => ({ ...(await api.read()), id }) });
  if (item === null) return <p>Lista</p>;
  return (
    <RecordDrawer
      item={item}
      close={() => setSearch({})}
      newTitle="Novo tipo"
      titleOf={({ nome }: Tipo) => nome}
      sections={sections}
      start={{ nome: null, ordem: null }}
      query={query}
      create={async values => ({ id: 13, versao: 1, ativo: true, ...values }) as Tipo}
      save={api.write}
    />
  );
}

const open = async (address = '?item=12') => {
  const api = server();
  const router = createMemoryRouter([{ path: '/', element: <Screen api={api} /> }], {
    initialEntries: [`/${address}`],
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const name = await screen.findByLabelText<HTMLInputElement>('Nome');
  const type = async (label: RegExp | string, text: string) => {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  return { api, router, name, type, save };
};

describe('a record in its drawer', () => {
  it('has nothing to save until a value differs from the saved one', async () => {
    const { type } = await open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
    expect(button.disabled).toBe(true);
    await type('Nome', 'Internos');
    expect(button.disabled).toBe(false);
    await type('Nome', 'Interno');
    expect(button.disabled).toBe(true);
  });

  it('closes at once when clean, and asks first when work would be lost', async () => {
    const { router, type } = await open();
    await type('Nome', 'Internos');
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByText('Sair sem salvar?');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(router.state.location.search).toBe('?item=12');
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Internos');
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar alterações' }));
    await screen.findByText('Lista');
  });

  it('puts what is missing and what the server refuses on the fields, with a summary that takes the focus', async () => {
    const { api, type, save } = await open();
    await type('Nome', ' ');
    await save();
    expect(api.sent).toHaveLength(0);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Falta corrigir um campo/));
    await type('Nome', 'Repetido');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true'));
    const described = screen.getByLabelText('Nome').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Já existe.');
    await userEvent.click(screen.getByRole('button', { name: 'Nome' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
  });

  it('saves once however often the button is hit', async () => {
    const { api, type } = await open();
    await type('Nome', 'Internos');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/Salvo às/);
    expect(api.sent).toHaveLength(1);
  });

  it('merges by itself what only the other person changed', async () => {
    const { api, type, save } = await open();
    await type('Nome', 'Internos');
    api.someoneElse({ ordem: 7 });
    await save();
    await screen.findByText(/Salvo às/);
    expect(api.sent.at(-1)).toEqual({ nome: 'Internos', ordem: 7 });
    expect(screen.getByText(/Ana Lima, 14:32.*Ordem/)).toBeTruthy();
  });

  it('shows what both changed side by side and saves what was chosen, typed only once', async () => {
    const { api, type, save } = await open();
    await type('Nome', 'Meu nome');
    await type('Ordem', '3');
    api.someoneElse({ nome: 'Nome dela' });
    await save();
    await screen.findByText('o de Ana Lima, 14:32');
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Falta escolher 1' });
    expect(again.disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Nome dela/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar com estas escolhas' }));
    await screen.findByText(/Salvo às/);
    expect(api.sent.at(-1)).toEqual({ nome: 'Nome dela', ordem: 3 });
  });

  it('a new one becomes its own address once saved, without asking about lost work', async () => {
    const { router, type, save } = await open('?item=novo');
    await type('Nome', 'Visitante');
    await type('Ordem', '4');
    await save();
    await waitFor(() => expect(router.state.location.search).toBe('?item=13'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome' })));
  });
});
