import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations, violationsInHighContrast, violationsInTheDark } from './kit/accessibility.ts';
import { read, write } from './kit/api.ts';
import { answerMeasures, CONFORMING, choose, item, takePhoto } from './kit/inspection-flow.ts';
import { openByHand } from './kit/inspections.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { smallTargets } from './kit/reach.ts';
import { capture } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney({}, KEPT_FOR_LATER);

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas';

interface OnServer {
  situacao: string;
  versoes: number;
  fotos: number;
  fotosFaltando: number;
  conclusao: { respostas: { item: string }[]; fotos: { foto: string | null; coberta: boolean }[] } | null;
}

const inspection = (page: Page, id: number) => read<OnServer>(page, `fiscalizacoes/${id}`);

/** By keys: what is in the middle, and a part more than wanted is taken back. */
async function coverTheMiddle(page: Page) {
  const question = item(page, 'Foto da marmita aberta');
  await question.getByRole('button', { name: 'Cobrir rosto ou nome' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cobrir rosto ou nome' });
  await dialog.getByText('Não mostre rostos nem nomes.').waitFor();
  await dialog.getByRole('button', { name: 'Cobrir uma parte' }).press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft');
  await dialog.locator('canvas').click({ position: { x: 20, y: 20 } });
  await dialog.getByText('2 partes cobertas').waitFor();
  await capture(page, 'fiscalizacao-cobrir');
  expect(await smallTargets(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Delete');
  await dialog.getByText('1 parte coberta:').waitFor();
  await dialog.getByRole('button', { name: 'Usar a foto coberta' }).press('Enter');
  await question.getByText('Coberta em parte').waitFor();
}

/** How light the middle and the upper left corner of a photo are, of 255. */
const lightness = (page: Page, name: string) =>
  page.evaluate(
    async address => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const at = (x: number, y: number) => Math.max(...(pen?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? []));
      return [at(image.width / 2, image.height / 2), at(image.width * 0.02, image.height * 0.02)];
    },
    `${base()}/api/ms-alipen/foto-refeicao?foto=${encodeURIComponent(name)}`,
  );

describe('a fiscalização no portão', () => {
  it('inteira sem rede, com a aba fechada pela câmera no meio; a rede volta e a gestora vê', async () => {
    const manager = await signedIn('gestora');
    const { id, numero } = await openByHand(manager.page);

    const { page, context, wrong } = await signedIn('fiscal', PHONE);
    await page.goto(base() + PENDENTES);
    await page.getByText('Baixado às').waitFor();
    await page.getByText(numero).waitFor();
    await capture(page, 'fiscalizacoes-pendentes');
    expect(await violations(page)).toEqual([]);
    // The service worker is active: the phone has all it needs before the gate.
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

    await context.setOffline(true);
    // The service worker answers without waiting for the network.
    const opened = await page.reload();
    expect(opened?.fromServiceWorker()).toBe(true);
    await page.getByText(numero).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: numero })
      .getByRole('link', { name: /Iniciar fiscalização/ })
      .click();
    await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();

    await answerMeasures(page);
    for (const question of CONFORMING) await choose(page, question, 'Conforme');
    await choose(page, 'Embalagem íntegra', 'Não conforme');
    await item(page, 'Embalagem íntegra').getByLabel('O que não está conforme').fill('Tampas abertas');
    await takePhoto(page, 'Embalagem íntegra', 1);
    await capture(page, 'fiscalizacao-fluxo');
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    expect(await violationsInHighContrast(page)).toEqual([]);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.fluxo button, .fluxo summary, .fluxo input:not([type=file])')]
        .filter(({ offsetHeight }) => offsetHeight > 0 && offsetHeight < 44)
        .map(({ textContent, offsetHeight }) => `${textContent} ${offsetHeight}`),
    );
    expect(small).toEqual([]);

    // Opening the camera may kill the tab: the page comes back to the same question.
    const chooser = page.waitForEvent('filechooser');
    await item(page, 'Foto da marmita aberta').getByRole('button', { name: 'Tirar foto' }).click();
    await chooser;
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.getByText('A câmera fechou o navegador. Tirar a foto de novo?').waitFor();
    await item(again, 'Embalagem íntegra').getByText('No aparelho').waitFor();
    await takePhoto(again, 'Foto da marmita aberta', 2);
    await coverTheMiddle(again);

    const place = item(again, 'Lugar da fiscalização');
    await context.clearPermissions();
    await place.getByRole('button', { name: 'Guardar o lugar' }).click();
    await place.getByText('O aparelho não deu o lugar.').waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -2.530721, longitude: -44.30678, accuracy: 12 });
    await place.getByRole('button', { name: 'Tentar de novo' }).click();
    await place.getByText('-2,53072; -44,30678, com precisão de 12 m').waitFor();

    await choose(again, 'Ciência do preposto', 'Recusa');
    await item(again, 'Ciência do preposto').getByLabel('Nome de quem representa').fill('Edinaldo Reis');
    await again.getByRole('button', { name: 'Concluir' }).click();
    await again.getByText('Escreva por que o preposto recusou.').waitFor();
    await item(again, 'Ciência do preposto').getByLabel('Por que recusou').fill('Não concorda com a medida');
    await again.getByRole('button', { name: 'Concluir' }).click();
    await again.getByText('Fiscalização concluída. Será enviada quando houver conexão').waitFor();
    await again.getByRole('link', { name: 'Ver a fila de envio' }).click();
    await again.getByText(`Fiscalização ${numero}`).waitFor();
    await again.getByText('1 fiscalização e 2 fotos aguardando envio').waitFor({ state: 'attached' });
    await capture(again, 'fila-de-envio');
    expect(await violations(again)).toEqual([]);
    const copy = again.waitForEvent('download');
    await again.getByRole('button', { name: 'Exportar cópia' }).click();
    expect((await copy).suggestedFilename()).toMatch(/^fila-de-envio-.*\.zip$/);

    const other = await context.newPage();
    await other.goto(base() + PENDENTES).catch(() => undefined);
    await context.setOffline(false);
    await again.bringToFront();
    await again.getByText('já está no servidor').waitFor({ timeout: 60_000 });
    const sent = await inspection(manager.page, id);
    expect([sent.situacao, sent.versoes, sent.fotos, sent.fotosFaltando]).toEqual(['CIENTE_FORNECEDOR', 1, 2, 0]);
    expect(sent.conclusao?.fotos.every(({ foto }) => foto !== null)).toBe(true);
    expect(sent.conclusao?.fotos.map(({ coberta }) => coberta).sort()).toEqual([false, true]);

    await manager.page.goto(`${base()}${REALIZADAS}?de=2020-01-01&item=${id}`);
    await manager.page.getByText('Tampas abertas').waitFor();
    await manager.page.getByText('Coberta em parte').waitFor();
    const covered = sent.conclusao?.fotos.find(({ coberta }) => coberta)?.foto ?? '';
    const [middle = 255, corner = 0] = await lightness(manager.page, covered);
    expect([middle < 8, corner > 8]).toEqual([true, true]);
    await manager.page.getByText('Lugar guardado: -2,53072; -44,30678, com precisão de 12 m').waitFor();
    await manager.page.getByRole('dialog').getByText('57,5 °C').waitFor();
    await manager.page.waitForFunction(() =>
      [...document.images].every(image => image.complete && image.naturalWidth > 0),
    );
    await capture(manager.page, 'fiscalizacao-realizada');
    expect(await violations(manager.page)).toEqual([]);
    // The browser reports as errors the calls that failed while the journey was offline on purpose.
    expect(wrong.filter(line => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('começada sem rede, o formulário editado enquanto isso: segue com as perguntas que mostrou, e assim é gravada', async () => {
    const manager = await signedIn('gestora');
    const { id, numero } = await openByHand(manager.page, 3);
    const shown = await formInForce(manager.page);

    const { page, context } = await signedIn('fiscal', PHONE);
    await page.goto(base() + PENDENTES);
    await page.getByText(numero).waitFor();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await context.setOffline(true);
    await page
      .getByRole('listitem')
      .filter({ hasText: numero })
      .getByRole('link', { name: /Iniciar fiscalização/ })
      .click();
    await choose(page, 'Embalagem íntegra', 'Conforme');
    await takePhoto(page, 'Foto da marmita aberta', 3);

    const edited = await addQuestion(manager.page, 'Talheres embalados um a um');
    expect(edited).not.toBe(shown);
    await context.setOffline(false);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();
    await item(page, 'Embalagem íntegra').locator('button[aria-pressed=true]').waitFor();
    expect(await item(page, 'Talheres embalados').count()).toBe(0);
    await answerMeasures(page);
    for (const question of CONFORMING) await choose(page, question, 'Conforme');
    expect(await item(page, 'Talheres embalados').count()).toBe(0);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('Fiscalização concluída').first().waitFor();
    const there = () => inspection(manager.page, id);
    expect(await until(there, ({ situacao }) => situacao === 'REALIZADA')).toMatchObject({
      situacao: 'REALIZADA',
      versoes: 1,
      conclusao: { formularioId: shown },
    });
  });
});

interface Form {
  id: number;
  versao: number;
  vigente: boolean;
  contrato: object | null;
}
async function formInForce(page: Page): Promise<number> {
  const forms = await read<Form[]>(page, 'formularios');
  return forms.find(({ contrato, vigente }) => contrato === null && vigente)?.id ?? 0;
}

async function addQuestion(page: Page, titulo: string): Promise<number> {
  const current = await read<Form & { secoes: { codigo: string; itens: { codigo: string }[] }[] }>(
    page,
    `formularios/${await formInForce(page)}`,
  );
  const { id: _, versao, ...form } = current;
  const [first, ...rest] = form.secoes;
  const question = { titulo, tipo: 'CONFORMIDADE', peso: 1, pontos: 5, critico: false, tolerancia: 0, foto: 'NUNCA' };
  const added = { ...question, codigo: 'A9', obrigatorio: true, admiteNaoSeAplica: false, gravidade: 'LEVE' };
  const secoes = [{ ...first, itens: [...(first?.itens ?? []), added] }, ...rest];
  const { titulo: name, faixasDesconto, notas } = form as unknown as Record<string, unknown>;
  const next = { titulo: name, faixasDesconto, notas, secoes, contratoId: null, versaoAnterior: versao };
  const { status, body } = await write<{ id: number }>(page, 'POST', 'formularios', next);
  expect(status).toBe(201);
  return body.id;
}
