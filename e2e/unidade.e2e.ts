import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, visitAs } = useJourney();

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

async function newUnit(page: Page, name: string): Promise<void> {
  await page.goto(`${base()}/modules/manutencao/lotacoes`);
  await page.getByRole('button', { name: 'Nova lotação' }).first().click();
  await field(page, 'Nome').waitFor();
  await page.getByRole('dialog').getByLabel('Nome').first().fill(name);
  await page.getByRole('dialog').getByLabel('UF').selectOption('MA');
  await page.getByRole('dialog').getByLabel('Município').fill('Vila Nova');
  await save(page);
  await page.getByText('Para esta unidade pedir refeições, falta').waitFor();
}

describe('uma unidade do nada', () => {
  it('é cadastrada, recebe o efetivo colado de um mês, e a história conta quem fez', async () => {
    const { page, wrong } = await visitAs('gestora');
    await newUnit(page, 'Casa do Riacho');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'informar quantas pessoas há nela' }).click();
    await page.getByRole('heading', { level: 1, name: 'Efetivo diário' }).waitFor();
    await page.getByRole('button', { name: /^Mês anterior/ }).click();
    await page.getByRole('button', { name: 'Colar o mês' }).click();
    const month = Array.from({ length: 28 }, (_, day) => (day === 11 ? 'abc' : String(90 + (day % 5)))).join('\n');
    await page.getByLabel(/^Um dia por linha/).fill(month);
    await page.getByText('27 dias entendidos: internos.').waitFor();
    await page.getByText(/^Linha 12 .*“abc” não é um número inteiro/).waitFor();
    await page.getByLabel('Plantão, todo dia').fill('4');
    await page.getByLabel('Expediente, de segunda a sexta').fill('6');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Levar 27 dias para a grade' }).click();
    await page.getByText('27 dias alterados').waitFor();
    await capture(page, 'efetivo-colado');
    await save(page);
    await page.getByText('Nada a salvar.').waitFor();
    expect(await page.getByLabel(/^Internos de 01\//).inputValue()).toBe('90');
    expect(await page.getByLabel(/^Internos de 12\//).inputValue()).toBe('');
    await page.getByRole('link', { name: 'Ver histórico' }).click();
    await page.getByRole('row', { name: /Informou o efetivo do mês.*Casa do Riacho/ }).waitFor();
    await page.getByText('Internos em').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'historico-do-efetivo');
    expect(wrong).toEqual([]);
  });

  it('o que se digitou na grade não se perde sem perguntar', async () => {
    const { page } = await visitAs('gestora');
    await newUnit(page, 'Casa da Pergunta');
    await page.getByRole('link', { name: 'informar quantas pessoas há nela' }).click();
    await page.getByLabel(/^Internos de 01\//).fill('10');
    await page.keyboard.press('Enter');
    await page.keyboard.type('11');
    await page.getByText('2 dias alterados').waitFor();
    await save(page);
    await page.getByText(/números precisam de correção/).waitFor();
    await page.getByRole('button', { name: /^Mês anterior/ }).click();
    await page.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    expect(await page.getByLabel(/^Internos de 02\//).inputValue()).toBe('11');
  });

  it('uma planilha é ensaiada, diz a linha e a coluna do que recusa, e grava o resto', async () => {
    const { page, wrong } = await visitAs('gestora');
    const file = join(tmpdir(), `unidades-${process.pid}.csv`);
    writeFileSync(
      file,
      Buffer.from(
        'nome;uf;municipio;tipo;capacidade\nCasa do Açude;CE;Açude;Abrigo;10\nCasa Ruim;ZZ;Açude;Abrigo;dez\n',
        'latin1',
      ),
    );
    await page.goto(`${base()}/modules/manutencao/lotacoes`);
    await page.getByRole('button', { name: 'Importar' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(/que não é uma UF/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'lotacoes-importacao');
    await page.getByRole('button', { name: /^Importar \d/ }).click();
    await page.getByText('Fechar', { exact: true }).click();
    await page
      .getByRole('link', { name: 'Casa do Açude' })
      .or(page.getByRole('button', { name: 'Casa do Açude' }))
      .first()
      .waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('button', { name: 'Planilha (XLSX)' }).click();
    expect((await download).suggestedFilename()).toBe('lotacoes.xlsx');
    expect(wrong).toEqual([]);
  });
});
