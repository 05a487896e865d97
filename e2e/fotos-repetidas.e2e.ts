import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { taken } from './kit/api.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { picture } from './kit/picture.mjs';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, signedIn, visitAs } = useJourney();
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas';

/** Gives this file to the camera: the same file twice is what somebody who does not go to the gate would send. */
async function photograph(page: Page, id: number, file: Awaited<ReturnType<typeof picture>>) {
  const kept = taken(page, '/api/ms-alipen/fotos/');
  await page.goto(`${base()}${PENDENTES}/${id}`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('region', { name: 'Foto da marmita aberta' })
    .getByRole('button', { name: /Tirar foto/ })
    .click();
  await (await chooser).setFiles(file);
  // It leaves once the person goes on to something else.
  await page.getByRole('region', { name: 'Foto da marmita aberta' }).getByRole('img').first().waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await kept;
}

describe('a mesma foto em duas fiscalizações', () => {
  it('o sino avisa a gestora, que compara as duas lado a lado e decide; a decisão fica e pode ser revista', async () => {
    const manager = await visitAs('gestora');
    const [one, other] = [await openByHand(manager.page, 1), await openByHand(manager.page, 3)];
    const inspector = await signedIn('fiscal');
    await inspector.page.goto(base());
    const file = await picture(inspector.page, 9);
    await photograph(inspector.page, one.id, file);
    await photograph(inspector.page, other.id, file);

    const { page, wrong } = manager;
    await page.goto(`${base()}/notificacoes`);
    await page
      .getByRole('link', { name: /Comparar as fotos/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Fotos repetidas' }).waitFor();
    const pair = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^A mesma foto/ }) });
    await pair.getByRole('region', { name: 'Foto nova' }).getByText('Helena Castro Viana').waitFor();
    await pair.getByRole('region', { name: 'Usada antes' }).getByText('Marmita').waitFor();
    await page.waitForFunction(() => {
      const shown = [...document.querySelectorAll<HTMLImageElement>('.repetida-foto img')];
      return shown.length === 2 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    });
    await capture(page, 'fotos-repetidas');
    expect(await violations(page)).toEqual([]);

    await pair.getByLabel(/^Observação/).fill('A bandeja é a mesma.');
    await pair.getByRole('button', { name: /^É repetida/ }).click();
    await page.getByRole('heading', { name: 'Nada a decidir.' }).waitFor();
    await page.getByLabel('Situação').selectOption('REPETIDA');
    await pair.getByText('A bandeja é a mesma.').waitFor();
    await capture(page, 'fotos-repetidas-decidida');
    expect(await violations(page)).toEqual([]);
    await pair.getByRole('button', { name: /^Rever a decisão/ }).click();
    await pair.getByRole('button', { name: /^Não é repetida/ }).click();
    await page.getByRole('heading', { name: 'Nenhuma repetição com este filtro.' }).waitFor();

    await page.goto(`${base()}${REALIZADAS}`);
    await page.getByRole('link', { name: 'Fotos repetidas' }).click();
    await page.getByRole('heading', { name: 'Nada a decidir.' }).waitFor();
    expect(wrong).toEqual([]);
  });
});
