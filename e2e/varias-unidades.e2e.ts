import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { taken } from './kit/api.ts';
import { inDays } from './kit/days.ts';
import { killTab, stored } from './kit/device.ts';
import { useJourney } from './kit/journey.ts';
import { saved, type } from './kit/orders.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

const paste = (page: Page, text: string) =>
  page.evaluate(content => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

type Preparo = { linhas: { lotacao: { nome: string; codigo: string }; precoCentavos: (number | null)[] }[] };

describe('pedir para muitas unidades de uma vez', () => {
  it('a gestora cola as unidades da planilha, vê o que não entrou, salva e envia', async () => {
    const { page, wrong } = await signedIn('gestora');
    const answer = taken(page, '/pedidos/preparo-do-dia');
    await page.goto(`${base()}/modules/solicitacao?modo=varias&data=${inDays(3)}`);
    const { linhas } = (await (await answer).json()) as Preparo;
    const grid = page.getByRole('grid');
    await grid.waitFor();
    const priced = linhas.filter(({ precoCentavos }) => precoCentavos.some(preco => preco !== null)).slice(0, 30);
    await page.getByRole('gridcell').first().click();
    const rows = priced.map(({ lotacao }, n) =>
      [n % 2 ? lotacao.codigo : lotacao.nome.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase(), 20 + n].join(
        '\t',
      ),
    );
    await paste(page, [...rows, 'Unidade que não existe\t10', `${priced[0]?.lotacao.nome}\tdoze`].join('\n'));
    await page.getByText(/células ignoradas/).waitFor();
    await page.getByText(/Unidade que não existe/).waitFor();
    await page.getByText(/Nada foi alterado ainda/).waitFor();
    await capture(page, 'varias-unidades-colagem');
    await page.getByRole('button', { name: /^Colar (a|as) outra/ }).click();
    const written = taken(page, '/rascunhos-em-lote');
    await page.getByRole('button', { name: /^Salvar \d+ linhas/ }).click();
    const { resultados } = await (await written).json();
    expect(resultados.every(({ resultado }: { resultado: string }) => resultado === 'GRAVADO')).toBe(true);
    await saved(page);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'varias-unidades');
    await page.getByRole('button', { name: /^Enviar \d+ pedidos/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    const sent = taken(page, '/envios-em-lote');
    await dialog.getByRole('button', { name: /^Enviar \d+ pedidos/ }).click();
    const feitos = (await (await sent).json()).resultados as { feito: boolean; pedeJustificativa: boolean }[];
    await dialog.getByText(/pedidos? enviados?/).waitFor();
    await capture(page, 'varias-unidades-resultado');
    const pedem = feitos.filter(({ pedeJustificativa }) => pedeJustificativa).length;
    if (pedem) {
      for (const group of await dialog.getByRole('group', { name: /^Motivo/ }).all()) {
        await group.getByRole('button').first().click();
      }
      await dialog.getByRole('button', { name: /^Enviar \d+ pedido/ }).click();
      await dialog.getByText(new RegExp(`^${feitos.filter(({ feito }) => feito).length + pedem} pedidos`)).waitFor();
    }
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await page.getByText('Enviado').first().waitFor();
    expect(wrong).toEqual([]);
  });

  it('o que foi digitado volta depois que a aba morre, antes de ir ao servidor', async () => {
    const { page, context } = await signedIn('gestora');
    const address = `${base()}/modules/solicitacao?modo=varias&data=${inDays(5)}`;
    await page.goto(address);
    await page.getByRole('gridcell').first().click();
    await context.setOffline(true);
    await page.keyboard.type('77');
    await page.keyboard.press('Enter');
    await page.getByText('Não salva').first().waitFor();
    const grid = page.getByRole('grid');
    const box = page.getByRole('row').filter({ hasText: 'Não salva' }).getByRole('checkbox');
    await box.and(page.locator(':checked')).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await page.getByText('1 linha desmarcada para enviar.').waitFor();
    await box.and(page.locator(':not(:checked)')).waitFor();
    const rows = Number(await grid.getAttribute('aria-rowcount'));
    expect(rows).toBeGreaterThan(2);
    expect(await grid.getByRole('row').last().getAttribute('aria-rowindex')).toBe(String(rows));
    // A page that goes sends what it has, and the browser may send that although the page has no network: this one is killed.
    await stored(page, 'alipen-lotes', 'linhas', '77');
    await killTab(context, page);
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await again.getByText(/voltou deste computador/).waitFor();
    expect(await again.getByRole('gridcell').first().innerText()).toContain('77');
  });

  it('a solicitante pede três dias de uma vez', async () => {
    const { page } = await signedIn('solicitante');
    await page.goto(`${base()}/modules/solicitacao?modo=dias`);
    await page.getByRole('grid').waitFor();
    // Days beyond the demonstration's own orders.
    const rows = page.getByRole('row', { name: /Sem pedido/ });
    const names = await rows.evaluateAll(list => list.slice(0, 3).map(row => row.querySelector('th input')?.ariaLabel));
    for (const name of names) {
      const row = page.getByRole('row').filter({ has: page.getByLabel(name ?? '', { exact: true }) });
      await row.getByRole('gridcell').first().click();
      await page.keyboard.type('15');
      await page.keyboard.press('Enter');
    }
    await saved(page);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'varios-dias');
    await page.getByRole('button', { name: /^Enviar 3 pedidos/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Enviar 3 pedidos/ }).click();
    await dialog.getByText(/^3 pedidos enviados/).waitFor();
  });

  it('a solicitante informa uma dieta e repete o pedido em outro dia', async () => {
    const { page, wrong } = await signedIn('solicitante');
    await page.goto(`${base()}/modules/solicitacao?data=${inDays(9)}`);
    await type(page, 'Almoço', 'Interno', '31');
    const diets = page.getByRole('button', { name: 'Dietas' });
    await saved(page);
    await diets.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Refeição e público').selectOption({ label: 'Almoço, Interno (31)' });
    await dialog.getByLabel('Iniciais ou código (opcional)').fill('Maria');
    await dialog.getByRole('button', { name: 'Incluir dieta' }).click();
    await dialog.getByText(/Use só iniciais/).waitFor();
    await dialog.getByLabel('Iniciais ou código (opcional)').fill('M.S.P.');
    await dialog.getByRole('button', { name: 'Incluir dieta' }).click();
    await dialog.getByRole('list', { name: 'Dietas do pedido' }).getByText('M.S.P.').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'dietas');
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await page.getByRole('button', { name: 'Repetir em outros dias' }).click();
    const repeat = page.getByRole('dialog');
    await repeat.getByRole('checkbox').nth(9).check();
    await repeat.getByRole('checkbox').nth(0).check();
    expect(await violations(page)).toEqual([]);
    await repeat.getByRole('button', { name: 'Fazer rascunhos' }).click();
    await repeat.getByText(/rascunho feito/).waitFor();
    await capture(page, 'repetir');
    expect(wrong).toEqual([]);
  });

  it('a dieta de uma pessoa, dita por um código, é pedida, autorizada por outra e entra no pedido', async () => {
    const { page, wrong } = await signedIn('solicitante');
    await page.goto(`${base()}/modules/unidade/dietas?item=novo`);
    const asked = page.getByRole('dialog', { name: 'Pedir a autorização de uma dieta' });
    await asked.getByLabel('Código da pessoa').fill('Marcos da Silva');
    await asked.getByRole('combobox', { name: 'Dieta', exact: true }).selectOption({ index: 1 });
    await asked.getByLabel('Número no conselho, com a UF').fill('12345/MA');
    await asked.getByRole('button', { name: 'Pedir', exact: true }).click();
    await asked.getByText(/Use só iniciais ou um código/).waitFor();
    await asked.getByLabel('Código da pessoa').fill('C-204');
    expect(await violations(page)).toEqual([]);
    await capture(page, 'dieta-nova');
    await asked.getByRole('button', { name: 'Pedir', exact: true }).click();
    await page.getByText('C-204').first().waitFor();

    const manager = await signedIn('gestora');
    await manager.page.goto(`${base()}/modules/unidade/dietas?situacao=PEDIDA&item=1`);
    await manager.page.getByRole('button', { name: 'Autorizar' }).click();
    const sure = manager.page.getByRole('dialog', { name: 'Autorizar a dieta' });
    await sure.getByRole('button', { name: 'Autorizar' }).click();
    await manager.page.getByText('Em vigor').first().waitFor();
    await manager.page.getByRole('button', { name: 'Transferir' }).waitFor();
    expect(await violations(manager.page)).toEqual([]);
    await capture(manager.page, 'dieta-autorizada');

    await page.goto(`${base()}/modules/solicitacao?data=${inDays(9)}`);
    await page.getByRole('button', { name: 'Dietas' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Almoço para Interno, dieta D2: 1 autorizada e 0 no pedido/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'dietas-diferem');
    await dialog.getByRole('button', { name: 'Usar as autorizadas' }).click();
    await dialog.getByText('Iguais às autorizadas para o dia.').waitFor();
    await dialog.getByRole('list', { name: 'Dietas do pedido' }).getByText('C-204').first().waitFor();
    expect([wrong.filter(line => !line.includes('422')), manager.wrong]).toEqual([[], []]);
  });
});
