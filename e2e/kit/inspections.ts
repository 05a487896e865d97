import type { Page } from 'playwright-core';
import { read, write } from './api.ts';

type Expected = { entregas: { refeicao: string; tipoAlimentacaoId: number; pedido: { id: number } }[] };

export async function openByHand(page: Page, unit = 1, meal = 'Almoço'): Promise<{ id: number; numero: string }> {
  const { entregas } = await read<Expected>(page, `recebimentos/esperados?lotacaoId=${unit}`);
  const one = entregas.find(({ refeicao }) => refeicao === meal);
  const data = { origem: 'MANUAL', pedidoId: one?.pedido.id, tipoAlimentacaoId: one?.tipoAlimentacaoId };
  const { status, body } = await write<{ id: number; numero: string }>(page, 'POST', 'fiscalizacoes', data);
  if (status >= 400) throw new Error(`fiscalizacoes: ${status} ${JSON.stringify(body)}`);
  return body;
}
