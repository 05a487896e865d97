/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { DaOcorrencia } from './notificacoes-formais.queries.ts';

pretendDesk();
const { NotificacaoFormalPanel } = await import('./notificacao-formal.panel.tsx');
const { DevolucaoPanel } = await import('./devolucao.panel.tsx');

const SOMA = 'ab'.repeat(32);
const URL = '/api/ms-alipen/ocorrencias/7/notificacao-formal';
const dela = (over: Partial<NonNullable<DaOcorrencia['notificacao']>> = {}) => ({
  ...{ numero: 'NC 3/2026', codigo: 'N-AAAA', situacao: 'DEVOLVIDA', versao: 4, vencida: false, motivo: null },
  ...{ emitidaEm: '2026-11-20T12:00:00Z', emitidaPor: 'Marina', enviadaEm: '2026-11-20T12:05:00Z' },
  ...{ prazo: '2026-11-27T23:59:00Z', sha256: SOMA },
  devolucao: { em: '2026-11-22T12:00:00Z', por: null, conferencia: 'FORA', sha256: SOMA, bytes: 900 },
  ...over,
});
const abrir = (notificacao: object | null, acoes: string[]) => {
  const calls = serve({
    [`GET ${URL}`]: { json: { notificacao, acoes } },
    [`POST ${URL}`]: { json: { notificacao: dela({ situacao: 'EMITIDA' }), acoes: ['juntar'] } },
    [`POST ${URL}/decisao`]: { json: { notificacao: dela({ situacao: 'RECUSADA' }), acoes: ['juntar'] } },
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <NotificacaoFormalPanel ocorrenciaId={7} />
    </QueryClientProvider>,
  );
  return calls;
};

describe('a notificação à contratada na ocorrência', () => {
  it('emite-se por um botão, e quem não a emite lê que não há', async () => {
    const calls = abrir(null, ['emitir']);
    await userEvent.click(await screen.findByRole('button', { name: 'Emitir a notificação' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('diz como voltou assinada, e só se recusa com motivo', async () => {
    const calls = abrir(dela(), ['aceitar', 'recusar']);
    expect(await screen.findByText(/Assinada fora; conferir, pela contratada/)).toBeTruthy();
    const recusar = screen.getByRole<HTMLButtonElement>('button', { name: 'Recusar a devolução' });
    expect(recusar.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Motivo, para recusar a devolução'), 'Sem assinatura.');
    await userEvent.click(recusar);
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    const post = calls.find(({ method }) => method === 'POST');
    expect(post?.body).toEqual({ aceita: false, motivo: 'Sem assinatura.' });
  });

  it('diz que o prazo passou, e o motivo da recusa', async () => {
    abrir(dela({ situacao: 'RECUSADA', vencida: true, motivo: 'Outra pessoa assinou.' }), ['juntar']);
    expect(await screen.findByText('O prazo passou, e ela não voltou assinada.')).toBeTruthy();
    expect(screen.getByText('A devolução não foi aceita: Outra pessoa assinou.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Anexar a que voltou em mãos' })).toBeTruthy();
  });

  it('na página da contratada só aparece onde há uma, e diz até quando se devolve', async () => {
    const lida = { situacao: 'ENVIADA', prazo: '2026-11-27T23:59:00Z', motivo: null, conferencia: null };
    serve({
      'GET /api/ms-alipen/ocorrencias/resposta/com/notificacao': { json: { numero: 'NC 3/2026', ...lida } },
      'GET /api/ms-alipen/ocorrencias/resposta/sem/notificacao': { json: { ...lida, numero: null, situacao: null } },
    });
    const { container } = render(<DevolucaoPanel codigo="sem" />);
    render(<DevolucaoPanel codigo="com" />);
    expect(await screen.findByRole('heading', { name: 'Notificação NC 3/2026' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Baixar a notificação' })).toBeTruthy();
    expect(container.textContent).toBe('');
  });
});
