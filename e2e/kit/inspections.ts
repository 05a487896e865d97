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

/** A picture drawn by the browser itself, each seed another, larger than what is sent. */
export async function picture(page: Page, seed: number) {
  const bytes = await page.evaluate(async start => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1800;
    const pen = canvas.getContext('2d');
    for (let i = 0; i < 300 && pen; i += 1) {
      pen.fillStyle = `hsl(${i * 7 + start * 53} 60% ${30 + (i % 50)}%)`;
      pen.fillRect((i * 97 * start) % 2400, (i * 61 + start * 211) % 1800, 260, 190);
    }
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return [...new Uint8Array(await (blob as Blob).arrayBuffer())];
  }, seed);
  return { name: `foto-${seed}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}
