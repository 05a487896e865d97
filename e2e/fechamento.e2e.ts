import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays, withSlashes } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, visit, signedIn, visitAs } = useJourney();

const FECHAMENTOS = '/modules/relatorios/fechamentos';
const DIA = inDays(-3);
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function assinar(page: Page, papel: string): Promise<void> {
  await botao(page, 'Assinar').click();
  const dialogo = page.getByRole('dialog', { name: 'Assinar o mapa' });
  await dialogo.getByLabel('Em que papel').selectOption({ label: papel });
  await dialogo.getByLabel('Sua senha').fill('demonstracao');
  await dialogo.getByRole('button', { name: 'Assinar', exact: true }).click();
  await dialogo.waitFor({ state: 'hidden' });
}

describe('o fechamento do mapa', () => {
  it('a unidade fecha e assina, o fiscal assina, o papel se confere; reaberto, o papel velho diz que foi substituído', async () => {
    const unidade = await signedIn('solicitante');
    await unidade.page.goto(`${base()}/modules/relatorios/mapaDiarioDeAlimentacao?data=${DIA}`);
    await unidade.page.getByRole('link', { name: 'Fechar e assinar' }).click();
    await unidade.page.getByRole('heading', { level: 1, name: 'Fechamento dos mapas' }).waitFor();
    await botao(unidade.page, 'Fechar o dia').click();
    await botao(unidade.page, 'Assinar').waitFor();
    expect(await violations(unidade.page)).toEqual([]);
    await capture(unidade.page, 'mapa-fechado');
    await assinar(unidade.page, 'Responsável pela unidade');
    await unidade.page.getByText('Falta assinar').waitFor();

    const { itens } = await read<{ itens: { id: number }[] }>(unidade.page, 'lotacoes');
    const lotacaoId = itens[0]?.id;
    const fiscal = await visitAs('fiscal');
    await fiscal.page.getByRole('link', { name: 'Mapas a assinar' }).click();
    await fiscal.page.goto(`${base()}${FECHAMENTOS}?lotacaoId=${lotacaoId}&data=${DIA}`);
    await assinar(fiscal.page, 'Fiscal do contrato');
    await fiscal.page.getByRole('region', { name: 'Fechamento do dia' }).getByText('Assinado').waitFor();

    const [papel] = await Promise.all([
      fiscal.page.waitForEvent('download'),
      botao(fiscal.page, 'Baixar PDF').first().click(),
    ]);
    expect(papel.suggestedFilename()).toMatch(/versao-1\.pdf$/);
    const lido = await read<{ versoes: { codigo: string; hash: string }[] }>(
      fiscal.page,
      `lotacoes/${lotacaoId}/fechamentos/${DIA}`,
    );
    const { codigo = '', hash = '' } = lido.versoes[0] ?? {};
    const qualquer = await visit({ viewport: { width: 360, height: 800 } });
    const conferir = `${base()}/verificar/${codigo}?h=${hash.slice(0, 16)}`;
    await qualquer.page.goto(conferir);
    await qualquer.page.getByText('Mapa autêntico e em vigor.').waitFor();
    await qualquer.page.getByRole('heading', { name: 'No livro de registro' }).waitFor();
    expect(await qualquer.page.getByText('outro selo', { exact: false }).count()).toBe(0);
    const [prova] = await Promise.all([
      qualquer.page.waitForEvent('download'),
      botao(qualquer.page, 'Baixar a prova').click(),
    ]);
    expect(prova.suggestedFilename()).toBe('prova-do-livro.json');
    expect(await violations(qualquer.page)).toEqual([]);
    await capture(qualquer.page, 'verificar-mapa');
    await qualquer.page.goto(`${base()}/verificar/${codigo}?h=${'0'.repeat(16)}`);
    await qualquer.page.getByText('Este papel não confere.').waitFor();

    const gestora = await signedIn('gestora');
    await gestora.page.goto(`${base()}${FECHAMENTOS}?lotacaoId=${lotacaoId}&data=${DIA}`);
    await botao(gestora.page, 'Reabrir').click();
    const dialogo = gestora.page.getByRole('dialog', { name: `Reabrir ${withSlashes(DIA)}` });
    await dialogo.getByLabel('Erro de lançamento').check();
    await dialogo.getByLabel(/^Explicação/).fill('O efetivo foi digitado errado.');
    await botao(gestora.page, 'Reabrir o dia').click();
    await gestora.page.getByText('Reaberto por', { exact: false }).first().waitFor();
    await qualquer.page.goto(conferir);
    await qualquer.page.getByText('Versão reaberta.').waitFor();
    await botao(gestora.page, 'Fechar o dia').click();
    await botao(gestora.page, 'Reabrir').waitFor();
    await qualquer.page.reload();
    await qualquer.page.getByText('Versão substituída.').waitFor();
    await botao(gestora.page, 'Verificar cadeia').click();
    await gestora.page.getByText('A cadeia está íntegra', { exact: false }).waitFor();
    expect([...unidade.wrong, ...fiscal.wrong, ...gestora.wrong, ...qualquer.wrong]).toEqual([]);
  });

  it('o código que não existe é dito em palavras, sem sessão', async () => {
    const { page } = await visit();
    await page.goto(`${base()}/login`);
    await page.getByRole('link', { name: 'Conferir um papel' }).click();
    const codigo = page.getByLabel(/^Código do papel/);
    await codigo.fill('7777-7777');
    await botao(page, 'Conferir').click();
    await page.getByRole('alert').getByText('O código tem sete grupos', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await codigo.fill('7777 7777 7777 7777 7777 7777 7777');
    await codigo.press('Enter');
    await page.getByText('Nenhum mapa tem este código.', { exact: false }).waitFor();
    await capture(page, 'verificar-desconhecido');
  });
});
