/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import { acessos, menu, sessao } from '../app/session.fixture.ts';
import { listarAcessos, obterMenu, obterSessao } from '../app/session.queries.ts';
import { listarNotas, type Nota, type Notas } from './notas.queries.ts';

pretendDesk();
const { NotasDaMedicao } = await import('./notas.panel.tsx');

const RECUSADA: Nota = {
  ...{ id: 1, situacao: 'RECUSADA', versaoDoAtesto: 1, sha256: 'a'.repeat(64) },
  nota: {
    ...{
      especie: 'NFE',
      chave: '2'.repeat(44),
      serie: '1',
      numero: '77',
      emitidaEm: '2026-12-12T10:00:00-03:00',
      protocolo: '1',
    },
    ...{ produtosCentavos: 1001, descontosCentavos: 0, totalCentavos: 1001, informacoes: '' },
    retencoes: [{ codigo: 'vIRRF', centavos: 12 }],
  },
  divergencias: [
    { codigo: 'LIQUIDO', sentenca: 'O valor da nota não é o líquido.', esperado: 'R$ 10,00', encontrado: 'R$ 10,01' },
  ],
  ...{ enviadaEm: '2026-12-13T12:00:00.000Z', enviadaPor: 'Marina Duarte' },
};
const SERVICO: Nota = {
  ...RECUSADA,
  ...{ id: 3, situacao: 'CONFERE', divergencias: [] },
  nota: RECUSADA.nota && { ...RECUSADA.nota, especie: 'NFSE', chave: '2'.repeat(50) },
};
const CONFERE: Nota = { ...RECUSADA, id: 2, situacao: 'CONFERE', divergencias: [] };

function Pagina() {
  return <NotasDaMedicao medicaoId={3} notas={useQuery(listarNotas(3))} />;
}

/** The server answers the list as it stands, and keeps what it is sent. */
function abrir(inicio: Partial<Notas>, respostas: readonly Nota[] = []) {
  const lista: Notas = { impedimento: null, esperadoCentavos: 1000, notas: [], ...inicio };
  const filas = [...respostas];
  const enviados: string[] = [];
  globalThis.fetch = async input => {
    const pedido = input as Request;
    if (pedido.method === 'GET') return new Response(JSON.stringify(lista));
    enviados.push(`${new URL(pedido.url).pathname} ${pedido.headers.get('content-type')}`);
    const nota = filas.shift();
    if (nota) lista.notas = [nota, ...lista.notas];
    return new Response(JSON.stringify(nota));
  };
  const client = newQueryClient();
  const usuario = { ...sessao().usuario, authorities: ['AL_GESTOR'] };
  const gestora = sessao({ papel: 'GESTOR', papeis: ['GESTOR'], usuario });
  client.setQueryData(obterSessao().queryKey, gestora);
  client.setQueryData(obterMenu().queryKey, { ...menu, papel: 'GESTOR' });
  client.setQueryData(listarAcessos().queryKey, acessos);
  render(
    <QueryClientProvider client={client}>
      <Pagina />
    </QueryClientProvider>,
  );
  return enviados;
}
const escolher = async (tamanho = 10) =>
  userEvent.upload(
    await screen.findByLabelText('XML da nota fiscal'),
    new File(['x'.repeat(tamanho)], 'nota.xml', { type: 'text/xml' }),
  );

describe('a nota fiscal de uma medição', () => {
  it('mostra o que não confere ao lado do atestado, e depois a nota que confere, sem pedir outra', async () => {
    const enviados = abrir({}, [RECUSADA, CONFERE]);
    await screen.findByText(/^A nota deve ser de/);
    await escolher();
    const tabela = within(await screen.findByRole('table'));
    expect(tabela.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['R$ 10,00', 'R$ 10,01']);
    expect(tabela.getByText('O valor da nota não é o líquido.')).toBeTruthy();
    expect(screen.getByText(/^Retenções que a nota declara/).textContent).toContain('Imposto de renda');
    await escolher();
    await screen.findByRole('button', { name: 'Baixar o XML' });
    expect(screen.queryByLabelText('XML da nota fiscal')).toBeNull();
    expect(screen.getByText('Ver 1 envio anterior')).toBeTruthy();
    expect(enviados).toEqual(Array(2).fill('/api/ms-alipen/medicoes/3/notas application/xml'));
  });

  it('diz de uma NFS-e que ela não tem itens, e que só se comparam os valores', async () => {
    abrir({ notas: [SERVICO] });
    expect((await screen.findByText(/NFS-e 77,\s+série 1/)).textContent).toMatch(/^Confere/);
    expect(screen.getByText(/^Uma NFS-e traz um serviço só/)).toBeTruthy();
  });

  it('diz o que falta antes de receber uma nota', async () => {
    abrir({ impedimento: 'A medição ainda não foi atestada: a nota vem depois do atesto.' });
    await screen.findByText('A medição ainda não foi atestada: a nota vem depois do atesto.');
    expect(screen.queryByLabelText('XML da nota fiscal')).toBeNull();
  });

  it('não envia o que passa de 1 MB', async () => {
    const enviados = abrir({});
    await escolher(1_048_577);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/passa de 1 MB/));
    expect(enviados).toEqual([]);
  });
});
