import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations, violationsInTheDark } from './kit/accessibility.ts';
import { withSlashes as emBrasil, inDays as mais } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

const ROTA = '/modules/manutencao/fornecedor';
const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

describe('fornecedor, contrato, preços e lotações de uma sentada', () => {
  it.each([
    ['1366', { width: 1366, height: 768 }, '12.ABC.345/01DE-35', '100/2027'],
    ['360', { width: 360, height: 800 }, '11.222.333/0001-81', '101/2027'],
  ])('em %s px, cada passo oferece o seguinte', async (_px, viewport, cnpj, numero) => {
    const { page, wrong } = await signedIn('gestora', { viewport });
    await page.goto(base() + ROTA);
    await page.getByText('Ágile Alimentação Coletiva').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Novo fornecedor' }).click();
    await page.getByLabel('CNPJ', { exact: true }).fill(cnpj);
    await page.getByLabel('Razão social', { exact: true }).fill(`Panela Nova ${numero} Ltda.`);
    await salvar(page);

    await page.getByRole('button', { name: 'Cadastrar o contrato' }).click();
    await page.getByLabel('Número', { exact: true }).fill(numero);
    await page.getByLabel('Vale de', { exact: true }).fill(emBrasil(mais(1)));
    await page.getByLabel('Até', { exact: true }).fill(emBrasil(mais(0)));
    await salvar(page);
    await page.getByText('O contrato não pode terminar antes de começar.').first().waitFor();
    await page.getByLabel('Até', { exact: true }).fill(emBrasil(mais(365)));
    await salvar(page);

    await page.getByLabel('Preço de Jantar para Interno, em reais').fill('4,555');
    await page.getByRole('button', { name: 'Salvar preços' }).click();
    await page.getByText('Escreva o preço em reais, como 4,50.').waitFor();
    await page.getByLabel('Preço de Jantar para Interno, em reais').fill('4,50');
    await page.getByLabel('Quantidade contratada de Jantar para Interno').fill('10.000');
    await page.getByRole('button', { name: 'Salvar preços' }).click();
    await page.getByRole('button', { name: 'Escolher as lotações' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    if (viewport.width > 1000) await capture(page, 'fornecedor-precos');
    await page.getByRole('button', { name: 'Escolher as lotações' }).click();

    await page.getByRole('button', { name: 'Incluir lotações' }).click();
    await page
      .getByText(/^Já tem Ágile Alimentação em jantar até/)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Voltar' }).click();
    expect(wrong).toEqual([]);
  });

  it('o CNPJ que já existe leva ao fornecedor, e o contrato com pedidos adiante não encerra', async () => {
    const { page } = await signedIn('gestora');
    await page.goto(`${base()}${ROTA}?item=novo`);
    await page.getByLabel('CNPJ', { exact: true }).fill('90.002.000/0001-13');
    await page.getByRole('button', { name: 'Abrir Sabor do Cocal' }).click();
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    await page.getByRole('tab', { name: 'Contratos' }).click();
    await page.getByRole('button', { name: 'Contrato 034/2026' }).click();
    await page.getByRole('button', { name: 'Encerrar antes do prazo…' }).click();
    await page.getByRole('button', { name: 'Encerrar o contrato' }).click();
    await page.getByText(/Transfira as lotações para outro contrato antes\./).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('transfere lotações com a prévia do que muda, e a refeição de outro fornecedor aparece no pedido', async () => {
    const { page } = await signedIn('gestora');
    await page.goto(`${base()}${ROTA}?busca=cocal`);
    await page.getByRole('link', { name: 'Sabor do Cocal Refeições Ltda.' }).click();
    await page.getByRole('tab', { name: 'Contratos' }).click();
    await page.getByRole('button', { name: 'Contrato 034/2026' }).click();
    await page.getByRole('tab', { name: 'Lotações atendidas' }).click();
    await page.getByLabel('Escolher Penitenciária Regional de Pedra Alta').check();
    await page.getByRole('button', { name: 'Transferir lotações…' }).click();
    const destinos = page.getByLabel('Para o contrato');
    await destinos.locator('option', { hasText: '090/2026' }).waitFor({ state: 'attached' });
    const rotulo = await destinos.locator('option', { hasText: '090/2026' }).textContent();
    await destinos.selectOption({ label: rotulo ?? '' });
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    await page.getByText('1 lotação passa ao novo contrato').waitFor();
    await capture(page, 'fornecedor-transferencia');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Transferir 1 lotação' }).click();
    await page.getByText('1 lotação passou ao novo contrato').waitFor();

    await page.goto(`${base()}/modules/solicitacao?lotacao=9&data=${mais(3)}`);
    await page
      .getByText(/Fornecedor: .*Sabor do Cocal.* · .*|Fornecedor: .* · Sabor do Cocal/)
      .first()
      .waitFor();
  });
});
