import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { movableClock } from './kit/clock.ts';
import { useJourney } from './kit/journey.ts';
import { requireFocusIn, stopsOf, tabTo } from './kit/keyboard.ts';
import { PEOPLE } from './kit/screens.ts';

// Nothing here is clicked: every step is a key.
jest.setTimeout(240_000);
// 09:00 tomorrow in the units' time zone, whatever the hour of the run: the desk has whom to call only before the cut-off.
const clock = movableClock(new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`));
const { base, visit, visitAs } = useJourney(clock.env);
afterAll(() => clock.forget());

const clean = async (page: Page) => expect(await violations(page)).toEqual([]);
type Person = keyof typeof PEOPLE;

const HOMES: readonly (readonly [Person, readonly RegExp[]])[] = [
  ['solicitante', [/^(Solicitar|Ver o pedido)$/]],
  ['atendimento', [/^Abrir A confirmar/, /^Assumir/]],
  ['monitoramento', [/^Abrir painel/, /^Ver o dia/, /^Ver ocorrências/, /^Todos os indicadores/]],
  ['gestora', [/^Ver o dia/, /^Todos os indicadores/]],
  ['fiscal', [/^Pendentes/, /^Realizadas/]],
];

describe('o início e a tela de parede, só com o teclado', () => {
  it.each(HOMES)('o início de %s: cada parada do Tab se vê, e as dele estão lá', async (person, wanted) => {
    const { page, wrong } = await visitAs(person);
    await page.locator('.inicio-bloco').first().waitFor();
    await page.locator('.inicio-esqueleto').first().waitFor({ state: 'detached' });
    const stops = await stopsOf(page);
    expect(wanted.filter(name => !stops.some(stop => name.test(stop)))).toEqual([]);
    await clean(page);
    expect(wrong).toEqual([]);
  });

  it('a gestora autoriza uma tela pelo código, muda o que ela mostra e a revoga', async () => {
    const { page: wall } = await visit();
    await wall.goto(`${base()}/ciapis/modules/painel`);
    const code = (await wall.locator('.pareamento-codigo').innerText()).replaceAll(/\D/g, '');

    const { page, wrong } = await visitAs('gestora');
    const settings = page.getByRole('button', { name: 'Configurações' });
    await tabTo(page, settings);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Telas de parede' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Telas de parede' }).waitFor();
    await tabTo(page, page.getByLabel('Código na tela'));
    await page.keyboard.type(code);
    await tabTo(page, page.getByLabel('Onde ela está'));
    await page.keyboard.type('Sala sem mouse');
    await tabTo(page, page.locator('.telas-autorizar select'));
    await page.keyboard.press('Tab');
    await page.keyboard.type('peni');
    await page.locator('.procura-lista [role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.telas-escolhidas li').waitFor();
    await clean(page);
    await tabTo(page, page.getByRole('button', { name: /^Retirar / }));
    await page.keyboard.press('Enter');
    await page.locator('.telas-escolhidas li').waitFor({ state: 'detached' });
    await requireFocusIn(page, page.locator('.telas-autorizar'));
    await tabTo(page, page.getByRole('button', { name: 'Autorizar a tela' }));
    await page.keyboard.press('Enter');
    await page.getByText('Sala sem mouse foi autorizada').waitFor();
    await requireFocusIn(page, page.getByLabel('Código na tela'));
    await wall.locator('.zona').first().waitFor();

    const change = page.getByRole('button', { name: 'Mudar Sala sem mouse' });
    await tabTo(page, change);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await requireFocusIn(page, change);

    const revoke = page.getByRole('button', { name: 'Revogar Sala sem mouse' });
    await tabTo(page, revoke);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: /^Revogar/ }));
    await clean(page);
    await page.keyboard.press('Enter');
    await revoke.waitFor({ state: 'detached' });
    await requireFocusIn(page, page.locator('main'));
    await wall.locator('.pareamento-codigo').waitFor();
    expect(wrong).toEqual([]);
  });
});
