import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays, withSlashes } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, signedIn } = useJourney();
const MONITORAR = '/modules/monitoramento/fiscalizacao';

type Fiscalizacao = {
  id: number;
  numero: string;
  data: string;
  resultado: string | null;
  fornecedor: { id: number } | null;
  lotacao: { id: number; nome: string };
};

const fiscalizacoes = async (page: Page, filtro: string) =>
  (await read<{ itens: Fiscalizacao[] }>(page, `fiscalizacoes?tamanho=500&ordem=-data${filtro}`)).itens;

const ficha = (page: Page) => page.getByRole('dialog');
const abrir = async (page: Page, { id }: Fiscalizacao) => {
  await page.goto(`${base()}${MONITORAR}?visao=fotos&item=${id}`);
  await ficha(page).getByRole('heading', { name: 'Histórico e comentários' }).waitFor();
};

describe('a fiscalização acompanhada de longe', () => {
  it('quadro, tabela e fotos se estreitam por fornecedor, lotação e gravidade, e o endereço guarda', async () => {
    const { page, wrong } = await signedIn('monitoramento');
    const itens = await fiscalizacoes(page, '');
    const uma = itens.find(({ resultado, fornecedor }) => resultado === 'REPROVADA' && fornecedor) as Fiscalizacao;
    await page.goto(`${base()}${MONITORAR}?data=${uma.data}`);
    await page.getByRole('region', { name: 'Quadro das fiscalizações do dia' }).waitFor();
    await page.getByLabel('Fornecedor').selectOption(String(uma.fornecedor?.id));
    await page.waitForURL(/fornecedorId=\d+/);
    await page.getByLabel('Gravidade do que falhou').selectOption('GRAVISSIMO');
    await page.waitForURL(/gravidade=GRAVISSIMO/);
    await page.getByRole('button', { name: new RegExp(`abrir a fiscalização ${uma.numero}`) }).waitFor();
    const filtro = `&de=${uma.data}&ate=${uma.data}&fornecedorId=${uma.fornecedor?.id}&gravidade=GRAVISSIMO`;
    const esperadas = (await fiscalizacoes(page, filtro)).length;
    await page.waitForFunction(n => document.querySelectorAll('.monitor-cartao').length === n, esperadas);
    await capture(page, 'monitoramento-quadro-filtrado');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`abrir a fiscalização ${uma.numero}`) }).waitFor();
    await page.getByRole('button', { name: 'Tabela' }).click();
    await page.getByRole('table').getByText(uma.numero).waitFor();
    expect(new URL(page.url()).searchParams.get('gravidade')).toBe('GRAVISSIMO');
    await page.getByRole('button', { name: 'Fotos' }).click();
    await page.getByRole('combobox', { name: 'Lotação' }).fill(uma.lotacao.nome);
    await page.getByRole('option', { name: uma.lotacao.nome }).first().click();
    await page.waitForURL(/lotacaoId=\d+/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.waitForURL(
      address => !address.searchParams.has('lotacaoId') && !address.searchParams.has('fornecedorId'),
    );
    expect(wrong).toEqual([]);
  });

  it('o monitoramento comenta e pede correção; o gestor vê sem recarregar, anota e reabre', async () => {
    const { page, wrong } = await signedIn('monitoramento');
    const itens = await fiscalizacoes(page, '&situacao=REALIZADA');
    const uma = itens.find(
      ({ resultado }) => resultado === 'REPROVADA' || resultado === 'NAO_CONFORME',
    ) as Fiscalizacao;
    const { page: gestora } = await signedIn('gestora');
    await abrir(gestora, uma);
    await abrir(page, uma);
    await ficha(page).getByLabel('Comentar').fill('A embalagem chegou aberta.');
    await ficha(page).getByRole('button', { name: 'Comentar' }).click();
    await ficha(gestora).getByText('A embalagem chegou aberta.').waitFor();
    await ficha(page).getByRole('listitem').getByText('A embalagem chegou aberta.').waitFor();

    await ficha(page).getByRole('button', { name: 'Pedir correção' }).click();
    const pedido = page.getByRole('dialog', { name: 'Pedir correção ao fornecedor' });
    expect(await pedido.getByLabel('O que corrigir').inputValue()).toMatch(/^[A-Z]\d/);
    await pedido.getByRole('textbox', { name: 'Corrigir até' }).fill(withSlashes(inDays(2)));
    await capture(page, 'monitoramento-pedir-correcao');
    expect(await violations(page)).toEqual([]);
    await pedido.getByRole('button', { name: 'Pedir correção' }).click();
    await ficha(page)
      .getByText(`Correção pedida até ${withSlashes(inDays(2)).slice(0, 5)}`, { exact: true })
      .waitFor();
    await ficha(gestora).getByRole('button', { name: 'Anotar correção' }).click();
    await gestora.getByLabel('O que se viu').fill('Trocaram as marmitas na hora.');
    await gestora.getByRole('button', { name: 'Anotar a correção' }).click();
    await ficha(page).getByText('Corrigido', { exact: true }).waitFor();
    await capture(gestora, 'fiscalizacao-acompanhada');
    expect(await violations(gestora)).toEqual([]);

    await ficha(gestora).getByRole('button', { name: 'Reabrir' }).click();
    await gestora.getByLabel('Motivo').fill('Falta pesar de novo.');
    await gestora.getByRole('button', { name: 'Reabrir a fiscalização' }).click();
    await ficha(gestora).getByText('Em andamento').waitFor();
    await ficha(gestora).getByRole('heading', { name: 'Versões anteriores' }).waitFor();
    await ficha(page).getByText('Em andamento').waitFor();
    expect(wrong).toEqual([]);
  });

  it('a que espera fotos de um aparelho perdido o gestor reabre, e o termo de antes ainda se baixa', async () => {
    const { page, wrong } = await signedIn('gestora');
    const [uma] = await fiscalizacoes(page, '&situacao=AGUARDANDO_FOTOS');
    await abrir(page, uma as Fiscalizacao);
    await ficha(page)
      .getByText(/desconto do dia|desconto proposto de/)
      .waitFor();
    await capture(page, 'fiscalizacao-aguardando-fotos');
    expect(await violations(page)).toEqual([]);
    await ficha(page).getByRole('button', { name: 'Reabrir' }).click();
    await page.getByLabel('Motivo').fill('O aparelho caiu no rio.');
    await page.getByRole('button', { name: 'Reabrir a fiscalização' }).click();
    await ficha(page).getByText('Em andamento').waitFor();
    await ficha(page)
      .getByText(/^Versão 1,/)
      .click();
    const termo = ficha(page).getByRole('button', { name: 'Termo da versão 1 em PDF' });
    await termo.scrollIntoViewIfNeeded();
    await capture(page, 'fiscalizacao-reaberta');
    expect(await violations(page)).toEqual([]);
    const [baixado] = await Promise.all([page.waitForEvent('download'), termo.click()]);
    expect(baixado.suggestedFilename()).toMatch(/^termo-F\d{4}-\d+-versao-1\.pdf$/);
    expect(wrong).toEqual([]);
  });

  it('a foto abre grande, ao lado da porção padrão que o gestor escolheu', async () => {
    const { page: gestora } = await signedIn('gestora');
    await gestora.goto(`${base()}${MONITORAR}?visao=fotos`);
    const fotos = gestora.locator('.monitor-foto-ver');
    await fotos.first().click();
    await gestora.getByRole('button', { name: 'Usar como porção padrão' }).click();
    await gestora.getByText('Esta é a porção padrão desta refeição.').waitFor();
    const { page, wrong } = await signedIn('monitoramento');
    await page.goto(`${base()}${MONITORAR}?visao=fotos`);
    await page.locator('.monitor-foto-ver').nth(1).click();
    await page.getByRole('button', { name: 'Porção padrão ao lado' }).click();
    await page.getByRole('dialog', { name: 'Comparar fotos' }).waitFor();
    expect(await page.locator('.monitor-grande').count()).toBe(2);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.monitor-grande img')].every(img => (img as HTMLImageElement).naturalWidth > 0),
    );
    await capture(page, 'monitoramento-porcao-padrao');
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Usar como porção padrão' }).count()).toBe(0);
    expect(wrong).toEqual([]);
  });
});
