import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { movableClock } from './kit/clock.ts';
import { inDays } from './kit/days.ts';
import { installClient, startReceiver } from './kit/integrator.ts';
import { useJourney } from './kit/journey.ts';
import { orderByCall } from './kit/orders.ts';
import { capture } from './kit/screens.ts';
import { START } from './kit/world.mjs';

jest.setTimeout(240_000);
/** The integrator's program runs in a process of its own, and this clock sets it at the journeys' instant too. */
const clock = movableClock(START);
const { base, product, signedIn, visitAs } = useJourney({ WEBHOOKS_LOOPBACK: 'true' });
afterAll(() => clock.forget());

const READS_ORDERS = `
import { AlipenError, createAlipen } from '@alipen/client';
const { ALIPEN: baseUrl = '', ID: clientId = '', SECRET: clientSecret = '' } = process.env;
const alipen = createAlipen({ baseUrl, clientId, clientSecret });
const refusal = (error: unknown) => (error instanceof AlipenError ? [error.status, error.message] : [0, String(error)]);
const orders = await alipen
  .body(alipen.GET('/api/ms-alipen/pedidos', { params: { query: { tamanho: 5 } } }))
  .then(({ itens, total }) => ({ numbers: itens.map(({ numero }) => numero), total }))
  .catch(refusal);
const units = await alipen.body(alipen.GET('/api/ms-alipen/lotacoes')).then(() => 'open').catch(refusal);
console.log(JSON.stringify({ orders, units }));
`;
const VERIFIES = `
import { verifyWebhook } from '@alipen/client';
const { BODY = '', HEADERS = '{}', SECRET = '' } = process.env;
const read = (secret: string) => { try { return verifyWebhook(BODY, JSON.parse(HEADERS), secret); } catch (error) { return String(error); } };
console.log(JSON.stringify({ event: read(SECRET), other: read('whsec_' + Buffer.alloc(32).toString('base64')) }));
`;

const settings = async (page: Page, screen: string) => {
  await page.getByRole('button', { name: 'Configurações' }).click();
  await page.getByRole('navigation', { name: 'Configurações' }).getByRole('link', { name: screen }).click();
  await page.getByRole('heading', { level: 1, name: screen }).waitFor();
};

async function shownSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /^Segredo de/ });
  const secret = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: 'Já anotei' }).click();
  await dialog.waitFor({ state: 'detached' });
  return secret;
}

describe('um sistema da agência', () => {
  let client: Awaited<ReturnType<typeof installClient>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    [client, receiver] = await Promise.all([installClient(), startReceiver()]);
  }, 120_000);
  afterAll(async () => {
    client?.remove();
    await receiver?.stop();
  });

  it('ganha uma conta, lê pedidos, é avisado de um, e perde o acesso quando a gestora o tira', async () => {
    const { page, wrong } = await visitAs('gestora');
    await settings(page, 'Contas de serviço');
    await capture(page, 'contas-servico-vazia');
    await page.getByRole('button', { name: 'Nova conta' }).first().click();
    const record = page.getByRole('dialog');
    await record.getByLabel('Sistema').fill('Painel da secretaria');
    await record.getByLabel('Finalidade').fill('Mostra os pedidos do dia. Responde: equipe de dados.');
    await record.getByRole('textbox', { name: 'Vale até' }).fill('31/12/2027');
    await record.getByLabel('Age como').selectOption({ label: 'Monitoramento' });
    await record.getByLabel('Operações').fill('listarPedidos');
    await record.getByRole('checkbox', { name: /listarPedidos/ }).check();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'conta-servico-nova');
    await record.getByRole('button', { name: 'Salvar' }).click();
    const accountSecret = await shownSecret(page);
    const id = await record
      .getByText(/^conta-\d+$/)
      .first()
      .innerText();
    await record.getByRole('tab', { name: 'Segredos' }).click();
    await record.getByText(`alipen_…${accountSecret.slice(-4)}`).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'conta-servico-segredos');

    const integrator = { ALIPEN: base(), ID: id, SECRET: accountSecret };
    const first = await client.program<{ orders: { total: number }; units: unknown }>(READS_ORDERS, integrator);
    expect(first.orders.total).toBeGreaterThan(0);
    expect(first.units).toEqual([403, 'A conta de serviço não tem o escopo listarLotacoes.']);

    await page.keyboard.press('Escape');
    await settings(page, 'Webhooks');
    await page.getByRole('button', { name: 'Novo webhook' }).first().click();
    await record.getByLabel('Sistema').fill('Painel da secretaria');
    await record.getByLabel('Endereço').fill(receiver.url);
    await record.getByRole('checkbox', { name: 'Pedido', exact: true }).check();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'webhook-novo');
    await record.getByRole('button', { name: 'Salvar' }).click();
    const signingSecret = await shownSecret(page);

    const unit = await signedIn('solicitante');
    const sent = await orderByCall(unit.page, inDays(3), 'Interno', 20);
    clock.pass(30_000);
    await product().serve();
    const { body, headers } = await receiver.message('pedido.enviado');
    const told = await client.program<{ event: { type: string; data: Record<string, unknown> }; other: string }>(
      VERIFIES,
      {
        BODY: body,
        HEADERS: JSON.stringify(headers),
        SECRET: signingSecret,
        ...clock.env,
      },
    );
    expect(told.event).toMatchObject({ type: 'pedido.enviado', data: { pedidoId: sent.id, numero: sent.numero } });
    expect(told.other).toMatch(/not ours/);

    await record.getByRole('tab', { name: 'Entregas' }).click();
    await record.getByText('Pedido: enviado').first().waitFor();
    await record.getByText('Entregue', { exact: true }).last().waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'webhook-entregas');

    await page.keyboard.press('Escape');
    await settings(page, 'Contas de serviço');
    await page.getByRole('link', { name: 'Painel da secretaria' }).first().click();
    await record.getByRole('tab', { name: 'Segredos' }).click();
    await record.getByRole('button', { name: 'Revogar a conta' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Revogar a conta' }).click();
    await record.getByText('Revogada', { exact: true }).first().waitFor();
    const after = await client.program<{ orders: unknown }>(READS_ORDERS, integrator);
    expect(after.orders).toEqual([401, 'A conta ou o segredo não vale.']);
    expect(wrong).toEqual([]);
  });
});
