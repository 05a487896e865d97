import type { Page } from 'playwright-core';

/** A PNG drawn by the browser itself, larger than what is sent, into the page's camera field. */
export async function takePhoto(page: Page, name = 'marmita.png') {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1800;
    const pen = canvas.getContext('2d');
    for (let i = 0; i < 400 && pen; i += 1) {
      pen.fillStyle = `hsl(${i * 7} 60% ${30 + (i % 50)}%)`;
      pen.fillRect((i * 97) % 2400, (i * 61) % 1800, 260, 190);
    }
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array(await (blob as Blob).arrayBuffer())];
  });
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
}
