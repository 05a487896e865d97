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
    { evento: 'PEDIDO_DEVOLVIDO', tipo: 'PENDENCIA', recebe: true, forma: 'NA_HORA', padrao: 'NA_HORA' },
    { evento: 'PEDIDO_RECUSADO', tipo: 'AVISO', recebe: false, forma: 'SISTEMA', padrao: 'NA_HORA' },
    { evento: 'PEDIDO_CANCELADO', tipo: 'AVISO', recebe: false, forma: 'NAO', padrao: 'NAO' },
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

const forma = (nome: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: nome });

describe('os e-mails que a pessoa recebe', () => {
  it('mostra a forma de cada um, e salva a que ela escolheu', async () => {
    const { calls, fechar } = abrir(escolha({ alcance: 'TUDO' }));
    expect((await forma('Pedido devolvido para correção')).value).toBe('NA_HORA');
    expect((await forma('Pedido recusado')).value).toBe('SISTEMA');
    expect(screen.getByText('Chegam em sonia@orgao.gov.br.')).toBeTruthy();
    const opcoes = async (nome: string) => [...(await forma(nome)).options].map(({ value }) => value);
    expect(await opcoes('Pedido recusado')).toEqual(['NA_HORA', 'RESUMO', 'SISTEMA']);
    expect(await opcoes('Pedido cancelado')).toEqual(['NA_HORA', 'RESUMO', 'SISTEMA', 'NAO']);
    await userEvent.selectOptions(await forma('Pedido cancelado'), 'E-mail na hora');
    await userEvent.click(screen.getByRole('button', { name: 'Juntar todos no resumo do dia' }));
    expect(screen.queryByRole('button', { name: 'Juntar todos no resumo do dia' })).toBeNull();
    await userEvent.selectOptions(await forma('De onde vêm os e-mails'), 'Só dos contratos por que respondo');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(fechar).toHaveBeenCalled());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      escolhas: [
        { evento: 'PEDIDO_DEVOLVIDO', forma: 'RESUMO' },
        { evento: 'PEDIDO_RECUSADO', forma: 'SISTEMA' },
        { evento: 'PEDIDO_CANCELADO', forma: 'RESUMO' },
      ],
      alcance: 'MEUS_CONTRATOS',
    });
  });

  it.each([
    [{ email: null }, /Você não tem e-mail no cadastro/],
    [{ correioLigado: false }, /ainda não envia e-mails/],
    [{ itens: [] }, /Nada do que acontece é do seu perfil/],
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
    await userEvent.selectOptions(await forma('Pedido devolvido para correção'), 'Só no sistema');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Este aviso não vai por e-mail a nenhum perfil seu.')).toBeTruthy();
    expect((await forma('Pedido devolvido para correção')).value).toBe('SISTEMA');
    expect(fechar).not.toHaveBeenCalled();
  });
});
