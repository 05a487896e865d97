import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays } from './kit/days.ts';
import { killTab, stored } from './kit/device.ts';
import { useJourney } from './kit/journey.ts';
import {
  cell as celula,
  chooseReason,
  confirmSending as confirmarEnvio,
  type as digitar,
  openDay,
  saved as salvo,
  sendByCall,
} from './kit/orders.ts';
import { capture, drawn } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(240_000);
const { base, signedIn, visitAs } = useJourney();

const dia = inDays;

const abrir = (page: Page, data: string, lotacaoId?: number) => openDay(page, base(), data, lotacaoId);

type Nomeado = { id: number; nome: string };

interface Preparo {
  lotacao: Nomeado;
  refeicoes: Nomeado[];
  publicos: Nomeado[];
  pedido: {
    id: number;
    situacao: string;
    historico: { evento: string }[];
    itens: { tipoAlimentacaoId: number; tipoPublicoId: number; quantidadeSolicitada: number }[];
  } | null;
}

interface NoServidor {
  pedidoId: number;
  lotacaoId: number;
  pedidos: number;
  situacao: string | undefined;
  envios: number;
  quantidades: Record<string, number>;
}

async function noServidor(page: Page, data: string, lotacaoId?: number): Promise<NoServidor> {
  const preparo = await read<Preparo>(
    page,
    `pedidos/preparo?data=${data}${lotacaoId ? `&lotacaoId=${lotacaoId}` : ''}`,
  );
  const { lotacao, pedido, refeicoes, publicos } = preparo;
  const lista = await read<{ total: number }>(page, `pedidos?de=${data}&ate=${data}&lotacaoId=${lotacao.id}`);
  const nome = (de: Nomeado[], qual: number) => de.find(({ id }) => id === qual)?.nome;
  return {
    pedidoId: pedido?.id ?? 0,
    lotacaoId: lotacao.id,
    pedidos: lista.total,
    situacao: pedido?.situacao,
    envios: (pedido?.historico ?? []).filter(({ evento }) => evento === 'enviar').length,
    quantidades: Object.fromEntries(
      (pedido?.itens ?? []).map(({ tipoAlimentacaoId, tipoPublicoId, quantidadeSolicitada }) => [
        `${nome(refeicoes, tipoAlimentacaoId)}, ${nome(publicos, tipoPublicoId)}`,
        quantidadeSolicitada,
      ]),
    ),
  };
}

describe('nada do que se digita se perde, e nada conta duas vezes', () => {
  it('a aba morre no meio de um número, sem rede: ele volta, perguntado', async () => {
    const data = dia(3);
    const { page, context } = await signedIn('solicitante');
    await abrir(page, data);
    await context.setOffline(true);
    await celula(page, 'Almoço', 'Interno').click();
    await page.keyboard.type('347');
    await stored(page, 'alipen-rascunhos', 'dias', '347');
    await killTab(context, page);
    await context.setOffline(false);

    const outra = await context.newPage();
    await abrir(outra, data);
    const pergunta = outra.getByRole('alert', { name: 'Rascunho guardado' });
    expect(await pergunta.innerText()).toMatch(
      /Encontramos um rascunho de hoje às \d\d:\d\d neste computador, mais novo que o do servidor/,
    );
    await pergunta.getByRole('button', { name: 'Ver diferenças' }).click();
    expect(await pergunta.innerText()).toMatch(/Almoço, Interno.*347/s);
    await capture(outra, 'rascunho-encontrado');
    expect(await violations(outra)).toEqual([]);
    await pergunta.getByRole('button', { name: 'Continuar' }).click();
    expect(await celula(outra, 'Almoço', 'Interno').innerText()).toContain('347');
    await salvo(outra);
    expect(await noServidor(outra, data)).toMatchObject({ pedidos: 1, quantidades: { 'Almoço, Interno': 347 } });
  });

  it('o rascunho de um não aparece para outro, nem em outro dia', async () => {
    const { page, context } = await signedIn('solicitante');
    await abrir(page, dia(4));
    await context.setOffline(true);
    await digitar(page, 'Almoço', 'Interno', '311');
    await page.getByText('Sem conexão: guardado neste computador').waitFor();
    await killTab(context, page);
    await context.setOffline(false);
    const outra = await context.newPage();
    await abrir(outra, dia(5));
    await stored(outra, 'alipen-rascunhos', 'dias', '311');
    await drawn(outra);
    expect(await outra.getByRole('alert', { name: 'Rascunho guardado' }).count()).toBe(0);
  });

  it('a rede cai: a grade segue, o envio espera a conexão, e sai uma vez só, mesmo recarregando', async () => {
    const data = dia(6);
    const { page, context } = await signedIn('solicitante');
    await abrir(page, data);
    await digitar(page, 'Almoço', 'Interno', '21');
    await salvo(page);
    await context.setOffline(true);
    await digitar(page, 'Jantar', 'Interno', '22');
    await page.getByText('Sem conexão: guardado neste computador').waitFor();
    await page.getByRole('button', { name: 'Enviar quando voltar a conexão' }).click();
    await confirmarEnvio(page);
    await page.getByText('Ainda não foi enviado.').waitFor();
    await capture(page, 'envio-espera');
    expect(await violations(page)).toEqual([]);
    // The tab dies too: the intent and its key are on the computer.
    await killTab(context, page);
    await context.setOffline(false);
    const outra = await context.newPage();
    await abrir(outra, data);
    await outra.getByText(/Enviado em/).waitFor();
    expect(await noServidor(outra, data)).toMatchObject({
      pedidos: 1,
      situacao: 'ENVIADO',
      envios: 1,
      quantidades: { 'Almoço, Interno': 21, 'Jantar, Interno': 22 },
    });
  });

  it('a resposta se perde na volta: o rascunho não vira dois, e o envio não conta duas vezes', async () => {
    const data = dia(7);
    const { page } = await signedIn('solicitante');
    await abrir(page, data);
    const perdidas = new Set<string>();
    await page.route(/\/pedidos(\/\d+\/envio)?$/, async route => {
      const caminho = new URL(route.request().url()).pathname;
      if (route.request().method() !== 'POST' || perdidas.has(caminho)) return route.continue();
      perdidas.add(caminho);
      await route.fetch();
      return route.abort();
    });
    await digitar(page, 'Almoço', 'Interno', '31');
    await until(() => perdidas.size === 1);
    await digitar(page, 'Jantar', 'Interno', '32');
    await salvo(page);
    expect(perdidas.size).toBe(1);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await confirmarEnvio(page);
    await page.getByText(/Enviado em/).waitFor({ timeout: 40_000 });
    expect(perdidas.size).toBe(2);
    expect(await noServidor(page, data)).toMatchObject({
      pedidos: 1,
      envios: 1,
      quantidades: { 'Almoço, Interno': 31, 'Jantar, Interno': 32 },
    });
  });

  it('duas abas da mesma pessoa seguem uma à outra e não brigam', async () => {
    const data = dia(9);
    const { page, context } = await signedIn('solicitante');
    const outra = await context.newPage();
    await abrir(page, data);
    await abrir(outra, data);
    await digitar(page, 'Almoço', 'Interno', '51');
    await outra.getByRole('gridcell', { name: /^Almoço, Interno, 51/ }).waitFor();
    await digitar(outra, 'Jantar', 'Interno', '52');
    await page.getByRole('gridcell', { name: /^Jantar, Interno, 52/ }).waitFor();
    await salvo(page);
    await salvo(outra);
    expect(await outra.getByRole('alertdialog').count()).toBe(0);
    expect(await noServidor(page, data)).toMatchObject({
      pedidos: 1,
      quantidades: { 'Almoço, Interno': 51, 'Jantar, Interno': 52 },
    });
  });

  it('duas pessoas no mesmo rascunho: células diferentes se juntam, a mesma célula se pergunta', async () => {
    const data = dia(10);
    const { page } = await signedIn('solicitante');
    // With the live line a clean page shows the other's number before it is typed over, and there is nothing to ask.
    await page.route('**/ao-vivo**', route => route.abort());
    await abrir(page, data);
    await digitar(page, 'Almoço', 'Interno', '60');
    await salvo(page);
    const { lotacaoId } = await noServidor(page, data);

    const gestora = (await signedIn('gestora')).page;
    await abrir(gestora, data, lotacaoId);
    await digitar(gestora, 'Lanche', 'Interno', '61');
    await salvo(gestora);
    await digitar(page, 'Jantar', 'Interno', '62');
    await page.getByText(/mudou 1 célula deste pedido; juntamos/).waitFor();
    await salvo(page);
    expect((await noServidor(page, data)).quantidades).toMatchObject({
      'Almoço, Interno': 60,
      'Lanche, Interno': 61,
      'Jantar, Interno': 62,
    });

    await gestora.reload();
    await gestora.getByRole('grid').waitFor();
    await digitar(gestora, 'Almoço', 'Interno', '70');
    await salvo(gestora);
    await digitar(page, 'Almoço', 'Interno', '80');
    const pergunta = page.getByRole('alertdialog', { name: 'Alterações ao mesmo tempo' });
    await pergunta.waitFor();
    expect(await pergunta.getByRole('row').count()).toBe(2);
    await capture(page, 'rascunho-juncao');
    expect(await violations(page)).toEqual([]);
    await pergunta.getByRole('button', { name: /do servidor, 70/ }).click();
    await pergunta.getByLabel(/: final/).fill('75');
    await pergunta.getByRole('button', { name: 'Usar estes números' }).click();
    await pergunta.waitFor({ state: 'detached' });
    await salvo(page);
    expect((await noServidor(page, data)).quantidades).toMatchObject({ 'Almoço, Interno': 75, 'Lanche, Interno': 61 });
  });

  const enviarComoGestora = async (id: number) => sendByCall((await signedIn('gestora')).page, id);

  it('uma envia enquanto a outra digita: o que não entrou fica à vista', async () => {
    const data = dia(11);
    const { page } = await signedIn('solicitante');
    // Without the live line this page learns of the sending only when it saves.
    await page.route('**/ao-vivo**', route => route.abort());
    await abrir(page, data);
    await digitar(page, 'Almoço', 'Interno', '90');
    await salvo(page);
    await enviarComoGestora((await noServidor(page, data)).pedidoId);
    await digitar(page, 'Almoço', 'Interno', '95');
    const sobra = page.getByRole('alert').filter({ hasText: 'e não muda mais por aqui' });
    expect(await sobra.innerText()).toMatch(/Almoço, Interno.*90.*95/s);
    expect(await noServidor(page, data)).toMatchObject({ envios: 1, quantidades: { 'Almoço, Interno': 90 } });
  });

  it('uma envia enquanto a célula da outra está aberta: o número termina de ser digitado e fica à vista', async () => {
    const data = dia(14);
    const { page } = await signedIn('solicitante');
    await abrir(page, data);
    await digitar(page, 'Almoço', 'Interno', '90');
    await salvo(page);
    const { pedidoId } = await noServidor(page, data);
    await celula(page, 'Almoço', 'Interno').click();
    await page.keyboard.press('F2');
    await enviarComoGestora(pedidoId);
    await page.getByText(/Enviado em/).waitFor();
    await page.keyboard.type('95');
    await page.keyboard.press('Enter');
    const sobra = page.getByRole('alert').filter({ hasText: 'e não muda mais por aqui' });
    expect(await sobra.innerText()).toMatch(/Almoço, Interno.*90.*95/s);
    await capture(page, 'sobra-da-celula-aberta');
    expect(await violations(page)).toEqual([]);
    expect(await celula(page, 'Almoço', 'Interno').innerText()).toContain('90');
    expect(await noServidor(page, data)).toMatchObject({ envios: 1, quantidades: { 'Almoço, Interno': 90 } });

    await page.reload();
    expect(await sobra.innerText()).toMatch(/Almoço, Interno.*90.*95/s);
    await sobra.getByRole('button', { name: 'Pedir como ajuste' }).click();
    const alteracao = page.getByRole('region', { name: /^Ajuste do pedido/ });
    expect(await alteracao.innerText()).toMatch(/Almoço, Interno.*90.*95/s);
    expect(await sobra.count()).toBe(0);
  });

  it('a aba morre no meio da alteração de um pedido enviado: ela volta, perguntada, e é pedida uma vez', async () => {
    const data = dia(12);
    const { page, context } = await signedIn('solicitante');
    await abrir(page, data);
    await digitar(page, 'Almoço', 'Interno', '90');
    await digitar(page, 'Jantar', 'Interno', '90');
    await salvo(page);
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await confirmarEnvio(page);
    await page.getByRole('button', { name: /^Pedir ajuste/ }).click();
    const alteracao = (de: Page) => de.getByRole('region', { name: /^Ajuste do pedido/ });
    await digitar(page, 'Almoço', 'Interno', '80');
    await chooseReason(alteracao(page), 'Soltura ou alvará');
    await context.setOffline(true);
    await celula(page, 'Jantar', 'Interno').click();
    // The number is unfinished: no key has closed the cell.
    await page.keyboard.type('85');
    await stored(page, 'alipen-rascunhos', 'ajustes', '85');
    await killTab(context, page);
    await context.setOffline(false);

    const outra = await context.newPage();
    await abrir(outra, data);
    const pergunta = outra.getByRole('alert', { name: 'Ajuste guardado' });
    expect(await pergunta.innerText()).toMatch(/Encontramos um ajuste deste pedido, de hoje às \d\d:\d\d/);
    await pergunta.getByRole('button', { name: 'Ver diferenças' }).click();
    expect(await pergunta.innerText()).toMatch(/Almoço, Interno.*90.*80.*Jantar, Interno.*90.*85/s);
    await capture(outra, 'alteracao-encontrada');
    expect(await violations(outra)).toEqual([]);
    await pergunta.getByRole('button', { name: 'Continuar' }).click();
    expect(await celula(outra, 'Jantar', 'Interno').innerText()).toContain('85');
    await alteracao(outra).getByRole('button', { name: 'Pedir ajuste de 2 células' }).click();
    await alteracao(outra).waitFor({ state: 'detached' });
    expect(await noServidor(outra, data)).toMatchObject({ pedidos: 1, envios: 1 });
    await outra.reload();
    await celula(outra, 'Almoço', 'Interno').waitFor();
    expect(await celula(outra, 'Almoço', 'Interno').innerText()).toContain('80');
    await stored(outra, 'alipen-rascunhos', 'ajustes', '');
    await drawn(outra);
    expect(await outra.getByRole('alert').count()).toBe(0);
  });

  it('o relógio do computador 3 h errado não muda o prazo nem a hora do rascunho (15.12)', async () => {
    const data = dia(5);
    const prazo = async (page: Page) => {
      await abrir(page, data);
      return page.getByText(/Envie até/).innerText();
    };
    const certo = await signedIn('solicitante');
    const errado = await signedIn('solicitante');
    await errado.context.addInitScript(() => {
      const agora = Date.now.bind(Date);
      const Antes = Date;
      const tresHoras = 3 * 3_600_000;
      class Adiantado extends Antes {
        constructor(...partes: [] | [number | string | Date]) {
          super(partes.length === 0 ? agora() + tresHoras : (partes[0] as number));
        }
        static override now = () => agora() + tresHoras;
      }
      globalThis.Date = Adiantado as DateConstructor;
    });
    const semSegundos = (texto: string) => texto.replace(/ \d+ (min|s)$/, '');
    expect(semSegundos(await prazo(errado.page))).toBe(semSegundos(await prazo(certo.page)));
    await digitar(errado.page, 'Almoço', 'Interno', '99');
    await salvo(errado.page);
    expect(await noServidor(errado.page, data)).toMatchObject({ quantidades: { 'Almoço, Interno': 99 } });
  });

  it('um computador que não guarda nada é avisado, e o servidor guarda', async () => {
    const data = dia(13);
    const { page, context } = await signedIn('solicitante');
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('QuotaExceededError');
          },
        },
      });
    });
    await abrir(page, data);
    await digitar(page, 'Almoço', 'Interno', '77');
    await page.getByText('Este computador não guarda rascunhos').waitFor();
    await salvo(page);
    expect(await noServidor(page, data)).toMatchObject({ pedidos: 1, quantidades: { 'Almoço, Interno': 77 } });
  });
});

describe('o pedido de toda manhã', () => {
  it('a primeira tecla não se perde, por mais que o computador demore a dizer o que guarda', async () => {
    const { page, context } = await signedIn('solicitante');
    await context.addInitScript(`
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...asked) {
        const request = open.apply(this, asked);
        const listen = request.addEventListener.bind(request);
        request.addEventListener = (name, heard) =>
          listen(name, event => (name === 'success' ? setTimeout(heard, 800, event) : heard(event)));
        return request;
      };`);
    await page.goto(`${base()}/`);
    await page.getByRole('link', { name: 'Solicitar Alimentação' }).click();
    await page.getByRole('grid').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Aplicar' }).waitFor();
  });

  it('copiar de ontem, três mudanças e enviar: no máximo 20 teclas', async () => {
    const { page } = await visitAs('solicitante');
    await page.getByRole('link', { name: 'Solicitar Alimentação' }).click();
    await page.getByRole('grid').waitFor();
    // The next open day: tomorrow until the cut-off, the day after it from then on.
    const aberto = await page.locator('.dia[aria-current] strong').innerText();
    const data = [dia(1), dia(2)].find(seguinte => seguinte.endsWith(aberto)) ?? '';
    expect(data).not.toBe('');
    // After a link of the menu the focus is on the page's title.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    let teclas = 0;
    const tecla = async (nome: string) => {
      teclas++;
      await page.keyboard.press(nome);
    };
    await tecla('ArrowDown');
    await tecla('o');
    await page.getByRole('button', { name: 'Aplicar' }).waitFor();
    await tecla('Enter');
    for (const numero of ['340', '339', '338']) {
      for (const algarismo of numero) await tecla(algarismo);
      await tecla('Enter');
    }
    await tecla('Control+Enter');
    const enviar = page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' });
    await enviar.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Enviar pedido');
    await tecla('Enter');
    await page.getByText(/Enviado em/).waitFor();
    expect(teclas).toBeLessThanOrEqual(20);
    expect(await noServidor(page, data)).toMatchObject({ situacao: 'ENVIADO', envios: 1 });
  });
});
