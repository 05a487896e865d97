import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { assinado } from '../apps/government-api/test/kit/assinado.ts';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { bytesOf } from './kit/download.ts';
import { useJourney } from './kit/journey.ts';
import { captureMail } from './kit/mail.ts';
import { freePort } from './kit/ports.mjs';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);
const PORT = await freePort();
const mail = await captureMail(await freePort());
const clock = movableClock(new Date());
const { base, product, visit, signedIn } = useJourney({
  PORT: String(PORT),
  ...mail.env,
  ...clock.env,
  PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
});
afterAll(async () => {
  clock.forget();
  await mail.stop();
});

const DAY_MS = 86_400_000;
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const OCORRENCIAS = '/modules/fiscalizacao/ocorrencias';
const REPROVADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas?de=2020-01-01&resultado=REPROVADA';

/** The address that the supplier is mailed about an occurrence; mail leaves every half minute. */
const linkOf = async (numero: string) => {
  clock.pass(30_000);
  await product().serve();
  const letter = mail.mails.find(({ text }) => text.includes(numero));
  const link = letter?.text.match(/http:\/\/127\.0\.0\.1:\d+\/resposta\/[\w-]+/)?.[0];
  if (!link) throw new Error(`no mail about ${numero} among ${mail.mails.length}`);
  return link;
};

const drawer = (page: Page) => page.getByRole('dialog').last();
const numberIn = async (page: Page) => {
  await drawer(page)
    .getByText(/^Ocorrência \d{4}-\d{5}/)
    .waitFor();
  return (await drawer(page).innerText()).match(/Ocorrência (\d{4}-\d{5})/)?.[1] ?? '';
};

async function openFromInspection(page: Page, n: number): Promise<string> {
  await page.goto(base() + REPROVADAS);
  await page
    .getByRole('link', { name: /^F\d{4}-\d{6}$/ })
    .nth(n)
    .click();
  await drawer(page).getByRole('link', { name: 'Abrir ocorrência' }).click();
  const what = drawer(page).getByLabel('O que aconteceu');
  await page.waitForFunction(() => [...document.querySelectorAll('textarea')].some(({ value }) => value.length > 10));
  expect(await what.inputValue()).toContain('Inseto em uma das marmitas.');
  expect(await drawer(page).getByLabel('Gravidade').inputValue()).toBe('GRAVE');
  if (n === 0) {
    await drawer(page)
      .getByText(/fiscalização F\d{4}-\d{6}/)
      .waitFor();
    await capture(page, 'ocorrencia-nova');
    expect(await violations(page)).toEqual([]);
  }
  await drawer(page).getByRole('button', { name: 'Abrir ocorrência' }).click();
  return numberIn(page);
}

async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    const found = await page.evaluate(wanted => {
      const at = document.activeElement;
      const label =
        at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement
          ? at.labels?.[0]?.innerText
          : at?.textContent;
      return label?.trim() === wanted;
    }, name);
    if (found) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by keyboard`);
}

async function decideByKeyboard(page: Page, words: string, button: string, percentage?: string) {
  if (words) {
    await tabTo(page, 'Por quê');
    await page.keyboard.type(words);
  }
  if (percentage) {
    await tabTo(page, 'Percentual de desconto sobre o restante');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(percentage);
  }
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

describe('a ocorrência, da falha à glosa', () => {
  it('nasce da fiscalização, o fornecedor responde pelo endereço de uso único, a gestora decide e encerra', async () => {
    const { page: inspector, wrong } = await signedIn('fiscal');
    const numero = await openFromInspection(inspector, 0);
    expect(await drawer(inspector).getByRole('button', { name: 'Notificar o fornecedor' }).count()).toBe(0);

    const { page } = await signedIn('gestora');
    await page.goto(`${base()}${OCORRENCIAS}?busca=${numero}`);
    await page.getByRole('link', { name: numero }).click();
    await drawer(page).getByText('Nasceu da fiscalização').waitFor();
    await drawer(page).getByRole('button', { name: 'Emitir a notificação' }).click();
    await drawer(page).getByText('NC 1/').waitFor();
    await drawer(page).getByRole('button', { name: 'Notificar o fornecedor' }).click();
    await drawer(page).getByText('Fornecedor notificado').waitFor();
    await drawer(page).getByText('Enviada à contratada').waitFor();
    const link = await linkOf(numero);

    const supplier = await visit(PHONE);
    await supplier.page.goto(link);
    await supplier.page.getByText(`registrou a ocorrência ${numero}`).waitFor();
    const paper = supplier.page.waitForEvent('download');
    await supplier.page.getByRole('link', { name: 'Baixar a notificação' }).click();
    const issued = await bytesOf(await paper);
    await supplier.page.getByLabel('Seu nome').fill('Célia Moura Pinho');
    await supplier.page.getByLabel('Resposta', { exact: true }).fill('Afastamos o lote e dedetizamos a cozinha ontem.');
    const proof = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n');
    await supplier.page
      .getByLabel('Anexar arquivo')
      .setInputFiles({ name: 'laudo.pdf', mimeType: 'application/pdf', buffer: proof });
    await supplier.page.getByRole('listitem').filter({ hasText: 'laudo.pdf' }).waitFor();
    await capture(supplier.page, 'ocorrencia-resposta');
    expect(await violations(supplier.page)).toEqual([]);
    await supplier.page.getByRole('button', { name: 'Enviar resposta' }).click();
    await supplier.page.getByText(`Recebemos a resposta à ocorrência ${numero}`).waitFor();

    await supplier.page.reload();
    await supplier.page.getByText('Não há mais o que responder aqui').waitFor();
    expect(await supplier.page.getByRole('button', { name: 'Enviar resposta' }).count()).toBe(0);
    await supplier.page.getByLabel('Notificação assinada, em PDF').setInputFiles({
      name: 'assinada.pdf',
      mimeType: 'application/pdf',
      buffer: await assinado(issued),
    });
    await supplier.page.getByText('Recebemos a notificação assinada.').waitFor();
    await capture(supplier.page, 'notificacao-devolvida');
    expect(await violations(supplier.page)).toEqual([]);
    await drawer(page).getByText('Assinada sobre o arquivo emitido').waitFor();
    await capture(page, 'notificacao-a-aceitar');
    expect(await violations(page)).toEqual([]);
    await drawer(page).getByRole('button', { name: 'Aceitar a devolução' }).click();
    await drawer(page).getByText('Devolução aceita').waitFor();
    type Formal = { notificacao: { codigo: string } };
    const ocorrenciaId = new URL(page.url()).searchParams.get('item');
    const { codigo } = (await read<Formal>(page, `ocorrencias/${ocorrenciaId}/notificacao-formal`)).notificacao;
    const second = await visit();
    await second.page.goto(`${base()}/verificar/${codigo}`);
    await second.page.getByText('Notificação autêntica.').waitFor();
    expect(await violations(second.page)).toEqual([]);

    await drawer(page).getByText('Afastamos o lote').waitFor();
    const file = page.waitForEvent('download');
    await drawer(page).getByRole('link', { name: 'laudo.pdf' }).click();
    expect((await file).suggestedFilename()).toMatch(new RegExp(`^ocorrencia-${numero}-anexo-\\d+\\.pdf$`));

    await decideByKeyboard(page, 'A falha está na foto e foi reconhecida.', 'Julgar procedente');
    await drawer(page).getByText('Procedente', { exact: true }).first().waitFor();
    await capture(page, 'ocorrencia-procedente');
    expect(await violations(page)).toEqual([]);
    await decideByKeyboard(page, '', 'Glosar', '5');
    await drawer(page).getByText('Total da glosa').waitFor();
    await decideByKeyboard(page, 'Glosada e corrigida.', 'Encerrar');
    await drawer(page).getByText('Encerrada', { exact: true }).first().waitFor();
    expect(await drawer(page).getByRole('button', { name: 'Encerrar' }).count()).toBe(0);
    await capture(page, 'ocorrencia-encerrada');
    expect(await violations(page)).toEqual([]);

    await inspector.goto(`${base()}${REPROVADAS}`);
    await inspector
      .getByRole('link', { name: /^F\d{4}-\d{6}$/ })
      .first()
      .click();
    await drawer(inspector)
      .getByRole('link', { name: `Ocorrência ${numero}` })
      .waitFor();
    expect(wrong).toEqual([]);
  });

  it('o endereço vencido é recusado em palavras', async () => {
    const { page } = await signedIn('gestora');
    const numero = await openFromInspection(page, 1);
    await drawer(page).getByRole('button', { name: 'Notificar o fornecedor' }).click();
    await drawer(page).getByText('Fornecedor notificado').waitFor();
    const link = await linkOf(numero);
    clock.to(new Date(Date.now() + 40 * DAY_MS));
    const late = await visit(PHONE);
    await late.page.goto(link);
    await late.page.getByText('Este endereço não vale mais').waitFor();
    await late.page.getByText('peça outro à unidade').waitFor();
    expect(await late.page.getByRole('button', { name: 'Enviar resposta' }).count()).toBe(0);
  });

  it('os filtros que vêm de outra tela dizem número e nome, nunca o número interno', async () => {
    const { page } = await signedIn('gestora');
    type Line = { pedidoId: number; pedido: string; lotacaoId: number; lotacao: string };
    const { itens } = await read<{ itens: Line[] }>(page, 'ocorrencias');
    const { pedidoId, pedido, lotacaoId, lotacao } = itens[0] as Line;
    await page.goto(`${base()}${OCORRENCIAS}?pedidoId=${pedidoId}&lotacaoId=${lotacaoId}`);
    await page.getByRole('button', { name: `Retirar o filtro Pedido: ${pedido}` }).waitFor();
    await page.getByRole('button', { name: `Retirar o filtro Unidade: ${lotacao}` }).waitFor();
    await capture(page, 'ocorrencias');
    expect(await violations(page)).toEqual([]);
  });
});
