import { jest } from '@jest/globals';
import { violations, violationsInTheDark } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

type Contrato = { id: number; numero: string; fornecedorId: number };

describe('a declaração diária do fornecedor', () => {
  it('a gestora cria o endereço; o fornecedor declara por ele, sem conta; no mapa está ao lado do entregue', async () => {
    const { page, wrong } = await signedIn('gestora');
    const { itens } = await read<{ itens: Contrato[] }>(page, 'contratos?numero=012/2025');
    const contrato = itens[0];
    const endereco = `?item=${contrato?.fornecedorId}&aba=contratos&contrato=${contrato?.id}&parte=declaracoes`;
    await page.goto(`${base()}/modules/manutencao/fornecedor${endereco}`);
    await page.getByRole('button', { name: 'Criar o endereço' }).click();
    const segredo = page.getByRole('dialog', { name: 'Endereço do fornecedor' });
    const link = (await segredo.locator('code').textContent()) ?? '';
    expect(link).toMatch(/\/declaracao\/[\w-]{32}$/);
    await segredo.getByRole('button', { name: 'Já anotei' }).click();
    await page.getByText(/^O fornecedor declara pelo endereço criado por/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'declaracoes-do-contrato');

    await page.goto(link);
    await page.getByRole('heading', { name: 'Declarar o que foi entregue' }).waitFor();
    const entregues = page.getByRole('textbox', { name: /^Entregues: Almoço/ }).first();
    const confirmadas = Number(await entregues.inputValue());
    await entregues.fill(String(confirmadas + 3));
    await page.getByLabel('Seu nome').fill('José da Cozinha');
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    await capture(page, 'declarar');
    await page.getByRole('button', { name: 'Enviar declaração' }).click();
    await page.getByText(/^Recebemos a declaração de .*\(versão 1\)/).waitFor();

    await page.goto(`${base()}/modules/relatorios/mapaDiarioDeAlimentacao?visao=dia&conciliacao=sim`);
    await page.getByRole('columnheader', { name: 'Declarado' }).waitFor();
    await page.getByText('não declarado').first().waitFor();
    await capture(page, 'declarado-no-mapa');
    expect(wrong).toEqual([]);
  });
});
