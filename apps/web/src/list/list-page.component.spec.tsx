/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { BulkAction, Column, Filter, Wanted } from './list.model.ts';

pretendDesk();
const { ListPage } = await import('./list-page.component.tsx');

interface Row {
  id: number;
  nome: string;
  sigla: string;
}

const ROWS: Row[] = Array.from({ length: 312 }, (_, at) => ({
  id: at + 1,
  nome: `Unidade ${at + 1}`,
  sigla: `U${at}`,
}));
const columns: Column<Row>[] = [
  { key: 'nome', title: 'Nome', render: ({ nome }) => nome, sort: 'nome' },
  { key: 'sigla', title: 'Sigla', render: ({ sigla }) => sigla },
  { key: 'id', title: 'Código', render: ({ id }) => id, align: 'right', shown: false },
];
const filters: Filter[] = [
  { key: 'busca', label: 'Nome ou sigla', kind: 'text' },
  { key: 'uf', label: 'UF', kind: 'select', all: 'Todas', options: [{ value: 'MA', label: 'Maranhão' }] },
];

const open = async (
  address = '',
  bulk?: BulkAction[],
  other: RouteObject[] = [],
  views?: Parameters<typeof serve>[0],
) => {
  serve({ 'GET /api/ms-alipen/visoes': { json: [] }, ...views });
  const asked: Wanted[] = [];
  const query = (wanted: Wanted) =>
    queryOptions({
      queryKey: ['listarUnidades', wanted],
      queryFn: async () => {
        asked.push(wanted);
        const found = wanted.busca ? ROWS.filter(({ nome }) => nome === wanted.busca) : ROWS;
        const from = (wanted.pagina - 1) * wanted.tamanho;
        return { itens: found.slice(from, from + wanted.tamanho), total: found.length };
      },
    });
  const page = (
    <ListPage
      screen="unidades"
      title="Lotações"
      noun={{ one: 'lotação', many: 'lotações', feminine: true }}
      columns={columns}
      filters={filters}
      sorts={['nome']}
      order="nome"
      query={query}
      nameOf={({ nome }: Row) => nome}
      create="Nova lotação"
      bulk={bulk}
      empty={{ title: 'Ainda não há lotações.', text: 'Cadastre a primeira.' }}
    >
      {(item, close) => (
        <button type="button" onClick={close}>
          Registro {item}
        </button>
      )}
    </ListPage>
  );
  const router = createMemoryRouter([{ path: '/', element: page }, ...other], { initialEntries: [`/${address}`] });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Carregando' })).toBeNull());
  return { router, asked, search: () => router.state.location.search };
};

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>(done => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('a list screen', () => {
  beforeEach(() => localStorage.clear());

  it('says how many there are and which are in sight', async () => {
    await open();
    expect(screen.getByText('312 lotações').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('1–50 de 312')).toBeTruthy();
  });

  describe('opened bare, with a view of the person’s own that comes late', () => {
    const propria = { id: 1, nome: 'Minhas', endereco: 'uf=MA', padrao: true, propria: true, perfil: null };
    const openLate = async () => {
      const answer = later<{ json: unknown }>();
      const arrival = later<null>();
      const other = { path: '/outra', loader: () => arrival.promise, element: <p>Outra tela</p> };
      const opened = await open('', undefined, [other], { 'GET /api/ms-alipen/visoes': () => answer.promise });
      return { ...opened, arrive: arrival.resolve, answer: () => act(async () => answer.resolve({ json: [propria] })) };
    };

    it('takes it', async () => {
      const { search, answer } = await openLate();
      await answer();
      await waitFor(() => expect(search()).toBe('?uf=MA'));
    });

    it('does not take back a link followed meanwhile', async () => {
      const { router, answer, arrive } = await openLate();
      await act(async () => void router.navigate('/outra'));
      await answer();
      await act(async () => arrive(null));
      await screen.findByText('Outra tela');
      expect(router.state.location).toMatchObject({ pathname: '/outra', search: '' });
    });
  });

  it('typing waits and replaces the address; choosing adds to it, and Back undoes only the choice', async () => {
    const { router, search, asked } = await open();
    await userEvent.selectOptions(screen.getByLabelText('UF'), 'MA');
    expect(search()).toBe('?uf=MA');
    await userEvent.type(screen.getByLabelText('Nome ou sigla'), 'Unidade 7');
    await waitFor(() => expect(search()).toBe('?uf=MA&busca=Unidade+7'));
    await screen.findByText('1 lotação');
    expect(asked.filter(({ busca }) => busca)).toHaveLength(1);
    await act(() => router.navigate(-1));
    expect(search()).toBe('');
  });

  it('shows each filter in force with a way out, and one way out of all', async () => {
    const { search } = await open('?uf=MA&busca=Unidade+7');
    const chips = within(screen.getByRole('list', { name: 'Filtros em uso' }));
    await userEvent.click(chips.getByRole('button', { name: /UF: Maranhão/ }));
    expect(search()).toBe('?busca=Unidade+7');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar tudo' }));
    expect(search()).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Nome ou sigla').value).toBe('');
  });

  it('sorts by a header and says how', async () => {
    const { search } = await open();
    const header = () => screen.getByRole('columnheader', { name: 'Nome' });
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(header()).getByRole('button'));
    expect(search()).toBe('?ordem=-nome');
    expect(header().getAttribute('aria-sort')).toBe('descending');
  });

  it('goes through its rows by the keyboard: arrows, End, Enter opens, and a close leads back', async () => {
    const { search } = await open();
    const rows = screen.getAllByRole('row');
    rows[1]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Unidade 3');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toContain('Unidade 50');
    await userEvent.keyboard('{Home}{Enter}');
    expect(search()).toBe('?item=1');
    await userEvent.click(screen.getByRole('button', { name: 'Registro 1' }));
    expect(search()).toBe('');
  });

  it('hides and orders columns, keeps them in the address and remembers them', async () => {
    const { search } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Código' }));
    await userEvent.click(screen.getByRole('button', { name: 'Subir Código' }));
    const titles = () => screen.getAllByRole('columnheader').map(header => header.textContent);
    expect(titles()).toEqual(['Nome', 'Código', 'Sigla']);
    expect(decodeURIComponent(search())).toBe('?colunas=nome,id,sigla');
    expect(localStorage.getItem('alipen.lista.unidades.colunas')).toBe('nome,id,sigla');
  });

  it('says that the filter found none, apart from having none', async () => {
    await open('?busca=nada');
    expect(screen.getByRole('heading', { name: 'Nenhuma lotação com estes filtros.' })).toBeTruthy();
  });

  it('chooses rows by space and all of the filter at once, and reports each that failed', async () => {
    const ran: number[][] = [];
    await open('', [
      {
        key: 'desativar',
        label: count => `Desativar ${count}`,
        text: 'Elas deixam de aparecer nos pedidos novos.',
        run: async ids => {
          ran.push(ids);
          return { resultados: ids.map(id => ({ id, feito: id !== 5, detail: 'Tem pedido aberto.' })) };
        },
      },
    ]);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard(' ');
    expect(screen.getByText('1 selecionada')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Selecionar todas as 312 do filtro' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desativar 312 lotações' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desativar 312 lotações?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Voltar'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar 312 lotações' }));
    await screen.findByText(/Unidade 5/, { selector: 'strong' });
    expect(ran).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo a que falhou' }));
    await waitFor(() => expect(ran[1]).toEqual([5]));
  });
});
