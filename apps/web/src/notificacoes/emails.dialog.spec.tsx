/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { EscolhaDeEmails } from './notificacoes.queries.ts';

pretendDesk();
const { default: EmailsDialog } = await import('./emails.dialog.tsx');

const escolha = (over: Partial<EscolhaDeEmails> = {}): EscolhaDeEmails => ({
  email: 'sonia@orgao.gov.br',
  correioLigado: true,
  itens: [
    { evento: 'PEDIDO_DEVOLVIDO', tipo: 'PENDENCIA', recebe: true },
    { evento: 'PEDIDO_RECUSADO', tipo: 'AVISO', recebe: false },
  ],
  ...over,
});

function abrir(lida: EscolhaDeEmails, aoGravar: { status?: number; json?: unknown } = { json: lida }) {
  const calls = serve({
    'GET /api/ms-alipen/notificacoes/emails': { json: lida },
    'PUT /api/ms-alipen/notificacoes/emails': aoGravar,
  });
  const fechar = jest.fn();
  render(
    <QueryClientProvider client={newQueryClient()}>
      <EmailsDialog fechar={fechar} />
    </QueryClientProvider>,
  );
  return { calls, fechar };
}

const caixa = (nome: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: nome });

describe('os e-mails que a pessoa recebe', () => {
  it('mostra o que ela escolheu e grava só o que não quer', async () => {
    const { calls, fechar } = abrir(escolha());
    expect((await caixa('Pedido devolvido para correção')).checked).toBe(true);
    expect((await caixa('Pedido recusado')).checked).toBe(false);
    expect(screen.getByText('Chegam em sonia@orgao.gov.br.')).toBeTruthy();
    await userEvent.click(await caixa('Pedido devolvido para correção'));
    await userEvent.click(await caixa('Pedido recusado'));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(fechar).toHaveBeenCalled());
    const gravada = calls.find(({ method }) => method === 'PUT');
    expect(gravada?.body).toEqual({ recusados: ['PEDIDO_DEVOLVIDO'] });
  });

  it.each([
    [{ email: null }, /Você não tem e-mail no cadastro/],
    [{ correioLigado: false }, /ainda não envia e-mails/],
    [{ itens: [] }, /Nada do que é do seu perfil vai por e-mail/],
  ])('diz por que não chegariam: %j', async (over, frase) => {
    abrir(escolha(over));
    expect(await screen.findByText(frase)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salvar' }) === null).toBe('itens' in over);
  });

  it('o que não se gravou fica na tela, com a frase do servidor', async () => {
    const { fechar } = abrir(escolha(), {
      status: 422,
      json: { title: 'Dados inválidos', status: 422, detail: 'Este aviso não vai por e-mail a nenhum perfil seu.' },
    });
    await userEvent.click(await caixa('Pedido devolvido para correção'));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Este aviso não vai por e-mail a nenhum perfil seu.')).toBeTruthy();
    expect((await caixa('Pedido devolvido para correção')).checked).toBe(false);
    expect(fechar).not.toHaveBeenCalled();
  });
});
