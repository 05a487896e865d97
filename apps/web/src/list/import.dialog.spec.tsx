/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { ImportReport } from './import.calls.ts';
import type { ImportPath } from './list-transfer.component.tsx';

pretendDesk();
const { default: ImportDialog } = await import('./import.dialog.tsx');

const REPORT: ImportReport = {
  simulada: true,
  linhas: 5,
  novas: 2,
  alteradas: 1,
  iguais: 1,
  alteracoes: [],
  colunas: ['codigo', 'nome'],
  recusadas: [{ linha: 4, coluna: 'nome', nome: 'U4', motivo: 'Nome vazio.', celulas: ['U4', ''] }],
};

const open = (answers: Response[]) => {
  const asked: string[] = [];
  globalThis.fetch = async input => {
    const request = input as Request;
    asked.push(`${request.method} ${new URL(request.url).search} ${request.headers.get('content-type')}`);
    return answers.shift() ?? new Response('{}', { status: 500 });
  };
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ImportDialog
        path={'/api/ms-alipen/lotacoes/importacoes' as ImportPath}
        noun={{ one: 'lotação', many: 'lotações', feminine: true }}
        close={() => undefined}
      />
    </QueryClientProvider>,
  );
  const choose = (name: string, content: string) =>
    userEvent.upload(screen.getByLabelText('Arquivo CSV ou XLSX'), new File([content], name), { applyAccept: false });
  return { asked, choose };
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('importing a file', () => {
  it('checks it first, shows what would happen line by line, and writes the same file only when told', async () => {
    const { asked, choose } = open([json(REPORT), json({ ...REPORT, simulada: false })]);
    await choose('unidades.csv', 'codigo;nome');
    await screen.findByText('Nome vazio.');
    expect(asked).toEqual(['POST ?simular=true text/csv']);
    expect(screen.getByRole('button', { name: 'Baixar linhas recusadas' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Importar 3 linhas' }));
    await screen.findByText('Importado.');
    expect(asked[1]).toBe('POST ?simular=false text/csv');
  });

  it('says which column of the file was taken for which, openly where their names differ', async () => {
    const entendidas = [
      { coluna: 'nome', cabecalho: 'Nome do Estabelecimento', quantas: 1 },
      { coluna: 'servidores', cabecalho: '3.1 Quantidade | Efetivo Masculino', quantas: 144 },
    ];
    const { choose } = open([json({ ...REPORT, entendidas, ignoradas: 1186 })]);
    await choose('sisdepen.csv', 'x');
    const summary = await screen.findByText('2 colunas entendidas, 1.186 não lidas');
    expect((summary.closest('details') as HTMLDetailsElement).open).toBe(true);
    expect(screen.getByText('Nome do Estabelecimento')).toBeTruthy();
    expect(screen.getByText('e mais 143, somadas')).toBeTruthy();
  });

  it('does not open what was plain from the headings', async () => {
    const entendidas = [{ coluna: 'municipio', cabecalho: 'Município', quantas: 1 }];
    const { choose } = open([json({ ...REPORT, entendidas, ignoradas: 0 })]);
    await choose('unidades.csv', 'x');
    const summary = await screen.findByText('1 coluna entendida');
    expect((summary.closest('details') as HTMLDetailsElement).open).toBe(false);
  });

  it('has nothing to write when every line is refused', async () => {
    const { choose } = open([json({ ...REPORT, novas: 0, alteradas: 0 })]);
    await choose('unidades.xlsx', 'x');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Importar 0 linhas' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Nenhuma linha pode ser importada ainda.')).toBeTruthy();
  });

  it('says why a file was refused whole, and lets another be chosen', async () => {
    const { choose } = open([json({ detail: 'O arquivo tem 40 colunas; são 8.' }, 422), json(REPORT)]);
    await choose('outra.csv', 'x');
    await screen.findByText('O arquivo tem 40 colunas; são 8.');
    await choose('certa.csv', 'x');
    await screen.findByText('Nome vazio.');
    await waitFor(() => expect(screen.queryByText('O arquivo tem 40 colunas; são 8.')).toBeNull());
  });

  it('does not send what cannot be a spreadsheet', async () => {
    const { asked, choose } = open([]);
    await choose('foto.png', 'x');
    expect(screen.getByText('Escolha um arquivo CSV ou XLSX.')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
