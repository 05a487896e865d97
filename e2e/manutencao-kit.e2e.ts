import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read, write } from './kit/api.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn, visitAs } = useJourney();

const PHONE = { viewport: { width: 360, height: 800 } };
const ROTA = '/modules/manutencao/tipoPublico';

const openList = async (page: Page, address = '') => {
  await page.goto(base() + ROTA + address);
  await page.getByRole('heading', { level: 1, name: 'Tipo De Público' }).waitFor();
  await page.getByText(/^\d+ públicos?$/).waitFor();
};
const drawer = (page: Page) => page.getByRole('dialog').first();
const field = (page: Page, label: string) => drawer(page).getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
const search = (page: Page) => new URL(page.url()).search;
const names = (page: Page) => page.getByRole('rowheader').allInnerTexts();

async function changeElsewhere(page: Page, name: string, change: object): Promise<number> {
  type Kind = { id: number; nome: string; ativo: boolean; ordem: number; versao: number };
  const all = await read<Kind[]>(page, 'tipos-publico?inativos=true');
  const found = all.find(({ nome }) => nome === name);
  if (!found) throw new Error(`there is no public named ${name}`);
  const { id, ativo: _a, ordem: _o, versao, ...body } = found;
  return (await write(page, 'PUT', `tipos-publico/${id}`, { ...body, ...change }, `"${versao}"`)).status;
}

describe('manutenção: a lista e o registro', () => {
  it('filtra no endereço, e Voltar e Avançar andam pelas escolhas', async () => {
    const { page, wrong } = await signedIn('gestora');
    await openList(page);
    await page.getByLabel('Situação').selectOption({ label: 'Ativos' });
    await page.waitForURL(/situacao=ATIVO/);
    await page.getByLabel('Nome ou sigla').fill('interno');
    await page.waitForURL(/busca=interno/);
    await page.getByText('1 público', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Interno']);
    await page.goBack();
    await page.waitForFunction(() => window.location.search === '');
    // The address changes first, the list once it has been read again.
    await page.getByText('1 público', { exact: true }).waitFor({ state: 'detached' });
    expect((await names(page)).length).toBeGreaterThan(5);
    await page.goForward();
    await page.getByText('1 público', { exact: true }).waitFor();
    await page.getByRole('button', { name: /Retirar o filtro Situação/ }).click();
    await page.getByRole('button', { name: 'Limpar tudo' }).click();
    expect(search(page)).toBe('');
    // The field follows the address a moment later.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=search]')?.value === '');
    await page.getByLabel('Nome ou sigla').fill('xyz');
    await page.getByRole('heading', { name: 'Nenhum público com estes filtros.' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('abre pelo teclado, Esc fecha, e o endereço do registro serve a outra pessoa', async () => {
    const { page, wrong } = await signedIn('gestora');
    await openList(page);
    await page.getByRole('row', { name: /Interno/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/item=2/);
    await drawer(page).getByText('Servidor').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/item=3/);
    await page.getByRole('button', { name: 'Registro anterior' }).click();
    await page.waitForURL(/item=2/);
    await field(page, 'Sigla').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Servidor'));
    expect(search(page)).toBe('');
    await page.getByRole('button', { name: 'Novo público' }).click();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Novo público');
    await openList(page, '?item=2');
    await field(page, 'Sigla').waitFor();
    expect(await field(page, 'Sigla').inputValue()).toBe('SERV');
    await capture(page, 'tipo-publico-registro');
    expect(wrong).toEqual([]);
  });

  it('cadastra no telefone: o que falta aparece no campo e no resumo, e o salvo ganha endereço e histórico', async () => {
    const { page, wrong } = await signedIn('gestora', PHONE);
    await openList(page);
    await page.getByRole('button', { name: 'Novo público' }).first().click();
    await field(page, 'Nome').fill('Estagiário');
    await save(page);
    await drawer(page).getByText('Falta corrigir um campo').waitFor();
    expect(await violations(page)).toEqual([]);
    await field(page, 'Sigla').fill('vis');
    await save(page);
    await drawer(page)
      .getByText(/Já existe o público Visitante/)
      .first()
      .waitFor();
    await field(page, 'Sigla').fill('est');
    await save(page);
    await page.waitForURL(/item=\d+/);
    expect(await field(page, 'Sigla').inputValue()).toBe('EST');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Estagiário' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'tipo-publico-lista');
    expect(wrong).toEqual([]);
  });

  it('não deixa perder o que foi digitado', async () => {
    const { page } = await signedIn('gestora');
    await openList(page);
    await page.getByRole('link', { name: 'Visitante', exact: true }).click();
    await field(page, 'Nome').fill('Visitantes');
    await page.keyboard.press('Escape');
    await page.getByText('Sair sem salvar?').waitFor();
    expect(await violations(page)).toEqual([]);
    const stay = async () => {
      await page.getByRole('button', { name: 'Continuar editando' }).click();
      await page.getByText('Sair sem salvar?').waitFor({ state: 'hidden' });
    };
    await stay();
    expect(await field(page, 'Nome').inputValue()).toBe('Visitantes');
    await page.goBack();
    await page.getByText('Sair sem salvar?').waitFor();
    await stay();
    await field(page, 'Nome').fill('Visitante');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !window.location.search.includes('item'));
  });

  it('duas pessoas no mesmo registro: o que é de uma só se junta, o que é das duas se escolhe', async () => {
    const { page } = await signedIn('gestora');
    const other = await signedIn('gestora');
    await openList(page, '?item=6');
    await field(page, 'Nome').fill('Escolta');
    await field(page, 'Permite dieta').uncheck();
    expect(
      await changeElsewhere(other.page, 'Policial em escolta', { nome: 'Policial', exigeJustificativa: true }),
    ).toBe(200);
    await save(page);
    await page.getByText('Este registro mudou enquanto você editava.').waitFor();
    await page.getByText(/^o de .+, \d{2}:\d{2}$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'tipo-publico-conflito');
    await page.getByRole('radio', { name: /Policial/ }).check();
    await page.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
    await page.getByText(/^Salvo às/).waitFor();
    expect(await field(page, 'Nome').inputValue()).toBe('Policial');
    expect(await field(page, 'Permite dieta').isChecked()).toBe(false);
    expect(await field(page, 'Exige justificativa').isChecked()).toBe(true);
  });

  it('desativa e desfaz; o que está em uso não sai, e a frase diz por quê', async () => {
    const { page } = await signedIn('gestora');
    await openList(page, '?item=1');
    await page.getByRole('button', { name: 'Desativar' }).click();
    await page.getByText(/Interno está na programação de/).waitFor();
    await openList(page, '?item=7');
    await page.getByRole('button', { name: 'Reativar' }).click();
    await page.getByRole('button', { name: 'Desativar' }).waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByRole('button', { name: 'Reativar' }).waitFor();
  });

  it('a ordem muda por botões, e a visão salva volta a abrir a tela', async () => {
    const { page } = await signedIn('gestora');
    await openList(page);
    await page.getByRole('button', { name: 'Descer Visitante' }).click();
    await page.waitForFunction(() => {
      const rows = [...document.querySelectorAll('tbody th')].map(cell => cell.textContent);
      return rows.indexOf('Visitante') > rows.indexOf('Dieta especial');
    });
    await page.getByRole('button', { name: 'Colunas' }).click();
    await page.getByRole('checkbox', { name: 'Permite dieta' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByLabel('Situação').selectOption({ label: 'Inativos' });
    await page.getByRole('button', { name: 'Visões' }).click();
    await page.getByLabel('Salvar a tela de agora como').fill('Inativos');
    await page.getByLabel('Abrir a tela com ela').check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salvar visão' }).click();
    await page.getByText('Visão salva.').waitFor();
    await openList(page);
    await page.waitForURL(/situacao=INATIVO/);
    expect(await page.getByRole('columnheader', { name: 'Permite dieta' }).count()).toBe(0);
  });

  it('as telas sem entrada no menu ficam nas configurações, só para quem as abre', async () => {
    const { page } = await visitAs('gestora');
    await page.getByRole('button', { name: 'Configurações' }).click();
    await page.getByRole('navigation', { name: 'Configurações' }).getByRole('link', { name: 'Lotações' }).click();
    await page.waitForURL(/manutencao\/lotacoes/);
    await page.getByRole('heading', { level: 1, name: 'Lotações' }).waitFor();
    const desk = await visitAs('atendimento');
    expect(await desk.page.getByRole('button', { name: 'Configurações' }).count()).toBe(0);
    await desk.page.goto(`${base()}/modules/manutencao/usuarios`);
    await desk.page.getByRole('heading', { level: 1, name: /perfil não abre/i }).waitFor();
  });
});
