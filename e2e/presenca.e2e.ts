import { jest } from '@jest/globals';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { item } from './kit/inspection-flow.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { picture } from './kit/picture.mjs';
import { capture } from './kit/screens.ts';

jest.setTimeout(120_000);
const { base, signedIn, visitAs } = useJourney();

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;

describe('a presença na unidade', () => {
  it('a unidade mostra o código, o fiscal o lê com a câmera ou o digita, e o aparelho o guarda', async () => {
    const gate = await visitAs('solicitante');
    await gate.page.getByRole('button', { name: 'Código de presença' }).click();
    const dialog = gate.page.getByRole('dialog', { name: 'Código de presença' });
    await dialog.getByRole('img', { name: /QR do código/ }).waitFor();
    const { codigo } = await read<{ codigo: string }>(gate.page, 'codigo-presenca');
    expect(await dialog.locator('.presenca-codigo').innerText()).toMatch(/^\d{3} \d{3}$/);
    await capture(gate.page, 'presenca-codigo');
    expect(await violations(gate.page)).toEqual([]);

    const manager = await signedIn('gestora');
    const { id } = await openByHand(manager.page);
    const { page, wrong, context } = await visitAs('fiscal', PHONE);
    // The browser of the journeys reads no codes: phones' do.
    await context.addInitScript(texto => {
      Object.assign(globalThis, {
        BarcodeDetector: class {
          detect = async () => [{ rawValue: 'https://exemplo' }, { rawValue: texto }];
        },
      });
    }, `ALIPEN-R-1-${codigo}`);
    await page.goto(`${base()}/modules/fiscalizacao/fiscalizacoesPendentes/${id}`);
    const place = item(page, 'Presença na unidade');
    await place.getByLabel('Ou digite o código').fill('123 456');
    await capture(page, 'presenca-digitar');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await place.getByLabel('Ou digite o código').inputValue()).toBe('123 456');
    const chooser = page.waitForEvent('filechooser');
    await place.getByRole('button', { name: 'Ler o código com a câmera' }).click();
    await (await chooser).setFiles(await picture(page, 4));
    await place.getByText(/^Código lido às \d\d:\d\d$/).waitFor();
    await capture(page, 'presenca-lida');
    expect(await violations(page)).toEqual([]);

    await manager.page.goto(`${base()}/modules/manutencao/lotacoes?item=1`);
    const [paper] = await Promise.all([
      manager.page.waitForEvent('download'),
      manager.page.getByRole('button', { name: 'Cartaz com o código de presença' }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/^presenca-.*\.pdf$/);
    await manager.page.getByRole('button', { name: 'Trocar o código' }).click();
    await capture(manager.page, 'presenca-cartaz');
    expect(await violations(manager.page)).toEqual([]);
    await manager.page.getByRole('button', { name: 'Trocar', exact: true }).click();
    await manager.page.getByText('Código trocado: imprima o cartaz de novo.').waitFor();
    expect([gate.wrong, wrong, manager.wrong]).toEqual([[], [], []]);
  });
});
