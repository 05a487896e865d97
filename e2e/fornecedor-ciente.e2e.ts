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
  it('responde pelo telefone se dá para atender, antes da decisão; quem decide vê a resposta e é avisado', async () => {
    const { page, wrong } = await signedIn('gestora');
    const pedido = await sentOrder(page);
    await page.goto(`${base()}${ACOMPANHAMENTO}?item=${pedido.id}`);
    await page.getByRole('button', { name: 'Perguntar ao fornecedor' }).click();
    await page.getByLabel('O que mais dizer (opcional)').fill('Entraram 20 pessoas hoje.');
    await capture(page, 'pergunta-ao-fornecedor');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Perguntar', exact: true }).click();
    const address = await shownAddress(page);
    const asked = page.getByRole('region', { name: 'Perguntas ao fornecedor' });
    await asked.getByText('Pergunta em aberto').waitFor();
    expect(await page.getByRole('button', { name: 'Perguntar ao fornecedor' }).count()).toBe(0);

    const phone = await visit(PHONE);
    await phone.page.goto(address);
    await phone.page.getByText('Entraram 20 pessoas hoje.').waitFor();
    await capture(phone.page, 'pergunta-a-responder');
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByLabel('Atendo em parte').check();
    await phone.page.getByLabel(/^Quantas refeições/).fill('1');
    await phone.page.getByLabel('O que fica de fora').fill('Falta gás para o jantar.');
    await phone.page.getByLabel('Seu nome').fill('Marta Lima');
    await capture(phone.page, 'pergunta-em-parte');
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Enviar resposta' }).click();
    await phone.page.getByText(/^Recebemos a resposta sobre o pedido/).waitFor();
    await phone.page.reload();
    await phone.page.getByText('Este endereço não vale mais').waitFor();
    await capture(phone.page, 'pergunta-encerrada');

    await asked.getByText('Atende em parte').waitFor();
    await asked.getByText('Falta gás para o jantar.').waitFor();
    await asked.getByText(/^Marta Lima, em/).waitFor();
    await capture(page, 'pergunta-respondida');
    expect(await violations(page)).toEqual([]);

    const { dataRefeicao: dia } = pedido;
    await page.goto(`${base()}${ACOMPANHAMENTO}?de=${dia}&ate=${dia}&situacao=ENVIADO`);
    await page.getByText('Atende em parte').first().waitFor();
    await capture(page, 'pergunta-na-lista');
    await page.goto(`${base()}/notificacoes`);
    await page.getByText(`respondeu sobre o pedido ${pedido.numero}`).first().waitFor();
    expect([wrong, phone.wrong.filter(line => !line.includes('404'))]).toEqual([[], []]);
  });

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
