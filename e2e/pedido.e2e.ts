import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(90_000);
const { base, visitAs } = useJourney(3440);

const cell = (page: Page, refeicao: string, publico: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${refeicao}.*${publico}`, 'i') });

describe('um pedido, da unidade ao mapa', () => {
  it('a unidade digita, envia, o Atendimento vê e o mapa soma', async () => {
    const { page } = await visitAs('solicitante');
    await page.getByRole('link', { name: 'Solicitar Alimentação' }).click();
    await page.getByRole('heading', { level: 1, name: 'Solicitar Alimentação' }).waitFor();
    const day = new URL(page.url()).searchParams.get('data');

    const lunch = cell(page, 'Almoço', 'Interno');
    await lunch.click();
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await page.keyboard.type('21');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    expect(await lunch.innerText()).toContain('20');
    expect(await cell(page, 'Lanche', 'Interno').innerText()).toContain('21');
    expect(await cell(page, 'Lanche', 'Servidor').innerText()).toContain('7');

    const preparation = page.waitForResponse(
      answer => answer.url().includes('/envio') && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: /enviar/i });
    // It asks only when something is unusual: whichever comes first.
    await Promise.race([preparation, confirm.click().catch(() => undefined)]);
    const sent = await (await preparation).json();
    expect(sent.situacao).toBe('ENVIADO');
    await page.getByText(sent.numero).first().waitFor();
    await capture(page, 'solicitar-enviado');

    const desk = await visitAs('atendimento');
    await desk.page.getByRole('link', { name: 'Pedidos', exact: true }).click();
    await desk.page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor();
    await desk.page.goto(`${base()}/modules/monitoramento/acompanhamento?busca=${sent.numero}`);
    await desk.page.getByText(sent.numero).first().waitFor();
    await desk.page.getByText(sent.numero).first().click();
    await desk.page.getByRole('dialog').waitFor();
    await capture(desk.page, 'pedido-detalhe');

    const manager = await visitAs('gestora');
    await manager.page.goto(`${base()}/modules/relatorios/mapaDiarioDeAlimentacao?data=${sent.dataRefeicao}`);
    const row = manager.page.getByRole('row', { name: new RegExp(sent.lotacao.nome) });
    await row.waitFor();
    const total = new Intl.NumberFormat('pt-BR').format(sent.totalRefeicoes);
    expect(await row.innerText()).toContain(total);
    expect(day === null || day === sent.dataRefeicao).toBe(true);
  });

  it.each(['-1', '1,5', '10000', 'doze'])('a quantidade %s é recusada na célula, com uma frase', async text => {
    const { page } = await visitAs('gestora');
    const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`${base()}/modules/solicitacao?lotacao=1&data=${day}`);
    const breakfast = cell(page, 'Café', 'Interno').first();
    await breakfast.click();
    const before = await breakfast.innerText();
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    await page
      .getByText(/inteiro|9\.999|número/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await breakfast.innerText()).toBe(before);
  });

  it('Ctrl+Z desfaz, e o que foi digitado volta depois de fechar a aba', async () => {
    const { page, context } = await visitAs('solicitante');
    await page.goto(`${base()}/modules/solicitacao`);
    await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
    const days = page.getByRole('button', { name: /seg|ter|qua|qui|sex|sáb|dom/i });
    await days.last().click();
    await page.waitForLoadState('networkidle');
    const dinner = cell(page, 'Jantar', 'Interno');
    const before = await dinner.innerText();
    await dinner.click();
    await page.keyboard.type('33');
    await page.keyboard.press('Enter');
    expect(await dinner.innerText()).toContain('33');
    await dinner.click();
    await page.keyboard.press('Control+Z');
    expect(await dinner.innerText()).toBe(before);
    await dinner.click();
    await page.keyboard.type('34');
    await page.keyboard.press('Enter');
    await page.getByText('Só neste computador').waitFor();
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.getByRole('button', { name: /continuar/i }).click();
    expect(await cell(again, 'Jantar', 'Interno').innerText()).toContain('34');
  });
});
