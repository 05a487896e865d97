/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, type Seen, serve } from '../../app/fetch.fixture.ts';
import { newQueryClient } from '../../app/query-client.ts';
import type { Pedido } from '../pedidos.queries.ts';
import type { AcaoComDialogo } from './acoes.table.ts';

pretendDesk();
const { default: Decisao } = await import('./decisao.dialog.tsx');

const PEDIDO = '/api/ms-alipen/pedidos/7';
const ALTERADO = 'Este registro foi alterado por Rui Mota às 14:32. Recarregue para continuar.';
const pedido = { id: 7, versao: 3, numero: '2026-000007', lotacao: { id: 1, nome: 'UPSL 1' } } as Pedido;
const motivo = { id: 31, contexto: 'DEVOLUCAO', codigo: 'OUTROS', texto: 'Outros', ordem: 1, versao: 1 };

type Resposta = { status?: number; json?: unknown };

function abrir(acao: AcaoComDialogo, caminho: string, resposta: Resposta | ((seen: Seen) => Resposta)) {
  const calls = serve({
    'GET /api/ms-alipen/motivos': { json: [{ ...motivo, exigeTexto: true, ativo: true }] },
    [`POST ${PEDIDO}/${caminho}`]: resposta,
  });
  const client = newQueryClient();
  const reler = jest.spyOn(client, 'invalidateQueries');
  const fechar = jest.fn();
  const feito = jest.fn();
  render(
    <QueryClientProvider client={client}>
      <Decisao acao={acao} pedido={pedido} fechar={fechar} feito={feito} />
    </QueryClientProvider>,
  );
  const passos = () => calls.filter(({ method }) => method === 'POST');
  return { user: userEvent.setup(), passos, fechar, feito, reler };
}

const botao = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const venceu = { status: 412, json: { type: '/problemas/versao-vencida', status: 412, detail: ALTERADO } };

describe('a decisão sobre um pedido', () => {
  it('vai com a versão que a pessoa via, e fecha quando feita', async () => {
    const { user, passos, fechar, feito } = abrir('confirmar', 'confirmacao', { json: pedido });
    await user.type(await screen.findByLabelText(/^Observação/), ' Visita no dia ');
    await user.click(await botao('Confirmar'));
    await waitFor(() => expect(feito).toHaveBeenCalledTimes(1));
    expect(fechar).toHaveBeenCalledTimes(1);
    expect(passos()).toHaveLength(1);
    expect(passos()[0]?.headers.get('if-match')).toBe('"3"');
    expect(passos()[0]?.body).toEqual({ observacao: 'Visita no dia' });
  });

  it('com a versão vencida nada se perde: diz quem alterou, relê o pedido e guarda o que se escreveu', async () => {
    const { user, passos, fechar, feito, reler } = abrir('devolver', 'devolucao', venceu);
    await user.click(await botao('Outros'));
    const texto = await screen.findByLabelText<HTMLTextAreaElement>('Explique');
    await user.type(texto, 'Confira o almoço');
    await user.click(await botao('Devolver'));
    expect(await screen.findByText(ALTERADO)).toBeTruthy();
    expect(texto.value).toBe('Confira o almoço');
    expect([fechar.mock.calls, feito.mock.calls]).toEqual([[], []]);
    expect(reler).toHaveBeenCalledWith({ queryKey: ['obterPedido', 7] });
    expect((await botao('Devolver')).disabled).toBe(false);
    expect(passos()).toHaveLength(1);
  });

  it('sem o texto que o motivo pede, não há o que enviar', async () => {
    const { user, passos } = abrir('devolver', 'devolucao', { json: pedido });
    expect((await botao('Devolver')).disabled).toBe(true);
    await user.click(await botao('Outros'));
    expect((await botao('Devolver')).disabled).toBe(true);
    await user.type(await screen.findByLabelText('Explique'), 'ok');
    expect((await botao('Devolver')).disabled).toBe(true);
    expect(passos()).toEqual([]);
  });
});
