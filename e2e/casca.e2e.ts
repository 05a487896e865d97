import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useJourney } from './kit/journey.ts';
import { requireTooltip } from './kit/pointer.ts';

jest.setTimeout(180_000);
const { base, signedIn, visitAs } = useJourney();

/** The manager's menu, word for word as in spec.md section 2; other people's menus are in the gateway's own specs. */
const DA_GESTORA = [
  [
    'Fiscalização',
    [
      ['Pendentes', '/modules/fiscalizacao/fiscalizacoesPendentes'],
      ['Realizadas', '/modules/fiscalizacao/fiscalizacoesRealizadas'],
    ],
  ],
  [
    'Manutenção',
    [
      ['Fornecedor', '/modules/manutencao/fornecedor'],
      ['Programação Unidade', '/modules/manutencao/programacaoUnidade'],
      ['Tipos De Alimentação', '/modules/manutencao/tipoAlimentacao'],
      ['Tipo De Público', '/modules/manutencao/tipoPublico'],
    ],
  ],
  [
    'Monitoramento',
    [
      ['Acompanhamento', '/modules/monitoramento/acompanhamento'],
      ['Fiscalização', '/modules/monitoramento/fiscalizacao'],
      ['Pedidos das Lotações', '/modules/monitoramento/pedidosDasLotacoes'],
    ],
  ],
  ['Solicitação', [['Solicitar Alimentação', '/modules/solicitacao']]],
  ['Relatórios', [['Mapa Diário de Alimentação', '/modules/relatorios/mapaDiarioDeAlimentacao']]],
];

const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Menu principal' })
    .evaluate(nav =>
      [...nav.querySelectorAll('section')].map(section => [
        section.querySelector('h2')?.textContent?.trim(),
        [...section.querySelectorAll('a')].map(link => [link.textContent?.trim(), new URL(link.href).pathname]),
      ]),
    );

const sizeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return [box?.width, box?.height].map(value => Math.round(value ?? 0));
};

describe('a casca', () => {
  it('mostra à gestora o menu da especificação, e ao fiscal nenhum', async () => {
    const { page } = await visitAs('gestora');
    expect(await menuOf(page)).toEqual(DA_GESTORA);
    const fiscal = await visitAs('fiscal');
    expect(await fiscal.page.getByRole('navigation', { name: 'Menu principal' }).count()).toBe(0);
  });

  it('tem as medidas da especificação e nenhuma barra de rolagem perdida', async () => {
    const { page } = await visitAs('gestora');
    const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(await sizeOf(page, 'header .marca svg')).toEqual([80, 70]);
    expect((await sizeOf(page, 'header'))[1]).toBe(Math.round(768 * 0.1));
    expect((await sizeOf(page, 'aside'))[0]).toBe(16.5 * rem);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await page.getByRole('button', { name: 'Fechar Menu' }).click();
    await page.getByRole('button', { name: 'Abrir Menu' }).waitFor();
    await page.waitForFunction(
      width => document.querySelector('aside')?.getBoundingClientRect().width === width,
      5 * rem,
    );
    await page.reload();
    await requireTooltip(page, page.getByRole('button', { name: 'Abrir Menu' }), 'Abrir Menu');
  });

  it('no telefone o menu é uma gaveta e o logotipo tem 66x66', async () => {
    const { page } = await visitAs('gestora', { viewport: { width: 360, height: 800 } });
    expect(await sizeOf(page, 'header .marca svg')).toEqual([66, 66]);
    expect(await sizeOf(page, 'header .marca-desenho')).toEqual([66, 66]);
    await page.getByRole('button', { name: 'Abrir Menu' }).click();
    await page.getByRole('link', { name: 'Mapa Diário de Alimentação' }).click();
    await page.waitForURL(/mapaDiarioDeAlimentacao/);
    await page.getByRole('link', { name: 'Fornecedor' }).waitFor({ state: 'hidden' });
  });

  it('o avatar diz Usuário e abre matrícula, unidade, perfil e Sair', async () => {
    const { page } = await visitAs('atendimento');
    const avatar = page.getByRole('button', { name: /^Usuário/ });
    await requireTooltip(page, avatar, 'Usuário');
    await avatar.click();
    const card = page.locator('.pessoa-cartao');
    await card.waitFor();
    const text = await card.innerText();
    for (const label of ['Matricula:', 'Unidade:', 'Perfil:', 'AL ATENDIMENTO', 'Sair']) expect(text).toContain(label);
  });

  it('quem não pode abrir uma tela lê isso, sem sair da sessão; endereço que não existe também', async () => {
    const { page } = await signedIn('atendimento');
    await page.goto(`${base()}/modules/manutencao/fornecedor`);
    await page.getByRole('heading', { level: 1, name: /perfil não abre/i }).waitFor();
    await page.goto(`${base()}/modules/naoExiste`);
    await page.getByRole('heading', { level: 1, name: /não (existe|encontr)/i }).waitFor();
    await page.goto(`${base()}/`);
    await page.getByRole('banner').waitFor();
  });

  it('o primeiro Tab leva ao conteúdo, e o título da aba diz a tela', async () => {
    const { page } = await signedIn('gestora');
    await page.goto(`${base()}/modules/relatorios/mapaDiarioDeAlimentacao`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await page.title()).toContain('Mapa Diário de Alimentação');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Ir para/);
  });
});
