import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { inDays as daqui, withSlashes as emBarras } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { capture, settled } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

const TELA = '/modules/manutencao/programacaoUnidade';
const UNIDADE = 'Casa de Acolhida Boa Travessia';

async function abrir(page: Page): Promise<void> {
  await page.goto(base() + TELA);
  await page.getByRole('link', { name: UNIDADE }).click();
  await page.getByRole('heading', { level: 2, name: UNIDADE }).waitFor();
}

const aba = (page: Page, nome: string) => page.getByRole('tab', { name: nome }).click();
const celula = (page: Page, nome: string) => page.getByRole('gridcell', { name: nome });

describe('a programação de uma unidade', () => {
  it('digitada, copiada para os outros dias e salva, preenche a tela do pedido', async () => {
    const { page, wrong } = await signedIn('gestora');
    await abrir(page);
    await celula(page, 'Almoço, Interno, Segunda:').click();
    await page.keyboard.type('77');
    await page.keyboard.press('Enter');
    await celula(page, 'Almoço, Interno, Segunda: 77 era').waitFor();
    await page.getByRole('button', { name: 'Copiar um dia…' }).click();
    for (const dia of ['Sábado', 'Domingo']) await page.getByRole('checkbox', { name: dia }).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Levar para a grade' }).click();
    await celula(page, 'Almoço, Interno, Domingo: 77 era').waitFor();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await celula(page, 'Almoço, Interno, Domingo: 77').waitFor();
    await aba(page, 'Versões');
    await page.locator('ol').getByText('Vigente').waitFor();
    await page.locator('ol').getByText('Encerrada').waitFor();
    await page.goto(
      `${base()}/modules/solicitacao?lotacao=${new URL(page.url()).searchParams.get('lotacao')}&data=${daqui(4)}`,
    );
    await page.getByRole('gridcell', { name: /^Almoço, Interno, 77\b/ }).waitFor();
    expect(wrong).toEqual([]);
  });

  it('sair com mudança não salva pergunta antes', async () => {
    const { page } = await signedIn('gestora');
    await abrir(page);
    await celula(page, 'Jantar, Interno, Segunda:').click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Cadeia Pública' }).click();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await celula(page, 'Jantar, Interno, Segunda: 5 era').waitFor();
  });

  it('no telefone, a exceção de um dia se cria e a que se sobrepõe é recusada com o motivo', async () => {
    const { page, wrong } = await signedIn('gestora', { viewport: { width: 360, height: 800 } });
    await abrir(page);
    await aba(page, 'Exceções');
    for (const vez of [1, 2]) {
      await page.getByRole('button', { name: 'Nova exceção' }).click();
      await page.getByRole('textbox', { name: 'Primeiro dia' }).fill(emBarras(daqui(12)));
      await page.getByRole('textbox', { name: 'Último dia' }).click();
      await page.getByLabel('Almoço, Interno').fill('90');
      if (vez === 1) expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      if (vez === 1) await page.getByRole('button', { name: 'Excluir a exceção' }).waitFor();
    }
    await page.getByText(/Já existe uma exceção de .* \(Dia de visita\)/).waitFor();
    expect(wrong).toEqual([]);
  });

  it('cada aba cabe em toda largura e passa na conferência de acessibilidade', async () => {
    const { page, wrong } = await signedIn('gestora');
    await abrir(page);
    for (const nome of ['Quantidades', 'Exceções', 'Horários', 'Próximos 14 dias', 'Versões']) {
      await aba(page, nome);
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await capture(page, `programacao-${nome.toLowerCase().replaceAll(/\W+/g, '-')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('aplicar a outras unidades mostra antes o que muda em cada uma', async () => {
    const { page } = await signedIn('gestora');
    await page.goto(base() + TELA);
    await page.getByRole('button', { name: 'Aplicar a outras unidades…' }).click();
    await page.getByRole('textbox', { name: 'Percentual' }).fill('+10');
    await page.getByRole('button', { name: 'Ver o que mudaria' }).click();
    await page.getByRole('button', { name: /^Aplicar a \d+ unidades$/ }).waitFor();
    await page.getByRole('button', { name: UNIDADE }).click();
    await page.getByText(/células mudam/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Aplicar a \d+ unidades$/ }).click();
    await page.getByText(/unidades mudaram/).waitFor();
  });
});

describe('os feriados', () => {
  it('um dia próprio nasce e o oficial se desliga', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(`${base()}/modules/manutencao/feriados?ano=${Number(daqui(0).slice(0, 4)) + 1}&uf=MA`);
    await page.getByRole('button', { name: /^Desligar Natal/ }).click();
    await page.getByRole('button', { name: /^Religar Natal/ }).waitFor();
    await page.getByRole('button', { name: 'Novo dia' }).click();
    await page.getByRole('textbox', { name: 'Data', exact: true }).fill(`10/09/${Number(daqui(0).slice(0, 4)) + 1}`);
    await page.getByLabel('Nome do dia').fill('Aniversário da cidade');
    await page.getByLabel('UF').last().selectOption('MA');
    await page.getByLabel('Município').last().fill('barra do cocal');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('cell', { name: /Barra do Cocal/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
