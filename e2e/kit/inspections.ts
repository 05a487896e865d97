import type { Page } from 'playwright-core';

/** Opened by the manager, by the API that the screen calls. */
export const openByHand = (page: Page, unit = 1, meal = 'Almoço') =>
  page.evaluate(
    async ([lotacaoId, refeicao]) => {
      const session = await (await fetch('/api/sessao', { headers: { 'X-CSRF': '1' } })).json();
      const headers = { 'X-CSRF': '1', 'X-Sessao': session.marca, 'content-type': 'application/json' };
      const day = await (
        await fetch(`/api/ms-alipen/recebimentos/esperados?lotacaoId=${lotacaoId}`, { headers })
      ).json();
      if (!day.entregas) throw new Error(`the deliveries of the day: ${JSON.stringify(day)}`);
      const one = day.entregas.find((entrega: { refeicao: string }) => entrega.refeicao === refeicao);
      const answer = await fetch('/api/ms-alipen/fiscalizacoes', {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({ origem: 'MANUAL', pedidoId: one.pedido.id, tipoAlimentacaoId: one.tipoAlimentacaoId }),
      });
      return (await answer.json()) as { id: number; numero: string };
    },
    [unit, meal] as const,
  );

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
