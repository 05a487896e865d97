import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { etagOf, read, write } from './kit/api.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, visit, signedIn } = useJourney({}, KEPT_FOR_LATER);

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const ACOMPANHAMENTO = '/modules/monitoramento/acompanhamento';

interface Enviado {
  id: number;
  dataRefeicao: string;
  lotacao: { id: number };
  contratos: { fornecedor: string }[];
}

/** Confirmed, of the day the furthest ahead: the hour of its eve is not past. */
async function confirmedOrder(page: Page): Promise<Enviado> {
  const { itens } = await read<{ itens: Enviado[] }>(page, 'pedidos?situacao=ENVIADO&ordem=-dataRefeicao&tamanho=1');
  const [pedido] = itens;
  if (!pedido) throw new Error('the demonstration has no sent order');
  const etag = await etagOf(page, `pedidos/${pedido.id}`);
  expect((await write(page, 'POST', `pedidos/${pedido.id}/confirmacao`, {}, etag)).status).toBe(200);
  return pedido;
}

async function shownAddress(page: Page): Promise<string> {
  const secret = await page.locator('.segredo-mostrado code').innerText();
  await page.getByRole('button', { name: 'Já anotei' }).click();
  return secret;
}

async function say(page: Locator, { previsto, proposto }: { previsto: string; proposto: string }) {
  await page.getByLabel(/^Refeição/).selectOption({ label: 'Almoço' });
  await page.getByLabel(/^Previsto para/).fill(previsto);
  await page.getByLabel('No lugar').fill(proposto);
  await page.getByLabel('Por quê').fill('O caminhão do frango quebrou.');
}

describe('uma troca de item', () => {
  it('o fornecedor a pede pela lista, o atendimento aceita, e o portão a vê também sem rede; a da agência ele recusa', async () => {
    const desk = await signedIn('atendimento');
    const { page, wrong } = desk;
    const pedido = await confirmedOrder(page);
    const lists = `${base()}${ACOMPANHAMENTO}?painel=listas&diaDaLista=${pedido.dataRefeicao}`;
    await page.goto(lists);
    const cartao = page.getByRole('article').filter({ hasText: pedido.contratos[0]?.fornecedor ?? '' });
    await Promise.all([page.waitForEvent('download'), cartao.getByRole('button', { name: 'Emitir PDF' }).click()]);
    await cartao.getByRole('button', { name: 'Criar endereço de ciência' }).click();
    const address = await shownAddress(page);

    const phone = await visit(PHONE);
    await phone.page.goto(address);
    await phone.page.getByRole('button', { name: 'Pedir troca' }).click();
    await say(phone.page.getByRole('region', { name: 'Trocas' }), {
      previsto: 'Frango assado',
      proposto: 'Carne moída',
    });
    // The list's own form stands above, with the same question.
    await phone.page.getByRole('region', { name: 'Trocas' }).getByLabel('Seu nome').fill('Marta Lima');
    await capture(phone.page, 'troca-pedir');
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Enviar o pedido de troca' }).click();
    await phone.page.getByText('Espera decisão').waitFor();

    await page.reload();
    const trocas = cartao.getByRole('region', { name: 'Trocas de item e de dia' });
    await trocas.getByText('Almoço: Carne moída no lugar de Frango assado').waitFor();
    await trocas.scrollIntoViewIfNeeded();
    await capture(page, 'troca-decidir');
    expect(await violations(page)).toEqual([]);
    await trocas.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await trocas.getByText('Aceita', { exact: true }).waitFor();
    await cartao.getByText('1 mudança desde a última').waitFor();
    await phone.page.reload();
    await phone.page.getByText('Aceita', { exact: true }).waitFor();

    await page.goto(`${base()}${ACOMPANHAMENTO}?item=${pedido.id}`);
    const doPedido = page.getByRole('region', { name: 'Trocas de item e de dia' });
    await doPedido.getByRole('button', { name: 'Pedir troca' }).click();
    await say(page.getByRole('dialog', { name: 'Pedir troca ao fornecedor' }), {
      previsto: 'Arroz',
      proposto: 'Macarrão',
    });
    await capture(page, 'troca-pedir-agencia');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pedir', exact: true }).click();
    await phone.page.goto(await shownAddress(page));
    await phone.page.getByRole('button', { name: 'Recuso' }).click();
    await phone.page.getByLabel('Por que recusa').fill('Não tenho macarrão.');
    await phone.page.getByLabel('Seu nome').fill('Marta Lima');
    await capture(phone.page, 'troca-responder');
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Enviar a decisão' }).click();
    await phone.page.getByText(/^Recebemos a sua decisão/).waitFor();
    await page.reload();
    await doPedido.getByText(/Não tenho macarrão\./).waitFor();

    const gate = await signedIn('gestora', PHONE);
    await gate.page.goto(`${base()}/modules/unidade/entregas?data=${pedido.dataRefeicao}&lotacao=${pedido.lotacao.id}`);
    await gate.page.getByText('Carne moída no lugar de Frango assado').waitFor();
    await capture(gate.page, 'troca-na-entrega');
    expect(await violations(gate.page)).toEqual([]);
    await gate.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await gate.context.setOffline(true);
    await gate.page.reload();
    await gate.page.getByText('Carne moída no lugar de Frango assado').waitFor();
    expect([wrong, phone.wrong]).toEqual([[], []]);
  });
});
