import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { requireFocusIn, stopsOf, tabTo } from './kit/keyboard.ts';
import { openDay, orderByCall, pastUndoing, saved } from './kit/orders.ts';
import { capture, drawn } from './kit/screens.ts';

// Nothing here is clicked: every step is a key.
jest.setTimeout(240_000);
const { base, signedIn, visitAs } = useJourney();

const ACOMPANHAMENTO = '/modules/monitoramento/acompanhamento';

async function sent(day: string): Promise<string> {
  const { page } = await signedIn('solicitante');
  const { numero } = await orderByCall(page, day, 'Interno', 90);
  await page.close();
  return numero;
}

const clean = async (page: Page) => expect(await violations(page)).toEqual([]);

describe('só com o teclado', () => {
  it('o atendimento assume um caso, liga, devolve um pedido com motivo e confirma outro', async () => {
    const returned = await sent(inDays(10));
    const confirmed = await sent(inDays(11));
    const { page, wrong } = await visitAs('atendimento');
    const caso = page.getByRole('complementary', { name: /^Caso de/ });
    const order = page.getByRole('dialog').filter({ hasText: /^Pedido/ });

    const openCase = async (day: string, numero: string) => {
      await page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&caso=A_TRATAR&data=${day}`);
      const row = page.locator('.tabela tbody tr').first();
      await tabTo(page, row);
      await page.keyboard.press('Enter');
      await caso.getByRole('button', { name: numero }).waitFor();
    };

    await openCase(inDays(10), returned);
    await page.keyboard.press('a');
    await caso.getByText('você', { exact: true }).waitFor();
    await page.keyboard.press('l');
    await requireFocusIn(page, caso);
    await tabTo(page, caso.getByRole('textbox'), 'Shift+Tab');
    await page.keyboard.type('Confirmam no fim da tarde');
    await tabTo(page, caso.getByRole('button', { name: 'Atendeu', exact: true }));
    await page.keyboard.press('Enter');
    await caso.locator('.caso-contatos').getByText('Confirmam no fim da tarde').waitFor();
    await requireFocusIn(page, caso.getByRole('button', { name: 'Atendeu', exact: true }));
    await clean(page);

    await tabTo(page, caso.getByRole('button', { name: returned }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, order.getByRole('button', { name: 'Devolver' }));
    await page.keyboard.press('Enter');
    const reason = page
      .getByRole('group', { name: /^Motivo/ })
      .getByRole('button')
      .first();
    await tabTo(page, reason);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel(/^Expli/));
    await page.keyboard.type('O almoço está abaixo do efetivo');
    await tabTo(page, page.getByRole('button', { name: 'Devolver', exact: true }).last());
    await clean(page);
    await page.keyboard.press('Enter');
    await order.getByText('Devolvido', { exact: true }).first().waitFor();
    await reason.waitFor({ state: 'detached' });
    await requireFocusIn(page, order);
    await clean(page);
    await page.keyboard.press('Escape');
    await order.waitFor({ state: 'detached' });
    await requireFocusIn(page, page.locator('main'));

    await openCase(inDays(11), confirmed);
    await tabTo(page, caso.getByRole('button', { name: confirmed }));
    await page.keyboard.press('Enter');
    await tabTo(page, order.getByRole('button', { name: 'Confirmar', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel(/^Observação \(obrig/));
    await page.keyboard.type('Visita no dia');
    await tabTo(page, page.getByRole('button', { name: 'Confirmar', exact: true }).last());
    await page.keyboard.press('Enter');
    await order.getByText('Confirmado', { exact: true }).first().waitFor();
    // The live line may show the new state while the dialog still waits for its answer, and until then Esc is the dialog's.
    await page.getByLabel(/^Observação \(obrig/).waitFor({ state: 'detached' });
    await requireFocusIn(page, order);
    await page.keyboard.press('Escape');
    await order.waitFor({ state: 'detached' });
    await requireFocusIn(page, caso.getByRole('button', { name: confirmed }));
    expect(wrong).toEqual([]);
  });

  it('na tela do pedido cada parada do Tab se vê; o pedido se envia, muda e cancela sem o mouse', async () => {
    // The day before has an order, to be copied.
    await sent(inDays(5));
    const { page, wrong } = await signedIn('solicitante');
    await openDay(page, base(), inDays(6));
    const essentials = [
      ...['Um dia', 'Vários dias', 'Usar programação', 'Copiar de ontem', 'Copiar da semana passada'],
      ...['Igualar ao efetivo', 'Zerar', 'Comparar com', 'Enviar pedido'],
    ];
    for (const size of [
      { width: 1366, height: 768 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size);
      await drawn(page);
      const stops = await stopsOf(page);
      expect(essentials.filter(name => !stops.some(stop => stop.startsWith(name)))).toEqual([]);
      expect(stops.filter(stop => /, (Interno|Servidor),/.test(stop)).at(-1)).toMatch(/^Jantar, Servidor/);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await drawn(page);

    const cell = page.locator('[data-celula][tabindex="0"]');
    await tabTo(page, cell);
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await saved(page);
    await tabTo(page, page.getByRole('button', { name: 'Enviar pedido' }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await tabTo(page, sheet.getByRole('button', { name: 'Enviar pedido' }));
    await page.keyboard.press('Enter');
    await page.getByText(/Enviado em/).waitFor();

    await tabTo(page, page.getByRole('button', { name: /^Pedir ajuste/ }));
    await page.keyboard.press('Enter');
    await requireFocusIn(page, page.getByRole('grid'));
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    const change = page.getByRole('region', { name: /^Ajuste do pedido/ });
    await tabTo(page, change.getByRole('button', { name: 'Soltura ou alvará' }));
    await page.keyboard.press('Enter');
    await tabTo(page, change.getByRole('button', { name: /^Pedir ajuste/ }));
    await page.keyboard.press('Enter');
    await change.waitFor({ state: 'detached' });
    await requireFocusIn(page, page.getByRole('grid'));

    await tabTo(page, page.getByRole('button', { name: 'Cancelar pedido' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const reason = sheet
      .getByRole('group', { name: /^Motivo/ })
      .getByRole('button')
      .first();
    await reason.waitFor();
    await requireFocusIn(page, reason);
    await page.keyboard.press('Enter');
    await tabTo(page, sheet.getByRole('button', { name: 'Cancelar pedido' }));
    await pastUndoing(page, () => page.keyboard.press('Enter'));
    await page.getByRole('button', { name: 'Enviar pedido' }).waitFor();
    await requireFocusIn(page, page.locator('main'));
    await clean(page);
    expect(wrong).toEqual([]);
  });

  it('a fila passa ao próximo caso sem perder o lugar', async () => {
    const { page } = await signedIn('atendimento');
    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&caso=todos&data=${inDays(12)}`);
    const caso = page.getByRole('complementary', { name: /^Caso de/ });
    await tabTo(page, page.locator('.tabela tbody tr').first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await caso.getByText('Ninguém ligou ainda.').waitFor();
    const before = await caso.getAttribute('aria-label');
    await page.keyboard.press('l');
    await tabTo(page, caso.getByRole('button', { name: 'Vai enviar' }));
    await page.keyboard.press('Enter');
    await page.waitForFunction(label => document.querySelector('.caso')?.getAttribute('aria-label') !== label, before);
    await requireFocusIn(page, caso.getByRole('heading', { level: 2 }));
    await clean(page);
  });

  it('do quadro e do mês abre-se um pedido e volta-se ao mesmo lugar', async () => {
    const { page } = await signedIn('gestora');
    const order = page.getByRole('dialog').filter({ hasText: /^Pedido/ });
    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=tabela`);
    await tabTo(page, page.getByRole('button', { name: 'Quadro' }));
    await page.keyboard.press('Enter');
    const columns = page.locator('.quadro-coluna');
    await columns.first().waitFor();
    expect(await columns.first().getAttribute('aria-label')).not.toMatch(/^[A-Z_]+$/);
    await clean(page);
    const card = columns.first().locator('.vinculo').first();
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    await order.getByRole('tab', { name: 'Itens' }).waitFor();
    await page.keyboard.press('Escape');
    await order.waitFor({ state: 'detached' });
    await requireFocusIn(page, card);

    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=calendario&lotacoes=1`);
    const day = page.locator('.mes-pedido').first();
    await tabTo(page, day);
    await page.keyboard.press('Enter');
    await order.getByRole('tab', { name: 'Itens' }).waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await order.waitFor({ state: 'detached' });
    await requireFocusIn(page, day);
  });

  it('o sino, as notificações e os e-mails que a pessoa recebe', async () => {
    await sent(inDays(13));
    const { page, wrong } = await visitAs('atendimento');
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notificações/ });
    await tabTo(page, bell);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Notificações' });
    await panel.waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await requireFocusIn(page, bell);
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByRole('link', { name: 'Ver todas' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Notificações' }).waitFor();
    const list = page.locator('.notificacoes-lista');
    const unread = list.locator('.notificacao-por-ler');
    await unread.first().waitFor();
    const before = await unread.count();
    await tabTo(page, list.getByRole('button', { name: /^Marcar como lida/ }));
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      count => document.querySelectorAll('.notificacoes-lista .notificacao-por-ler').length < count,
      before,
    );
    await requireFocusIn(page, list);

    const emails = page.getByRole('button', { name: 'E-mails que você recebe' });
    await tabTo(page, emails, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'E-mails que você recebe' });
    const emergency = dialog.getByRole('combobox', { name: 'Pedido emergencial a confirmar' });
    await tabTo(page, emergency);
    expect(await emergency.inputValue()).toBe('NA_HORA');
    await page.keyboard.press('ArrowDown');
    await capture(page, 'notificacoes-emails');
    await clean(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Salvar' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await requireFocusIn(page, emails);
    const { itens } = await read<{ itens: { evento: string; forma: string; padrao: string }[] }>(
      page,
      'notificacoes/emails',
    );
    expect(itens.filter(({ forma, padrao }) => forma !== padrao)).toEqual([
      expect.objectContaining({ evento: 'PEDIDO_EMERGENCIAL', forma: 'RESUMO' }),
    ]);
    expect(wrong).toEqual([]);
  });
});
