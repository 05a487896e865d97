import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { withSlashes as emBarras, inDays as mais } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { visitAs } = useJourney();

const UNIDADE = 'Casa de Custódia Lagoa Nova';
const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

describe('um gestor que nunca viu o sistema', () => {
  it('põe uma unidade de pé do nada, e o pedido de amanhã dela já vem preenchido', async () => {
    const { page, wrong } = await visitAs('gestora');
    const dialogo = page.getByRole('dialog');

    await page.getByRole('button', { name: 'Configurações' }).click();
    await page.getByRole('link', { name: 'Lotações', exact: true }).click();
    await page.getByRole('button', { name: 'Nova lotação' }).click();
    await dialogo.getByLabel('Nome', { exact: true }).fill(UNIDADE);
    await dialogo.getByLabel('UF', { exact: true }).selectOption('MA');
    await dialogo.getByLabel('Município', { exact: true }).fill('Lagoa Nova');
    await salvar(page);
    await page.getByText('Para esta unidade pedir refeições, falta').waitFor();
    await capture(page, 'do-nada-lotacao');

    await page.getByRole('link', { name: 'informar quantas pessoas há nela' }).click();
    await page.getByRole('heading', { level: 1, name: 'Efetivo diário' }).waitFor();
    const dia = emBarras(mais(0)).slice(0, 5);
    await page.getByLabel(`Internos de ${dia}`).fill('42');
    await page.getByLabel(`Plantão de ${dia}`).fill('6');
    await page.getByLabel(`Expediente de ${dia}`).fill('3');
    await salvar(page);
    await page.getByText('Nada a salvar.').waitFor();

    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('link', { name: 'Fornecedor' }).click();
    await page.getByRole('button', { name: 'Novo fornecedor' }).click();
    await dialogo.getByLabel('CNPJ', { exact: true }).fill('12.ABC.345/01DE-35');
    await dialogo.getByLabel('Razão social', { exact: true }).fill('Tempero da Lagoa Ltda.');
    await salvar(page);
    await page.getByRole('button', { name: 'Cadastrar o contrato' }).click();
    await page.getByLabel('Número', { exact: true }).fill('200/2026');
    await page.getByLabel('Vale de', { exact: true }).fill('hoje');
    await page.getByLabel('Até', { exact: true }).fill(emBarras(mais(365)));
    await salvar(page);
    for (const [refeicao, preco] of [
      ['Café da manhã', '2,50'],
      ['Almoço', '14,90'],
      ['Lanche', '3'],
      ['Jantar', '12,00'],
    ] as const) {
      for (const publico of ['Interno', 'Servidor']) {
        await page.getByLabel(`Preço de ${refeicao} para ${publico}, em reais`).fill(preco);
        await page.getByLabel(`Quantidade contratada de ${refeicao} para ${publico}`).fill('20000');
      }
    }
    await page.getByRole('button', { name: 'Salvar preços' }).click();
    await page.getByRole('button', { name: 'Escolher as lotações' }).click();
    await page.getByRole('button', { name: 'Incluir lotações' }).click();
    await capture(page, 'do-nada-lotacoes-do-contrato');
    await page.getByLabel('Buscar lotação por nome ou município').fill('lagoa nova');
    await page.getByRole('button', { name: `Incluir ${UNIDADE}` }).click();
    await page.getByRole('button', { name: 'Atender 1 lotação' }).click();

    await page.getByRole('link', { name: 'Abrir Programação Unidade' }).click();
    await page.getByRole('link', { name: UNIDADE }).click();
    await page.getByRole('button', { name: 'Gerar do efetivo' }).click();
    await page.getByRole('button', { name: 'Levar para a grade' }).click();
    await page.getByRole('button', { name: 'Salvar programação…' }).click();
    await capture(page, 'do-nada-programacao');
    await dialogo.getByRole('button', { name: 'Salvar versão' }).click();
    await page.getByText('Vigente').first().waitFor();

    await page.getByRole('link', { name: 'Pedido de amanhã' }).click();
    await page.getByRole('gridcell', { name: /^Almoço, Interno, 42\b/ }).waitFor();
    await page.getByRole('gridcell', { name: /^Jantar, Servidor, 6\b/ }).waitFor();
    await page.getByText('Contrato 200/2026 · Tempero da Lagoa').first().waitFor();
    await capture(page, 'do-nada-pedido');
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
