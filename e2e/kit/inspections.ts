import type { Page } from 'playwright-core';
import { read } from './api.ts';

type Expected = { entregas: { refeicao: string; tipoAlimentacaoId: number; pedido: { id: number } }[] };

/** Opened by the manager, by the API that the screen calls. */
export async function openByHand(page: Page, unit = 1, meal = 'Almoço'): Promise<{ id: number; numero: string }> {
  const { entregas } = await read<Expected>(page, `recebimentos/esperados?lotacaoId=${unit}`);
  const one = entregas.find(({ refeicao }) => refeicao === meal);
  const { marca } = await (await page.request.get('/api/sessao', { headers: { 'X-CSRF': '1' } })).json();
  const answer = await page.request.post('/api/ms-alipen/fiscalizacoes', {
    headers: {
      'X-CSRF': '1',
      'Sec-Fetch-Site': 'same-origin',
      'X-Sessao': marca,
      'Idempotency-Key': crypto.randomUUID(),
    },
    data: { origem: 'MANUAL', pedidoId: one?.pedido.id, tipoAlimentacaoId: one?.tipoAlimentacaoId },
  });
  if (!answer.ok()) throw new Error(`fiscalizacoes: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
