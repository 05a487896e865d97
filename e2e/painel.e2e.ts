import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { KEPT_FOR_LATER, useProcesses } from './kit/journey.ts';
import { openDay, saved, send, type } from './kit/orders.ts';
import { capture, drawn } from './kit/screens.ts';

jest.setTimeout(300_000);

const DAY = 86_400_000;
/** 09:00 tomorrow in the demonstration units' time zone (UTC-3), whatever the hour of the run. */
const start = new Date(`${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T12:00:00Z`);
const amanha = new Date(start.getTime() + DAY).toISOString().slice(0, 10);
const clock = movableClock(start);
const { base, product, visit, signedIn } = useProcesses(clock.env, KEPT_FOR_LATER);
const novo = mkdtempSync(join(tmpdir(), 'alipen-outra-versao-'));
afterAll(() => {
  clock.forget();
  rmSync(novo, { recursive: true, force: true });
});

const PAINEL = '/ciapis/modules/painel';
const TELAS = '/modules/manutencao/telas';
const FOLDER = join(import.meta.dirname, 'capturas');

const MUROS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
] as const;

const zona = (page: Page, titulo: string) => page.getByRole('region', { name: titulo });
const estado = (page: Page) => page.locator('.painel-estado');
const enviaram = async (page: Page) =>
  Number((await zona(page, 'Pedidos de amanhã').locator('strong').innerText()).replaceAll('.', ''));
const aoVivo = (page: Page) => estado(page).getByText('Ao vivo').waitFor();

/**
 * Runs the wall's clock 5 s at a time until `sinal` shows: its next try is minutes away by its own clock, while an answer takes real time.
 */
async function correAte(tela: Page, sinal: Locator): Promise<void> {
  const veio = () =>
    sinal.waitFor({ state: 'attached', timeout: 300 }).then(
      () => true,
      () => false,
    );
  while (!(await veio())) await tela.clock.runFor(5_000);
}
async function volta(tela: Page): Promise<void> {
  await correAte(tela, estado(tela).getByText('Ao vivo'));
  await correAte(tela, tela.locator('.zona--nova').nth(5));
}

function enderecos(page: Page): string[] {
  const vistos: string[] = [];
  page.on('framenavigated', frame => vistos.push(new URL(frame.url()).pathname));
  return vistos;
}

async function codigoNaTela(page: Page): Promise<string> {
  const dito = await page.locator('.pareamento-codigo').innerText();
  return dito.replaceAll(/\D/g, '');
}

async function autorizar(gestora: Page, codigo: string, nome: string): Promise<void> {
  await gestora.goto(base() + TELAS);
  await gestora.getByLabel('Código na tela').fill(codigo);
  await gestora.getByLabel('Onde ela está').fill(nome);
  await gestora.getByRole('button', { name: 'Autorizar a tela' }).click();
  await gestora.getByText(`${nome} foi autorizada`).waitFor();
}

const transborda = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.painel, .zona, .zona-corpo')]
      .filter(box => box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)
      .map(box => `${box.className} ${box.scrollWidth}×${box.scrollHeight} in ${box.clientWidth}×${box.clientHeight}`),
  );

async function fotografar(page: Page, nome: string): Promise<string[]> {
  const cortadas: string[] = [];
  for (const size of MUROS) {
    await page.setViewportSize(size);
    await drawn(page);
    cortadas.push(...(await transborda(page)).map(box => `${size.width}: ${box}`));
    await page.screenshot({ path: join(FOLDER, `${nome}-${size.width}x${size.height}.png`) });
  }
  await page.setViewportSize(MUROS[1]);
  return cortadas;
}

/** Another build of the web: its assets have other names, as after any change. */
function outraVersao(): string {
  cpSync(join(import.meta.dirname, '../apps/web/dist'), novo, { recursive: true });
  renameSync(join(novo, 'assets'), join(novo, 'partes'));
  for (const nome of readdirSync(novo, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(nome)) rmSync(join(novo, nome));
    else if (/\.(js|html)$/.test(nome)) {
      const texto = readFileSync(join(novo, nome), 'utf8').replaceAll('assets/', 'partes/');
      writeFileSync(join(novo, nome), texto);
    }
  }
  return novo;
}

describe('o painel na parede', () => {
  it('é autorizado por um código, acompanha o dia, sobrevive ao servidor e à versão nova, e se apaga quando revogado', async () => {
    const { page: tela, context } = await visit({ viewport: MUROS[1] });
    const vistos = enderecos(tela);
    await tela.clock.install();
    await tela.goto(base() + PAINEL);
    await tela.getByRole('heading', { level: 1, name: 'Autorize esta tela' }).waitFor();
    const codigo = await codigoNaTela(tela);
    expect(codigo).toMatch(/^\d{6}$/);
    expect(await violations(tela)).toEqual([]);
    await tela.screenshot({ path: join(FOLDER, 'painel-codigo.png') });
    // Opened again it waits with the same code, so that one read aloud stays valid.
    await tela.reload();
    await tela.locator('.pareamento-codigo').waitFor();
    expect(await codigoNaTela(tela)).toBe(codigo);

    const { page: gestora } = await signedIn('gestora');
    await autorizar(gestora, codigo, 'Sala de monitoramento');
    expect(await violations(gestora)).toEqual([]);
    await tela.clock.runFor(5_000);
    await aoVivo(tela);
    await tela.getByText('Sala de monitoramento').waitFor();
    const nomes = (await context.cookies()).map(({ name, path, httpOnly }) => `${name} ${path} ${httpOnly}`);
    expect(nomes.sort()).toEqual(['ALIPEN_TELA /api/ms-alipen/painel true', 'ALIPEN_TELA_CHAVE /api/tela true']);
    expect(await violations(tela)).toEqual([]);
    expect(await tela.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_200);

    const antes = await enviaram(tela);
    const { linhas } = await read<{ linhas: { lotacao: { id: number }; situacao: string | null }[] }>(
      gestora,
      `pedidos-das-lotacoes?data=${amanha}`,
    );
    const sem = linhas.find(({ situacao }) => situacao === null || situacao === 'RASCUNHO');
    await openDay(gestora, base(), amanha, sem?.lotacao.id);
    await type(gestora, 'Almoço', 'Interno', '12');
    await saved(gestora);
    await send(gestora);
    // The live line tells the wall long before it would read again by itself.
    await tela.waitForFunction(
      eram => Number(document.querySelector('.zona-grande strong')?.textContent?.replaceAll('.', '')) === eram + 1,
      antes,
      { timeout: 25_000 },
    );

    await product().kill();
    await tela.clock.runFor(40_000);
    await estado(tela).getByText('Sem conexão: mostrando o último dado').waitFor();
    await tela.clock.runFor(40_000);
    await tela.locator('.zona--velha').first().waitFor();
    expect(await tela.locator('.zona--velha').count()).toBe(6);
    await tela.screenshot({ path: join(FOLDER, 'painel-velho.png') });
    expect(await violations(tela)).toEqual([]);
    await tela.clock.fastForward(5 * 60_000);
    await tela.getByText('SEM ATUALIZAÇÃO').first().waitFor();
    expect(await tela.getByText('SEM ATUALIZAÇÃO').count()).toBe(6);
    expect(await violations(tela)).toEqual([]);
    await tela.screenshot({ path: join(FOLDER, 'painel-parado.png') });
    await product().resume();
    await volta(tela);

    await context.setOffline(true);
    await tela.clock.runFor(70_000);
    for (let quarto = 0; quarto < 4; quarto++) {
      await estado(tela).getByText('Sem conexão: mostrando o último dado').waitFor();
      await tela.clock.fastForward(15 * 60_000);
      await tela.clock.runFor(2_000);
      expect(await tela.getByText('SEM ATUALIZAÇÃO').count()).toBe(6);
    }
    await context.setOffline(false);
    await volta(tela);

    const recarregada = tela.waitForEvent('load', { timeout: 150_000 });
    await product().halt();
    await tela.clock.runFor(45_000);
    await estado(tela).getByText('Sem conexão: mostrando o último dado').waitFor();
    await product().resume({ WEB_DIR: outraVersao() });
    await correAte(tela, tela.locator('script[type="module"][src*="partes/"]'));
    await recarregada;
    await volta(tela);
    await tela.clock.runFor(1_500);
    expect(await fotografar(tela, 'painel')).toEqual([]);

    // The manager's other browser still has the build of before.
    const { page: outra } = await signedIn('gestora');
    await outra.goto(base() + TELAS);
    await outra.getByText('No ar').waitFor();
    await capture(outra, 'telas-de-parede');
    await outra.getByRole('button', { name: 'Revogar Sala de monitoramento' }).click();
    const pergunta = outra.getByRole('dialog');
    await pergunta.getByRole('button', { name: 'Revogar a tela' }).waitFor();
    expect(await violations(outra)).toEqual([]);
    await pergunta.getByRole('button', { name: 'Revogar a tela' }).click();
    await tela.getByRole('heading', { level: 1, name: 'Esta tela não está mais autorizada' }).waitFor();
    await tela.locator('.pareamento-codigo').waitFor();
    expect(await codigoNaTela(tela)).not.toBe(codigo);
    expect(await tela.getByText('Pedidos de amanhã').count()).toBe(0);
    expect(await violations(tela)).toEqual([]);
    expect(new Set(vistos.filter(path => path !== 'blank'))).toEqual(new Set([PAINEL]));
  });

  it('quem entrou com a própria sessão abre sem código, escolhe zonas e rodízio no endereço, e pausa pelo teclado', async () => {
    const { page, wrong } = await signedIn('monitoramento', { viewport: MUROS[1] });
    await page.clock.install();
    await page.goto(`${base()}${PAINEL}?zonas=1,2,4,5,6&rodizio=30s&regiao=2`);
    await aoVivo(page);
    await page.getByText('Nordeste').waitFor();
    const titulos = () => page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(await titulos()).toEqual(['Pedidos de amanhã', 'Entregas agora']);
    await page.clock.runFor(31_000);
    expect(await titulos()).toEqual(['Não conformidades hoje', 'Refeições do dia']);
    await page.keyboard.press('ArrowLeft');
    expect(await titulos()).toEqual(['Pedidos de amanhã', 'Entregas agora']);
    await page.keyboard.press('Space');
    await estado(page).getByText('Pausado').waitFor();
    await page.clock.runFor(62_000);
    expect(await titulos()).toEqual(['Pedidos de amanhã', 'Entregas agora']);
    await page.getByRole('button', { name: 'Retomar' }).click();
    await aoVivo(page);
    await page.getByRole('button', { name: 'Página 2 de 2' }).click();
    expect(await titulos()).toEqual(['Não conformidades hoje', 'Refeições do dia']);
    expect(await violations(page)).toEqual([]);

    await page.goto(`${base()}${PAINEL}?tema=claro`);
    await aoVivo(page);
    await page.clock.runFor(1_500);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: join(FOLDER, 'painel-claro.png') });
    await page.setViewportSize({ width: 360, height: 800 });
    await drawn(page);
    await page.screenshot({ path: join(FOLDER, 'painel-360.png'), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('quem não pode ver o painel não o vê, nem cai na entrada: a tela pede um código', async () => {
    const { page } = await signedIn('solicitante');
    await page.goto(base() + PAINEL);
    await page.getByText('não abre o painel').waitFor();
    await page.locator('.pareamento-codigo').waitFor();
  });
});
