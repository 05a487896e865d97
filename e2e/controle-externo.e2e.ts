import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { textosDoPdf } from '../apps/government-api/test/kit/pdf.ts';
import { violations } from './kit/accessibility.ts';
import { read, write } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { inDays } from './kit/days.ts';
import { bytesOf, onlyFileOf } from './kit/download.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';
import { START } from './kit/world.mjs';

jest.setTimeout(240_000);
const clock = movableClock(START);
const { base, visit, visitAs } = useJourney(clock.env);
afterAll(() => clock.forget());

const CPF = '714.287.938-60';
const SENHA = /^[a-z2-9]{4}(-[a-z2-9]{4})+$/;
const MES = new Date(START.getTime() - 30 * 86_400_000).toISOString().slice(0, 7);
const porExtenso = (dia: string) => dia.split('-').reverse().join('/');
/** What writes, decides, signs or asks. */
const AGE =
  /^(Enviar|Aprovar|Atestar|Decidir|Pedir|Fechar o dia|Assinar|Abrir|Comentar|Anotar|Nova|Novo|Excluir|Registrar|Confirmar|Devolver|Cancelar|Repetir|Salvar|Importar|Em lote|Visões)/;

type Lista = { itens: { id: number; nome: string }[] };
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true });
const primeira = async (page: Page) => {
  const linha = page.locator('tbody tr[tabindex="0"]').first();
  await linha.focus();
  await page.keyboard.press('Enter');
};
const baixado = async (page: Page, por: () => Promise<void>) => {
  const [arquivo] = await Promise.all([page.waitForEvent('download'), por()]);
  return bytesOf(arquivo);
};

/** The manager closes the month of every unit and opens the first billing. */
async function medida(gestora: Page): Promise<void> {
  const { itens } = await read<Lista>(gestora, 'lotacoes?tamanho=100');
  for (const { id } of itens) {
    const { status } = await write(gestora, 'POST', `lotacoes/${id}/fechamentos-do-mes`, { mes: MES });
    expect(status).toBe(200);
  }
  const [contrato] = (await read<Lista>(gestora, 'contratos?numero=012/2025')).itens;
  const { status } = await write(gestora, 'POST', 'medicoes', { contratoId: contrato?.id, mes: MES });
  expect(status).toBe(201);
}

/** An inspection of the demonstration that has photos. */
async function comFotos(page: Page): Promise<number> {
  const { itens } = await read<Lista>(page, 'fiscalizacoes?situacao=REALIZADA&tamanho=50');
  for (const { id } of itens) {
    const { conclusao } = await read<{ conclusao: { fotos: { foto: string | null }[] } | null }>(
      page,
      `fiscalizacoes/${id}`,
    );
    if (conclusao?.fotos.some(({ foto }) => foto !== null)) return id;
  }
  throw new Error('no inspection has photos');
}

async function nadaAFazer(page: Page): Promise<void> {
  const nomes = await page.getByRole('button').allTextContents();
  expect(nomes.filter(nome => AGE.test(nome.trim()))).toEqual([]);
}

describe('o controle externo', () => {
  it('a gestora convida, a auditora lê do centavo à foto e não age, a gestora vê o que foi lido, e o acesso termina na sessão', async () => {
    const gestora = await visitAs('gestora');
    await medida(gestora.page);
    await botao(gestora.page, 'Configurações').click();
    await gestora.page.getByRole('link', { name: 'Controle externo' }).click();
    await gestora.page.getByText('Ninguém de fora lê este sistema.').waitFor();
    await capture(gestora.page, 'controle-externo-vazio');
    await botao(gestora.page, 'Convidar').click();
    const convite = gestora.page.getByRole('dialog', { name: 'Convidar para o controle externo' });
    await convite.getByLabel('Nome completo').fill('Carla Conti');
    await convite.getByLabel('CPF').fill('111.444.777-35');
    await convite.getByLabel('Instituição').fill('Tribunal de Contas do Estado');
    await convite.getByLabel('Ofício ou decisão').fill('Ofício 12/2026');
    expect(await convite.getByRole('textbox', { name: 'Vale até' }).inputValue()).toBe(porExtenso(inDays(90)));
    await convite.getByRole('button', { name: 'Convidar', exact: true }).click();
    await convite.getByText('já entra no sistema com outro perfil', { exact: false }).waitFor();
    await convite.getByLabel('CPF').fill(CPF);
    expect(await violations(gestora.page)).toEqual([]);
    await capture(gestora.page, 'controle-externo-convite');
    await convite.getByRole('button', { name: 'Convidar', exact: true }).click();
    await convite.waitFor({ state: 'hidden' });
    await gestora.page.getByText('ainda sem senha que valha', { exact: false }).waitFor();
    await botao(gestora.page, /Mais ações de/).click();
    await botao(gestora.page, 'Primeira senha').click();
    const folha = await baixado(gestora.page, () => botao(gestora.page, 'Fazer a primeira senha em PDF').click());
    await gestora.page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
    await gestora.page.getByText('primeira senha à espera da entrada', { exact: false }).waitFor();
    expect(await violations(gestora.page)).toEqual([]);
    await capture(gestora.page, 'controle-externo');

    const auditora = await visit();
    const { page } = auditora;
    const [senha = ''] = textosDoPdf(folha).filter(texto => SENHA.test(texto));
    await page.goto(`${base()}/login`);
    await page.getByLabel('CPF').fill(CPF);
    await page.getByLabel('Senha', { exact: true }).fill(senha);
    await botao(page, 'Entrar').click();
    await page.getByLabel('Sua nova senha').fill('quatro bois e uma canga');
    await botao(page, 'Salvar a senha e entrar').click();
    const faixa = page.getByText(
      `Controle externo: só leitura, até ${porExtenso(inDays(90))}; toda leitura é registrada.`,
    );
    await faixa.waitFor();
    await page.getByText('Tribunal de Contas do Estado, Ofício 12/2026', { exact: false }).waitFor();
    expect(await page.getByRole('banner').getByRole('button').allTextContents()).toHaveLength(3);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'controle-externo-inicio');

    await page.getByRole('main').getByRole('link', { name: 'Medições' }).click();
    await primeira(page);
    await page.getByRole('heading', { name: 'Em que ponto está' }).waitFor();
    await page.getByRole('heading', { name: 'Nota fiscal' }).waitFor();
    await nadaAFazer(page);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'controle-externo-medicao');
    const pacote = onlyFileOf(await baixado(page, () => botao(page, 'Pacote de auditoria').click()));
    expect(pacote.toString().slice(0, 15).toLowerCase()).toBe('<!doctype html>');
    await page.getByRole('region', { name: 'Unidades da medição' }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Mapa Diário de Alimentação' }).waitFor();
    await page.getByRole('gridcell').first().or(page.getByRole('cell').first()).waitFor();
    await nadaAFazer(page);

    await menu(page, 'Fechamentos').click();
    await page.getByRole('heading', { level: 1, name: 'Fechamento dos mapas' }).waitFor();
    await nadaAFazer(page);
    await menu(page, 'Pedidos').click();
    await page.locator('tbody tr[tabindex="0"]').first().waitFor();
    const [entregue] = (await read<Lista>(gestora.page, 'pedidos?situacao=ENTREGUE&tamanho=1')).itens;
    await page.goto(`${base()}/modules/monitoramento/acompanhamento?item=${entregue?.id}`);
    await page.getByRole('tab', { name: 'Recebimento' }).click();
    await page
      .getByText(/^Registrado por/)
      .first()
      .waitFor();
    await nadaAFazer(page);
    await capture(page, 'controle-externo-recebimento');
    await page.keyboard.press('Escape');
    await menu(page, 'Realizadas').click();
    await page.locator('tbody tr[tabindex="0"]').first().waitFor();
    await page.goto(`${base()}/modules/fiscalizacao/fiscalizacoesRealizadas?item=${await comFotos(gestora.page)}`);
    await page.getByRole('heading', { name: /^Fotos/ }).waitFor();
    await page
      .getByRole('img', { name: /ver maior/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('img').first().waitFor();
    await nadaAFazer(page);

    const negadas = await Promise.all([
      write(page, 'POST', 'medicoes', { contratoId: 1, mes: MES }),
      write(page, 'POST', 'downloads', { tipo: 'MAPA_CSV', parametros: { data: inDays(-1) } }),
      write(page, 'POST', 'minha-senha', { atual: 'a', nova: 'outra senha qualquer' }),
    ]);
    expect(negadas.map(({ status }) => status)).toEqual([403, 403, 403]);

    await botao(gestora.page, 'Ver leituras de Carla Conti').click();
    const leituras = gestora.page.getByRole('dialog', { name: 'O que Carla Conti leu' });
    await leituras.getByText(/^A cadeia confere: \d+ leituras registradas/).waitFor();
    await leituras
      .getByText(/^Uma medição inteira/)
      .first()
      .waitFor();
    await leituras.getByText('A imagem de uma foto').first().waitFor();
    expect(await violations(gestora.page)).toEqual([]);
    await capture(gestora.page, 'controle-externo-leituras');
    const csv = await baixado(gestora.page, () => leituras.getByRole('button', { name: 'Baixar em CSV' }).click());
    for (const operacao of ['obterMedicao', 'baixarPacoteDaMedicao', 'obterMapaDoMes', 'obterFotoRefeicao'])
      expect(csv.toString()).toContain(operacao);
    await gestora.page.keyboard.press('Escape');

    await botao(gestora.page, /Mais ações de/).click();
    await botao(gestora.page, 'Renovar').click();
    const renovar = gestora.page.getByRole('dialog', { name: 'Renovar o acesso de Carla Conti' });
    await renovar.getByLabel('Ofício ou decisão').fill('Ofício 13/2026');
    await renovar.getByRole('textbox', { name: 'Vale até' }).fill(porExtenso(inDays(0)));
    await renovar.getByRole('button', { name: 'Renovar', exact: true }).click();
    await renovar.waitFor({ state: 'hidden' });
    await gestora.page.getByText('A vencer').waitFor();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    clock.to(new Date(`${inDays(1)}T03:10:00Z`));
    await menu(page, 'Ocorrências').click();
    const fim = page.getByRole('alert').filter({ hasText: `valeu até ${porExtenso(inDays(0))}` });
    await fim.first().waitFor();
    await capture(page, 'controle-externo-terminado');
    await fim.getByRole('button', { name: 'Sair' }).click();
    await page.getByLabel('CPF').fill(CPF);
    await page.getByLabel('Senha', { exact: true }).fill('quatro bois e uma canga');
    await botao(page, 'Entrar').click();
    await page.getByText('O seu acesso de controle externo terminou').first().waitFor();
    expect([...gestora.wrong, ...auditora.wrong]).toEqual([]);
  });
});
