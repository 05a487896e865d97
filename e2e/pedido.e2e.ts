import { jest } from '@jest/globals';
import { violations } from './kit/accessibility.ts';
import { taken } from './kit/api.ts';
import { inDays } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { answerOfSending, cell, chooseReason, pastUndoing, saved, send } from './kit/orders.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn, visitAs } = useJourney();

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

    const answer = answerOfSending(page);
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Enviar pedido' }).waitFor();
    await sheet.getByRole('button', { name: 'Dia de visita ou evento' }).click();
    await capture(page, 'solicitar-conferir');
    await sheet.getByRole('button', { name: 'Enviar pedido' }).click();
    const sent = await answer;
    expect(sent.situacao).toBe('ENVIADO');
    await page.getByText(sent.numero).first().waitFor();
    await capture(page, 'solicitar-enviado');

    const desk = await visitAs('atendimento');
    await desk.page.getByRole('link', { name: 'Pedidos', exact: true }).click();
    await desk.page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor();
    await desk.page.goto(`${base()}/modules/monitoramento/acompanhamento?visao=tabela&busca=${sent.numero}`);
    // The number is in the filter's chip too; only the row opens the order.
    const listed = desk.page.locator('.tabela tbody tr', { hasText: sent.numero });
    await listed.locator('.vinculo').first().click();
    await desk.page.getByRole('dialog').waitFor();
    await capture(desk.page, 'pedido-detalhe');

    const manager = await signedIn('gestora');
    await manager.page.goto(`${base()}/modules/relatorios/mapaDiarioDeAlimentacao?data=${sent.dataRefeicao}`);
    const row = manager.page.getByRole('row', { name: new RegExp(sent.lotacao.nome) });
    await row.waitFor();
    const total = new Intl.NumberFormat('pt-BR').format(sent.totalRefeicoes);
    expect(await row.innerText()).toContain(total);
    expect(day === null || day === sent.dataRefeicao).toBe(true);
  });

  it('uma quantidade que não é um número inteiro é recusada na célula, com uma frase', async () => {
    const { page } = await signedIn('gestora');
    const day = inDays(6);
    await page.goto(`${base()}/modules/solicitacao?lotacao=1&data=${day}`);
    const breakfast = cell(page, 'Café', 'Interno').first();
    await breakfast.click();
    const before = await breakfast.innerText();
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('1,5');
    await page.keyboard.press('Enter');
    await page.getByText('Use números inteiros, sem vírgula.').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await breakfast.innerText()).toBe(before);
  });

  it('Ctrl+Z desfaz, e o que foi digitado volta depois de fechar a aba', async () => {
    const { page, context } = await signedIn('solicitante');
    await page.goto(`${base()}/modules/solicitacao`);
    await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
    const days = page.getByRole('list', { name: 'Dia da refeição' }).getByRole('button');
    // The grid of the day before stays until the chosen day is read.
    const read = taken(page, '/pedidos/preparo?');
    await days.last().click();
    await read;
    await page.locator('.pedido-do-dia[aria-busy="false"]').waitFor();
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
    await saved(page);
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.getByRole('grid').waitFor();
    expect(await cell(again, 'Jantar', 'Interno').innerText()).toContain('34');
  });

  it('o enviado ainda muda na própria grade, com motivo, e se cancela; o dia recomeça', async () => {
    const { page } = await signedIn('solicitante');
    const day = inDays(9);
    await page.goto(`${base()}/modules/solicitacao?data=${day}`);
    await page.getByRole('grid').waitFor();
    await send(page);
    await page.getByText(/Enviado em/).waitFor();
    await page.getByRole('button', { name: /^Pedir ajuste/ }).click();
    await cell(page, 'Almoço', 'Interno').click();
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    const change = page.getByRole('region', { name: /^Ajuste do pedido/ });
    await change.getByRole('button', { name: 'Soltura ou alvará' }).click();
    await capture(page, 'pedido-ajuste');
    await change.getByRole('button', { name: 'Pedir ajuste de 1 célula' }).click();
    await change.waitFor({ state: 'detached' });
    expect(await cell(page, 'Almoço', 'Interno').innerText()).toContain('300');

    const others = page.getByRole('navigation', { name: 'Outros pedidos deste dia' });
    await others.getByRole('link', { name: 'Pedido avulso' }).waitFor();
    await others.getByRole('link', { name: 'Pedir a mais' }).click();
    await page.getByText('Complementar', { exact: true }).waitFor();
    const more = cell(page, 'Jantar', 'Interno');
    await more.click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    expect(await violations(page)).toEqual([]);
    await send(page);
    await page.getByText(/Enviado em/).waitFor();
    expect(await more.innerText()).toContain('5');
    await capture(page, 'pedido-complementar');
    await others.getByRole('link', { name: /^Programado/ }).click();
    await page.getByRole('button', { name: 'Cancelar pedido' }).click();
    const question = page.getByRole('dialog');
    await chooseReason(question, 'Pedido feito por engano');
    await capture(page, 'pedido-cancelar');
    await pastUndoing(page, () => question.getByRole('button', { name: 'Cancelar pedido' }).click());
    await page.getByRole('button', { name: 'Enviar pedido' }).waitFor();
    expect(await page.getByText(/Enviado em/).count()).toBe(0);
  });
});
