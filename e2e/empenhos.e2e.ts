import { jest } from '@jest/globals';
import { violations, violationsInTheDark } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays, withSlashes } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

type Contrato = { id: number; numero: string; fornecedorId: number };

describe('os empenhos de um contrato', () => {
  it('a gestora cadastra um empenho, reforça, e a anulação maior que o saldo é recusada na frase', async () => {
    const { page, wrong } = await signedIn('gestora');
    const { itens } = await read<{ itens: Contrato[] }>(page, 'contratos?numero=090/2026');
    const contrato = itens[0];
    const endereco = `?item=${contrato?.fornecedorId}&aba=contratos&contrato=${contrato?.id}&parte=empenhos`;
    await page.goto(`${base()}/modules/manutencao/fornecedor${endereco}`);
    await page.getByText(/^Sem empenho cadastrado/).waitFor();
    await page.getByRole('button', { name: 'Novo empenho' }).click();
    const novo = page.getByRole('dialog', { name: 'Novo empenho' });
    await novo.getByLabel('Número do empenho').fill('2026NE000900');
    await novo.getByLabel('Valor (R$)').fill('1.000,00');
    await novo.getByRole('button', { name: 'Cadastrar' }).click();
    await novo.waitFor({ state: 'hidden' });

    const empenho = page.getByRole('article', { name: 'Empenho 2026NE000900' });
    await empenho.getByRole('button', { name: 'Registrar reforço…' }).click();
    const reforco = page.getByRole('dialog', { name: 'Registrar reforço' });
    await reforco.getByLabel('Valor (R$)').fill('250,50');
    await reforco.getByLabel('Por quê').fill('Crédito suplementar.');
    await reforco.getByText(/Depois disto, R\$\s1\.250,50\./).waitFor();
    await reforco.getByRole('button', { name: 'Registrar', exact: true }).click();
    await reforco.waitFor({ state: 'hidden' });

    await empenho.getByRole('button', { name: 'Registrar anulação…' }).click();
    const anulacao = page.getByRole('dialog', { name: 'Registrar anulação' });
    await anulacao.getByLabel('Valor (R$)').fill('1.250,51');
    await anulacao.getByLabel('Por quê').fill('Remanejamento.');
    await anulacao.getByRole('button', { name: 'Registrar', exact: true }).click();
    await anulacao.getByText(/tem R\$\s1\.250,50 de saldo\./).waitFor();
    await anulacao.getByRole('button', { name: 'Voltar' }).click();

    await page.getByText('E se mudar o número de pessoas?').click();
    await page.getByLabel('Pessoas a mais').fill('trinta');
    await page.getByText('Digite um número inteiro até 100.000, como 30 ou −10.').waitFor();
    await page.getByLabel('Pessoas a mais').fill('30');
    await page.getByText(/^30 a mais a R\$\s[\d,]+ por dia: R\$\s[\d.,]+ a mais por mês\./).waitFor();

    await empenho.getByText(/1 movimento/).click();
    await empenho.getByText(/^Reforço de R\$\s250,50/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    await capture(page, 'empenhos-do-contrato');
    expect(wrong).toEqual([]);
  });

  it('o apostilamento mostra cada preço antes e depois, e só então é registrado', async () => {
    const { page, wrong } = await signedIn('gestora');
    const { itens } = await read<{ itens: Contrato[] }>(page, 'contratos?numero=090/2026');
    const contrato = itens[0];
    const endereco = `?item=${contrato?.fornecedorId}&aba=contratos&contrato=${contrato?.id}&parte=alteracoes`;
    await page.goto(`${base()}/modules/manutencao/fornecedor${endereco}`);
    await page.getByRole('button', { name: 'Novo apostilamento' }).click();
    await page.getByLabel('Índice do reajuste (%)').fill('10');
    await page.getByLabel('Preços a partir de', { exact: true }).fill(withSlashes(inDays(40)));
    await page.getByLabel('Por quê').fill('IPCA acumulado, cláusula 7ª.');
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    const conferir = page.getByRole('dialog', { name: 'O que muda com o 1º Apostilamento' });
    await conferir.getByRole('row', { name: /^Almoço · Interno R\$\s14,02 para R\$\s15,42/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await conferir.getByRole('button', { name: 'Registrar' }).click();
    await page.getByRole('article', { name: '1º Apostilamento' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    await capture(page, 'alteracoes-do-contrato');
    expect(wrong).toEqual([]);
  });
});
