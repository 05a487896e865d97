import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AGENCIA_P12, SENHA } from '../apps/government-api/test/kit/certificado.ts';
import { Govbr } from '../apps/government-api/test/kit/govbr.ts';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays } from './kit/days.ts';
import { bytesOf } from './kit/download.ts';
import { useJourney } from './kit/journey.ts';
import { freePort } from './kit/ports.mjs';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const PORT = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'alipen-assinatura-govbr-'));
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const govbr = await Govbr.abrir();
/** Of the demonstration's people. */
const SOLANGE = { nome: 'SOLANGE LIMA COSTA', cpf: '52998224725', nivel: 'prata' as const };
const FABIO = { nome: 'FABIO REIS', cpf: '93541134780', nivel: 'ouro' as const };
govbr.contas.push(SOLANGE, FABIO);
const { base, visit, signedIn } = useJourney({
  ...{ PORT: String(PORT), PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` },
  ...{ AGENCY_CERTIFICATE: file('agencia.p12', AGENCIA_P12), AGENCY_CERTIFICATE_PASSWORD: SENHA },
  ...{ ...govbr.ambiente, GOVBR_TRUST: file('govbr.pem', govbr.confianca) },
});
afterAll(async () => {
  await govbr.fechar();
  rmSync(folder, { recursive: true, force: true });
});

const FECHAMENTOS = '/modules/relatorios/fechamentos';
const DIA = inDays(-3);
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function assinarAqui(page: Page): Promise<void> {
  await botao(page, 'Assinar').click();
  const dialogo = page.getByRole('dialog', { name: 'Assinar o mapa' });
  await dialogo.getByLabel('Em que papel').selectOption({ label: 'Responsável pela unidade' });
  await dialogo.getByLabel('Sua senha').fill('demonstracao');
  await dialogo.getByRole('button', { name: 'Assinar', exact: true }).click();
  await dialogo.waitFor({ state: 'hidden' });
}

async function fecharEAssinar(page: Page, lotacaoId: number | undefined, dia: string): Promise<void> {
  await page.goto(`${base()}${FECHAMENTOS}?lotacaoId=${lotacaoId}&data=${dia}`);
  const fechar = botao(page, 'Fechar o dia');
  await fechar.or(botao(page, 'Assinar')).first().waitFor();
  if (await fechar.count()) await fechar.click();
  await assinarAqui(page);
}

async function la(page: Page, acao: 'Autorizar' | 'Cancelar', conta = SOLANGE.nome): Promise<void> {
  await page.waitForURL(`${govbr.url}/oauth2.0/authorize**`);
  await page.getByLabel('Conta').selectOption({ label: conta });
  await page.getByRole('button', { name: acao }).click();
  await page.waitForURL(`${base()}${FECHAMENTOS}**`);
}

describe('assinar com a conta gov.br', () => {
  it('um mapa vai e volta assinado, e o mês inteiro com uma só autorização', async () => {
    const { page, wrong } = await signedIn('solicitante');
    const { itens } = await read<{ itens: { id: number }[] }>(page, 'lotacoes');
    const lotacaoId = itens[0]?.id;
    await fecharEAssinar(page, lotacaoId, DIA);
    const painel = page.getByRole('region', { name: 'Assinatura com certificado: mapa do dia' });
    const volta = page.getByRole('region', { name: 'Assinatura com gov.br' });
    await botao(page, 'Assinar com gov.br').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'govbr-a-assinar');

    await botao(page, 'Assinar com gov.br').click();
    await la(page, 'Cancelar');
    await volta.getByText('Você não autorizou a assinatura no gov.br.', { exact: false }).waitFor();
    await botao(page, 'Assinar com gov.br').click();
    await la(page, 'Autorizar', FABIO.nome);
    await volta.getByText('A conta gov.br que autorizou é de outra pessoa', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'govbr-de-outra-pessoa');

    await botao(page, 'Assinar com gov.br').click();
    await la(page, 'Autorizar');
    await volta.getByText('1 papel assinado com gov.br.').waitFor();
    await painel.getByText('com a conta gov.br de SOLANGE LIMA COSTA (CPF ***.982.247-**)', { exact: false }).waitFor();
    await capture(page, 'govbr-assinado');
    const [baixado] = await Promise.all([
      page.waitForEvent('download'),
      painel.getByRole('link', { name: 'Baixar o assinado' }).click(),
    ]);
    const pdf = await bytesOf(baixado);
    await botao(page, 'Fechar').click();
    await volta.waitFor({ state: 'hidden' });
    // Back in the browser is not another signature.
    await page.goBack();
    for (const dia of [inDays(-4), inDays(-5)]) await fecharEAssinar(page, lotacaoId, dia);
    await page.goto(`${base()}${FECHAMENTOS}?lotacaoId=${lotacaoId}&mes=${DIA.slice(0, 7)}`);
    const doMes = botao(page, /^Assinar \d+ mapas com gov\.br$/);
    const quantos = Number(/\d+/.exec(await doMes.innerText())?.[0]);
    expect(quantos).toBeGreaterThan(1);
    await capture(page, 'govbr-o-mes');
    const ja = govbr.pedidos.filter(({ caminho }) => caminho === 'assinarPKCS7').length;
    govbr.desviar = (response, caminho, vez) => {
      if (caminho !== 'assinarPKCS7' || vez !== ja + 2) return false;
      response.writeHead(400).end('hash');
      return true;
    };
    await doMes.click();
    await la(page, 'Autorizar');
    await volta.getByText(/assinados? com gov\.br, \d+ (ficou|ficaram) pendentes?:/).waitFor();
    await volta.getByText('O gov.br não respondeu como devia.', { exact: false }).waitFor();
    expect(await doMes.count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'govbr-pendentes');
    await botao(page, 'Assinar o que falta com gov.br').click();
    await la(page, 'Autorizar');
    await volta.getByText(/^\d+ pap(el|éis) assinados? com gov\.br\.$/).waitFor();
    expect(await doMes.count()).toBe(0);

    const lido = await read<{ versoes: { codigo: string }[] }>(page, `lotacoes/${lotacaoId}/fechamentos/${DIA}`);
    const qualquer = await visit({ viewport: { width: 360, height: 800 } });
    await qualquer.page.goto(`${base()}/verificar/${lido.versoes[0]?.codigo}`);
    await qualquer.page.getByText('a sua conta gov.br, certificado emitido por', { exact: false }).waitFor();
    await qualquer.page
      .getByLabel('Arquivo PDF do papel')
      .setInputFiles({ name: 'mapa.pdf', mimeType: 'application/pdf', buffer: pdf });
    await qualquer.page
      .getByText(
        'assinado também por SOLANGE LIMA COSTA (CPF ***.982.247-**), com a conta gov.br (assinatura avançada).',
      )
      .waitFor();
    await qualquer.page.getByText('selo da agência que emitiu o arquivo', { exact: false }).waitFor();
    expect(await violations(qualquer.page)).toEqual([]);
    await capture(qualquer.page, 'govbr-verificar');
    // Whole pages of gov.br, where the person was sent.
    expect(wrong.filter(each => !each.startsWith(`other host: ${govbr.url}/oauth2.0/`))).toEqual([]);
    expect(qualquer.wrong).toEqual([]);
  });

  it('a volta de outra pessoa no mesmo navegador é dita, e nada é assinado', async () => {
    const { page } = await signedIn('fiscal');
    await page.goto(`${base()}/assinatura-govbr?code=OC-1&state=${'x'.repeat(43)}`);
    await page.getByText('não é de uma assinatura que você começou nesta conta', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'govbr-volta-alheia');
  });
});
