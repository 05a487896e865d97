import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { inDays } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { chooseReason, orderByCall } from './kit/orders.ts';
import { capture, drawn } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

const ACOMPANHAMENTO = '/modules/monitoramento/acompanhamento';

async function seen(page: Page, name: string): Promise<void> {
  await capture(page, name);
  expect(await violations(page)).toEqual([]);
}

describe('acompanhar os pedidos', () => {
  it('a gestora vê a tabela, o quadro e o mês de uma lotação; os números são filtros', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(base() + ACOMPANHAMENTO);
    await page.getByRole('table', { name: 'Acompanhamento' }).waitFor();
    await seen(page, 'pedidos-tabela');
    await page.getByRole('button', { name: /^Rascunho/ }).click();
    await page.waitForURL(/situacao=RASCUNHO/);
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await page.getByLabel('Prazo').waitFor();
    await seen(page, 'pedidos-filtros');
    await page.getByRole('button', { name: 'Limpar tudo' }).click();
    await page.getByRole('button', { name: 'Quadro' }).click();
    await page.locator('.quadro-coluna').first().waitFor();
    await seen(page, 'pedidos-quadro');
    await page.getByRole('button', { name: 'Calendário', exact: true }).click();
    await page.getByText('Escolha uma lotação').waitFor();
    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=calendario&lotacoes=1`);
    await page.locator('.mes-pedido').first().waitFor();
    await seen(page, 'pedidos-mes');
    expect(wrong).toEqual([]);
  });

  it('a pessoa solicitante vê só os seus, em lista e em mês', async () => {
    const { page, wrong } = await signedIn('solicitante');
    await page.goto(base() + ACOMPANHAMENTO);
    await page.getByRole('table', { name: 'Solicitações Efetuadas' }).waitFor();
    await seen(page, 'efetuadas-lista');
    await page.locator('.tabela tbody tr .vinculo').first().click();
    await page.getByRole('button', { name: 'Repetir em outros dias' }).click();
    await page.getByText(/^Repetir o pedido/).waitFor();
    await seen(page, 'pedido-repetir');
    await page.goto(base() + ACOMPANHAMENTO);
    await page.getByRole('button', { name: 'Calendário', exact: true }).click();
    await page.locator('.mes-pedido').first().waitFor();
    await seen(page, 'efetuadas-mes');
    expect(wrong).toEqual([]);
  });
});

describe('a fila do atendimento', () => {
  it('abre no que falta para amanhã; assume, liga e vai ao próximo só pelo teclado', async () => {
    const { page, wrong } = await signedIn('atendimento');
    await page.goto(base() + ACOMPANHAMENTO);
    await page.waitForURL(/visao=fila/);
    // Whether a unit still owes tomorrow's order depends on the hour; the queue of all does not.
    await page.getByRole('button', { name: /^Todos/ }).click();
    const row = page.locator('.tabela tbody tr').first();
    await row.waitFor();
    await seen(page, 'fila');
    await row.locator('.vinculo').click();
    const caso = page.getByRole('complementary', { name: /^Caso de/ });
    await caso.getByText('Ninguém ligou ainda.').waitFor();
    await page.keyboard.press('a');
    await caso.getByText('você', { exact: true }).waitFor();
    await page.keyboard.press('l');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Atendeu');
    await caso.getByRole('textbox').fill('');
    await caso.getByRole('textbox').press('a');
    expect(await caso.getByRole('textbox').inputValue()).toBe('a');
    await caso.getByRole('button', { name: 'Atendeu', exact: true }).click();
    await caso.locator('.caso-contatos').getByText('Atendeu').waitFor();
    await seen(page, 'caso');
    const before = await caso.getAttribute('aria-label');
    await caso.getByRole('button', { name: 'Vai enviar' }).click();
    await page.waitForFunction(label => document.querySelector('.caso')?.getAttribute('aria-label') !== label, before);
    await caso.getByRole('checkbox', { name: 'Teclas A, L e P' }).uncheck();
    await page.locator('h1').click();
    await page.keyboard.press('a');
    await drawn(page);
    expect(await caso.getByText('você', { exact: true }).count()).toBe(0);
    expect(wrong).toEqual([]);
  });

  it('quem abre o mesmo caso lê quem já o tem aberto', async () => {
    const desk = await signedIn('atendimento');
    await desk.page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&caso=todos&item=1`);
    await desk.page.getByRole('complementary', { name: /^Caso de/ }).waitFor();
    const manager = await signedIn('gestora');
    await manager.page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&caso=todos&item=1`);
    await manager.page
      .locator('.caso')
      .getByText(/^Aberto por/)
      .waitFor();
  });
});

/** A second live line of the page: it hears each change after the screen's own line did. */
const listen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(open => {
        const line = new EventSource('/api/ms-alipen/ao-vivo');
        line.addEventListener('sinal', () => open(), { once: true });
        const heard = new Promise<void>(done => line.addEventListener('mudanca', () => done(), { once: true }));
        Object.assign(window, { heard });
      }),
  );

describe('ao vivo', () => {
  it('o que a unidade envia aparece na fila sem recarregar; em pausa a fila não se mexe', async () => {
    const unidade = await signedIn('solicitante');
    const mesa = await signedIn('atendimento');
    const { page } = mesa;
    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&caso=todos&data=${inDays(5)}&tamanho=100`);
    const chave = page.getByRole('switch', { name: 'Atualização automática' });
    await chave.getByText('Ao vivo').waitFor();
    const tratar = page.getByRole('button', { name: /^A tratar/ });
    await tratar.getByText('0').waitFor();
    const { lotacao } = await orderByCall(unidade.page, inDays(5), 'Interno', 10);
    const linha = page.getByRole('row').filter({ hasText: lotacao.nome });
    await linha.getByText('A tratar').waitFor();
    await tratar.getByText('1').waitFor();
    await capture(page, 'fila-ao-vivo');

    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=tabela&situacao=ENVIADO`);
    await page.locator('.tabela tbody tr').first().waitFor();
    await chave.getByText('Ao vivo').waitFor();
    const linhas = await page.locator('.tabela tbody tr').count();
    await orderByCall(unidade.page, inDays(6), 'Interno', 10);
    await page.getByText('1 novo, mostrar').waitFor();
    expect(await page.locator('.tabela tbody tr').count()).toBe(linhas);
    expect(await violations(page)).toEqual([]);
    await page.getByText('1 novo, mostrar').click();
    await page.waitForFunction(antes => document.querySelectorAll('.tabela tbody tr').length > antes, linhas);

    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&caso=todos&data=${inDays(7)}&tamanho=100`);
    await chave.getByText('Ao vivo').waitFor();
    await linha.getByText('Sem pedido até agora').waitFor();
    await page.clock.install({ time: new Date() });
    await chave.click();
    await listen(page);
    await orderByCall(unidade.page, inDays(7), 'Interno', 10);
    await page.evaluate(() => Reflect.get(window, 'heard'));
    // Longer than the time in which changes are gathered before the screen is told.
    await page.clock.runFor(2_000);
    await drawn(page);
    expect(await linha.getByText('Sem pedido até agora').count()).toBe(1);
    await chave.click();
    await linha.getByText('A tratar').waitFor();
    expect([...mesa.wrong, ...unidade.wrong]).toEqual([]);
  });
});

describe('avisar quem não enviou', () => {
  it('o atendimento escolhe, avisa de uma vez, e a ligação fica anotada', async () => {
    const { page, wrong } = await signedIn('atendimento');
    const dia = inDays(9);
    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&data=${dia}`);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.getByRole('row').nth(2).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Avisar 2 lotações' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avisar 2 lotações' }).click();
    await page
      .getByRole('status')
      .getByText(/Concluído: 2 lotações/)
      .waitFor();
    await page
      .getByText(/^Avisada pelo sistema/)
      .first()
      .waitFor();
    await seen(page, 'fila-avisada');
    expect(wrong).toEqual([]);
  });
});

describe('preencher pela unidade', () => {
  it('P assume o caso e abre o dia da lotação, com o aviso de que o histórico dirá', async () => {
    const { page, wrong } = await signedIn('atendimento');
    const day = inDays(6);
    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=fila&data=${day}`);
    await page.locator('.tabela tbody tr .vinculo').first().click();
    await page.getByRole('button', { name: /^Preencher pela unidade/ }).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('heading', { level: 1, name: 'Preencher pela unidade' }).waitFor();
    await page.getByText('em nome da unidade').waitFor();
    await page.getByRole('region', { name: /^Pedido de/ }).waitFor();
    await seen(page, 'preencher-pela-unidade');
    await page.getByRole('button', { name: 'Voltar à fila' }).click();
    await page
      .getByRole('complementary', { name: /^Caso de/ })
      .getByText('você', { exact: true })
      .waitFor();
    expect(wrong).toEqual([]);
  });
});

describe('decidir sobre os pedidos', () => {
  it('o atendimento devolve com motivo, e confirma vários de uma vez com o que houve de cada um', async () => {
    const { page, wrong } = await signedIn('atendimento');
    await page.goto(`${base()}${ACOMPANHAMENTO}?visao=tabela&situacao=ENVIADO`);
    await page.locator('.tabela tbody tr .vinculo').first().click();
    const order = page.getByRole('dialog');
    await order.getByRole('button', { name: 'Devolver' }).click();
    await chooseReason(page);
    await seen(page, 'pedido-devolver');
    await page.getByRole('button', { name: 'Devolver', exact: true }).last().click();
    await order.getByText('Devolvido', { exact: true }).first().waitFor();
    await order.getByRole('tab', { name: 'Histórico' }).click();
    await order.getByText('Devolvido para revisão').waitFor();
    await seen(page, 'pedido-historico');
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.getByRole('row').nth(2).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confirmar 2 pedidos' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar 2 pedidos' }).click();
    await page
      .getByRole('status')
      .getByText(/Concluído: 2 pedidos/)
      .waitFor();
    expect(wrong).toEqual([]);
  });

  it('a gestora ajusta um pedido com motivo, e o livro de ajustes conta', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(`${base()}${ACOMPANHAMENTO}?situacao=ENVIADO`);
    await page.locator('.tabela tbody tr .vinculo').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pedir ajuste' }).click();
    const number = page.getByLabel(/^Novo valor/).first();
    await number.fill(String(Number(await number.inputValue()) - 1));
    await chooseReason(page);
    await seen(page, 'pedido-ajuste');
    await page.getByRole('button', { name: 'Pedir ajuste', exact: true }).last().click();
    await page.getByRole('tab', { name: 'Ajustes (1)' }).click();
    await page.getByText('Aceito na hora').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
