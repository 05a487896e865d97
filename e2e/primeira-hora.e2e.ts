// What somebody who never saw the product does from the first screen, counted in clicks and keys. With MEDIDAS=1 the counts are kept for
// docs/medidas.md.
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { report, verdict } from '../bench/figures.mjs';
import { violations } from './kit/accessibility.ts';
import { movableClock } from './kit/clock.ts';
import { inDays, withSlashes } from './kit/days.ts';
import { countEffort, effortOf } from './kit/effort.ts';
import { choose, item, takePhoto } from './kit/inspection-flow.ts';
import { useJourney } from './kit/journey.ts';
import { answerOfSending } from './kit/orders.ts';
import { picture } from './kit/picture.mjs';
import { capture, openHome, type PEOPLE } from './kit/screens.ts';

jest.setTimeout(180_000);
// Ten past eleven: breakfast has come everywhere, and lunch is due.
const clock = movableClock(new Date(`${inDays(0)}T11:10:00-03:00`));
const { base, product, signedIn } = useJourney(clock.env);

/** The most clicks that each may take. */
const GOALS = {
  'O pedido de amanhã, enviado': 6,
  'Uma entrega a menos, registrada': 5,
  'Uma fiscalização com foto, concluída': 14,
  'O mapa de ontem, assinado': 4,
  'O papel do mês, no computador': 3,
} as const;
type Job = keyof typeof GOALS;

const rows: Record<string, string | number>[] = [];

async function begin(person: keyof typeof PEOPLE): Promise<Page> {
  const { page, context } = await signedIn(person);
  await countEffort(context);
  await openHome(page);
  return page;
}

async function end(job: Job, page: Page): Promise<void> {
  const { cliques, teclas } = await effortOf(page);
  const goal = GOALS[job];
  rows.push({ tarefa: job, cliques, teclas, meta: `≤ ${goal} cliques`, resultado: verdict(cliques <= goal) });
  expect(cliques).toBeLessThanOrEqual(goal);
}

describe('a primeira hora', () => {
  beforeAll(() => product().live(), 150_000);
  afterAll(() => {
    clock.forget();
    if (process.env.MEDIDAS)
      report(
        'primeira-hora',
        {
          title: 'A primeira hora, em cliques e teclas, da página inicial ao fim',
          command: 'MEDIDAS=1 npm test -- e2e/primeira-hora.e2e.ts',
        },
        rows,
      );
  });

  it('o pedido de amanhã, enviado pela unidade', async () => {
    const page = await begin('solicitante');
    await page.getByRole('main').getByRole('link', { name: 'Solicitar' }).click();
    const answer = answerOfSending(page);
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click();
    expect((await answer).dataRefeicao).toBe(inDays(1));
    await page.getByText(/Enviado em/).waitFor();
    await end('O pedido de amanhã, enviado', page);
  });

  it('uma entrega a menos, com foto, registrada no portão', async () => {
    const page = await begin('solicitante');
    await page.getByRole('link', { name: 'Receber' }).click();
    const lunch = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Almoço', exact: true }) });
    await lunch.getByRole('button', { name: 'Chegou agora' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Interno, entregues: menos um' }).click();
    const camera = page.waitForEvent('filechooser');
    await sheet.getByText('Tirar foto').click();
    await (await camera).setFiles(await picture(page, 1));
    await sheet.getByText('Fotos · 1').waitFor();
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await lunch.getByText('Parcial').first().waitFor();
    await end('Uma entrega a menos, registrada', page);
  });

  it('uma fiscalização com foto, do começo ao fim', async () => {
    const page = await begin('fiscal');
    await page.getByRole('link', { name: /^Iniciar fiscalização/ }).click();
    await item(page, 'Quantidade entregue')
      .getByRole('button', { name: /^(Contar|Partir do recebimento)$/ })
      .click();
    await choose(page, 'Dietas especiais', 'Conforme');
    await item(page, 'Preparações quentes').getByLabel('em graus Celsius').click();
    await page.keyboard.type('62,5');
    await nextField(page, 'Embalagem vazia');
    for (const grams of ['20', '760', '755', '748']) {
      await page.keyboard.type(grams);
      await page.keyboard.press('Enter');
    }
    await choose(page, 'Itens embalados na validade', 'Conforme');
    for (const sense of ['Aparência', 'Odor', 'Sabor', 'Textura']) await choose(page, sense, '4, boa');
    await choose(page, 'Sem corpo estranho', 'Conforme');
    const rest = item(page, 'O resto está conforme?');
    await rest.scrollIntoViewIfNeeded();
    await capture(page, 'fiscalizacao-resto');
    expect(await violations(page)).toEqual([]);
    await rest.getByRole('button', { name: /^Sim, os \d+ estão conformes$/ }).click();
    await rest.waitFor({ state: 'detached' });
    await takePhoto(page, 'Foto da marmita aberta', 1);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('Fiscalização concluída', { exact: false }).first().waitFor();
    await end('Uma fiscalização com foto, concluída', page);
  });

  it('o mapa de ontem, assinado pela gestora', async () => {
    const page = await begin('gestora');
    await capture(page, 'inicio-vivo-gestora');
    const tile = page.getByRole('region', { name: 'Mapas a assinar' });
    await tile.getByRole('link', { name: new RegExp(`^${withSlashes(inDays(-1)).slice(0, 5)}`) }).click();
    await page.getByRole('button', { name: 'Assinar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Assinar o mapa' });
    await dialog.waitFor();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'password');
    await page.keyboard.type('demonstracao');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Fechamento do dia' }).getByText('Assinado').waitFor();
    await end('O mapa de ontem, assinado', page);
  });

  it('o papel do mês, pronto para imprimir', async () => {
    const page = await begin('gestora');
    await page.getByRole('link', { name: 'Ver o mapa do mês' }).click();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF para assinar/ }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/\.pdf$/);
    await end('O papel do mês, no computador', page);
  });

  it('uma lista no papel sai inteira, sem o que só se aperta', async () => {
    const { page } = await signedIn('gestora');
    await page.goto(`${base()}/modules/monitoramento/acompanhamento`);
    await page.locator('.tabela tbody tr').nth(40).waitFor();
    await page.emulateMedia({ media: 'print' });
    const cut = await page.$$eval('.casca, .conteudo, .principal, .tabela-rolagem', places =>
      places
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ className }) => className),
    );
    expect(cut).toEqual([]);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Exportar' }).isVisible()).toBe(false);
  });
});

/** Enter, over the measures that this inspection does not take. */
async function nextField(page: Page, label: string): Promise<void> {
  const there = page.getByLabel(label);
  do await page.keyboard.press('Enter');
  while (!(await there.evaluate(field => field === document.activeElement)));
}
