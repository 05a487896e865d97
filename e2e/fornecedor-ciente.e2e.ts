import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { etagOf, read, write } from './kit/api.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, visit, signedIn } = useJourney();

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const ACOMPANHAMENTO = '/modules/monitoramento/acompanhamento';

interface Enviado {
  id: number;
  numero: string;
  dataRefeicao: string;
  contratos: { fornecedor: string }[];
}

/** A sent order of the demonstration, of the day the furthest ahead: nobody else's steps touch it. */
async function sentOrder(page: Page): Promise<Enviado> {
  const { itens } = await read<{ itens: Enviado[] }>(page, 'pedidos?situacao=ENVIADO&ordem=-dataRefeicao&tamanho=1');
  const [pedido] = itens;
  if (!pedido) throw new Error('the demonstration has no sent order');
  return pedido;
}

async function confirm(page: Page, { id }: Enviado): Promise<void> {
  const { status } = await write(page, 'POST', `pedidos/${id}/confirmacao`, {}, await etagOf(page, `pedidos/${id}`));
  expect(status).toBe(200);
}

/** The address shown once in the open dialog. */
async function shownAddress(page: Page): Promise<string> {
  const secret = await page.locator('.segredo-mostrado code').innerText();
  await page.getByRole('button', { name: 'Já anotei' }).click();
  return secret;
}

describe('o fornecedor sem conta', () => {
  it('confirma pelo telefone que recebeu a lista do dia; o atendimento e o pedido veem quem e a que horas', async () => {
    const { page, wrong } = await signedIn('atendimento');
    const pedido = await sentOrder(page);
    const fornecedor = pedido.contratos[0]?.fornecedor ?? '';
    await confirm(page, pedido);
    await page.goto(`${base()}${ACOMPANHAMENTO}?painel=listas&diaDaLista=${pedido.dataRefeicao}`);
    const cartao = page.getByRole('article').filter({ hasText: fornecedor });
    await Promise.all([page.waitForEvent('download'), cartao.getByRole('button', { name: 'Emitir PDF' }).click()]);
    await cartao.getByText('Sem ciência do fornecedor').waitFor();
    await cartao.getByRole('button', { name: 'Criar endereço de ciência' }).click();
    const address = await shownAddress(page);

    const phone = await visit(PHONE);
    await phone.page.goto(address);
    await phone.page.getByRole('heading', { name: 'Lista de refeições' }).waitFor();
    await phone.page.getByLabel('Seu nome').fill('Marta Lima');
    await capture(phone.page, 'lista-a-confirmar');
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Recebi esta lista' }).click();
    await phone.page.getByText(/^Recebimento da emissão 1 confirmado por Marta Lima/).waitFor();
    await phone.page.reload();
    await phone.page.getByText(/^Recebimento da emissão 1 confirmado por Marta Lima/).waitFor();
    await capture(phone.page, 'lista-confirmada');

    await page.reload();
    await cartao.getByText('Fornecedor ciente', { exact: true }).waitFor();
    await cartao.getByText(/^Recebeu a emissão 1 às \d\d:\d\d por Marta Lima$/).waitFor();
    await capture(page, 'lista-com-ciencia');
    expect(await violations(page)).toEqual([]);

    await page.goto(`${base()}${ACOMPANHAMENTO}?item=${pedido.id}`);
    await page.getByText(/^Fornecedor ciente às \d\d:\d\d por Marta Lima$/).waitFor();
    await capture(page, 'pedido-com-ciencia');
    expect(await violations(page)).toEqual([]);
    expect([wrong, phone.wrong]).toEqual([[], []]);
  });
});
