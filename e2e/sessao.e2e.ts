import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inDays } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { cell, saved, type } from './kit/orders.ts';
import { capture, PEOPLE, signIn } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, visit, visitAs } = useJourney();

type Json = { id: number; itens: { id: number; numero: string; dataRefeicao: string }[]; total: number };

const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([verb, address, content]) => {
      const answer = await fetch(`/api${address}`, {
        method: verb as string,
        headers: { 'X-CSRF': '1', ...(content !== undefined && { 'content-type': 'application/json' }) },
        ...(content !== undefined && { body: JSON.stringify(content) }),
      });
      return { status: answer.status, json: await answer.json().catch(() => null) };
    },
    [method, path, body] as const,
  ) as Promise<{ status: number; json: Json }>;

/** Ends every session of this person, as a manager does; their page hears of it by its next call. */
async function endSessionsOf(manager: Page, name: string): Promise<void> {
  const { status, json } = await call(manager, 'GET', `/ms-alipen/usuarios?busca=${encodeURIComponent(name)}`);
  expect([status, json]).toEqual([200, expect.anything()]);
  const id = json.itens[0]?.id;
  expect((await call(manager, 'POST', `/ms-alipen/usuarios/${id}/encerramento-sessoes`)).status).toBe(200);
}

/** Signed in on a page whose own polls and live line never begin, so that what the person does hears first that the session is over. */
async function withoutNews() {
  const visitor = await visit();
  await visitor.context.route(/\/(ao-vivo|notificacoes|downloads)/, route => route.abort());
  await signIn(visitor.page, base(), PEOPLE.solicitante);
  return visitor;
}

describe('a sessão que termina no meio do trabalho', () => {
  it('com a grade pela metade: a senha é pedida ali mesmo, nada se perde e há um pedido só', async () => {
    // `readAgain`: the call that follows a save is answered before the session ends.
    const { page } = await withoutNews();
    const manager = await visitAs('gestora');
    const { usuario } = (await call(page, 'GET', '/sessao')).json as unknown as { usuario: { nome: string } };
    await page.getByRole('link', { name: 'Solicitar Alimentação' }).click();
    await cell(page, 'Almoço', 'Interno').waitFor();
    const readAgain = page.waitForResponse(answer => answer.url().endsWith('/pedidos/preparo') && answer.ok());
    await type(page, 'Almoço', 'Interno', '41');
    await saved(page);
    await readAgain;

    await endSessionsOf(manager.page, usuario.nome);
    await type(page, 'Jantar', 'Interno', '42');
    const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
    await dialog.waitFor();
    expect(await dialog.getByLabel(/^CPF de/).inputValue()).toBe('***.982.247-**');
    await capture(page, 'entrar-de-novo');
    await dialog.getByLabel('Senha', { exact: true }).fill('errada');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await dialog.getByText('Usuário ou senha inválidos').waitFor();
    await dialog.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await saved(page);
    expect(await cell(page, 'Almoço', 'Interno').innerText()).toContain('41');
    expect(await cell(page, 'Jantar', 'Interno').innerText()).toContain('42');

    const latest = await call(page, 'GET', '/ms-alipen/pedidos?ordem=-alteradoEm&tamanho=1');
    const day = latest.json.itens[0]?.dataRefeicao;
    const mine = await call(page, 'GET', `/ms-alipen/pedidos?de=${day}&ate=${day}`);
    expect(mine.json.total).toBe(1);
    const order = await call(page, 'GET', `/ms-alipen/pedidos/${mine.json.itens[0]?.id}`);
    const asked = (order.json.itens as unknown as { quantidadeSolicitada: number }[]).map(
      item => item.quantidadeSolicitada,
    );
    expect(asked).toEqual(expect.arrayContaining([41, 42]));
  });

  it('sem nada digitado: vai para a entrada, que sabe voltar', async () => {
    const { page } = await withoutNews();
    const manager = await visitAs('gestora');
    const { usuario } = (await call(page, 'GET', '/sessao')).json as unknown as { usuario: { nome: string } };
    await endSessionsOf(manager.page, usuario.nome);
    await page.getByRole('link', { name: 'Solicitações Efetuadas' }).click();
    await page.waitForURL(/\/login\?voltar=/);
    await page.getByText(/Sua sessão expirou/).waitFor();
  });
});

describe('ao vivo', () => {
  it('o que um faz chega à tela do outro; sair fecha a linha', async () => {
    const { page } = await visitAs('solicitante');
    const manager = await visitAs('gestora');
    await page.evaluate(async () => {
      const line = new EventSource('/api/ms-alipen/ao-vivo');
      const heard: string[] = [];
      const state = { heard, closed: false };
      Object.assign(window, { state });
      line.addEventListener('mudanca', event => heard.push(event.data));
      await new Promise(resolve => line.addEventListener('sinal', resolve, { once: true }));
      line.addEventListener('error', () => {
        state.closed = true;
        line.close();
      });
    });
    const { json: mine } = await call(page, 'GET', '/ms-alipen/pedidos?tamanho=1');
    const lotacaoId = (mine.itens[0] as unknown as { lotacao: { id: number } }).lotacao.id;
    const day = inDays(6);
    const made = await call(manager.page, 'POST', '/ms-alipen/pedidos', { lotacaoId, dataRefeicao: day, itens: [] });
    expect(made.status).toBe(201);
    await page.waitForFunction(
      id =>
        Reflect.get(window, 'state').heard.some(
          (data: string) => data.includes(`"pedidoId": ${id}`) || data.includes(`"pedidoId":${id}`),
        ),
      made.json.id,
    );
    await call(page, 'POST', '/logout');
    await page.waitForFunction(() => Reflect.get(window, 'state').closed);
  });
});
