import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { textosDoPdf } from '../apps/government-api/test/kit/pdf.ts';
import { violations } from './kit/accessibility.ts';
import { withSlashes as emBarras, inDays as mais } from './kit/days.ts';
import { bytesOf } from './kit/download.ts';
import { countEffort, effortOf } from './kit/effort.ts';
import { useEmptyProduct } from './kit/journey.ts';
import { registerManager } from './kit/product.ts';
import { capture, settled } from './kit/screens.ts';

jest.setTimeout(300_000);
const { base, product, visit, keep } = useEmptyProduct();

const GESTORA = { cpf: '111.444.777-35', senha: 'marta conta pratos' };
const QUANTAS = 1444;
const SENHA = /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/;
const latin1 = (linhas: readonly (readonly string[])[]) =>
  Buffer.from(linhas.map(linha => linha.join(';')).join('\r\n'), 'latin1');

/** Of the shape of the SISDEPEN's base: its own headings among many others, and Latin-1. */
function sisdepen(): Buffer {
  const outras = Array.from({ length: 400 }, (_, n) => `6.${n} Outra pergunta do formulário`);
  const servidores = '3.1 Quantidade de Servidores que atuam no Sistema Prisional | Cargos administrativos ';
  const cabecalho = [
    ...['Situação de Preenchimento', 'Nome do Estabelecimento', 'UF', 'Município', 'Telefone Principal'],
    '1.2 Tipo de estabelecimento - originalmente destinado',
    '1.3 Capacidade do estabelecimento | Masculino | Total',
    '1.3 Capacidade do estabelecimento | Feminino | Total',
    `${servidores} | Efetivo Masculino`,
    `${servidores} | Efetivo Feminino`,
    '4.1 População prisional | Total',
  ];
  const unidades = Array.from({ length: QUANTAS }, (_, n) => [
    ...['Validado', `Unidade Prisional nº ${n + 1}`, 'MA', `Município ${n % 217}`, '(98) 3200-0000'],
    ...['Estabelecimento destinado a diversos tipos de regime', '300', '0', '30', '10', String(120 + (n % 400))],
  ]);
  const vazias = outras.map(() => '');
  return latin1([[...cabecalho, ...outras], ...unidades.map(unidade => [...unidade, ...vazias])]);
}

const PESSOAS = latin1([
  ['CPF', 'Nome', 'Matrícula', 'E-mail', 'Perfil', 'Unidade'],
  ['987.654.321-00', 'Rosa Lima', '700100', 'rosa@orgao.gov.br', 'Solicitante', 'Unidade Prisional nº 1'],
  ['123.456.789-09', 'Davi Nunes', '700101', '', 'Fiscal', ''],
]);

/** Key by key, so that each counts. */
async function digitar(campo: Locator, texto: string): Promise<void> {
  await campo.click();
  await campo.pressSequentially(texto);
}

async function escolherArquivo(page: Page, name: string, buffer: Buffer): Promise<void> {
  const pergunta = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Escolher arquivo' }).click();
  await (await pergunta).setFiles({ name, mimeType: 'text/csv', buffer });
}

/** A closed list goes to its next choice with each arrow. */
async function escolher(lista: Locator, tecla: 'ArrowDown' | 'ArrowUp', rotulo: string): Promise<void> {
  await lista.focus();
  while ((await lista.locator('option:checked').innerText()) !== rotulo) await lista.press(tecla);
}

async function entrar(page: Page, cpf: string, senha: string): Promise<void> {
  await page.goto(`${base()}/login`);
  await digitar(page.getByLabel('CPF'), cpf);
  await digitar(page.getByLabel('Senha', { exact: true }), senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

describe('a primeira instalação', () => {
  let page: Page;
  let wrong: string[];
  let folha: Buffer = Buffer.alloc(0);
  const salvar = () => page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const dialogo = () => page.getByRole('dialog');
  const painel = () => page.getByRole('region', { name: 'Primeiros passos' });

  /** Home, where the panel says which step comes next, and then its screen. */
  async function darPasso(feitos: number, verbo: string): Promise<void> {
    if (feitos > 0) await page.getByRole('banner').getByRole('link', { name: 'Alipen' }).click();
    await painel().getByText(`${feitos} de 7 feitos`).waitFor();
    const proximo = painel().locator('[aria-current=step]').getByRole('link', { name: verbo });
    await proximo.click();
  }

  it('leva o primeiro gestor do produto vazio ao órgão, às unidades do SISDEPEN e às refeições', async () => {
    await registerManager(product(), GESTORA.cpf, GESTORA.senha);
    const visita = keep(await visit());
    ({ page, wrong } = visita);
    await countEffort(visita.context);
    await entrar(page, GESTORA.cpf, GESTORA.senha);
    await painel().waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'primeiros-passos-vazio');

    await darPasso(0, 'Dizer o nome do órgão');
    await page.getByRole('button', { name: 'Mudar o nome' }).click();
    await digitar(dialogo().getByLabel('Primeira linha'), 'Estado do Maranhão');
    await salvar();
    await dialogo().waitFor({ state: 'detached' });

    await darPasso(1, 'Incluir as unidades');
    await page.getByRole('button', { name: 'Importar' }).click();
    await escolherArquivo(page, 'base-sisdepen.csv', sisdepen());
    await dialogo().getByText('Nome do Estabelecimento').waitFor();
    await capture(page, 'primeiros-passos-sisdepen');
    expect(await violations(page)).toEqual([]);
    await dialogo().getByRole('button', { name: 'Importar 1.444 linhas' }).click();
    await dialogo().getByText('Importado.').waitFor();
    await dialogo().getByRole('button', { name: 'Fechar' }).last().click();

    await darPasso(2, 'Criar as refeições');
    await page.getByRole('button', { name: 'Novo tipo' }).click();
    await digitar(dialogo().getByLabel('Nome'), 'Almoço');
    await digitar(dialogo().getByLabel('Sigla'), 'ALM');
    await digitar(dialogo().getByLabel('Entrega a partir de'), '11');
    await digitar(dialogo().getByLabel('Entrega até'), '12');
    await salvar();
    await dialogo().getByRole('tab', { name: 'Histórico' }).waitFor();
    await dialogo().getByRole('button', { name: 'Fechar' }).last().click();
    await darPasso(2, 'Criar os públicos');
    await page.getByRole('button', { name: 'Novo público' }).first().click();
    await digitar(dialogo().getByLabel('Nome'), 'Interno');
    await digitar(dialogo().getByLabel('Sigla'), 'INT');
    await escolher(dialogo().getByLabel('Base de conferência'), 'ArrowUp', 'Efetivo de internos');
    await salvar();
    await dialogo().getByRole('tab', { name: 'Histórico' }).waitFor();
    await dialogo().getByRole('button', { name: 'Fechar' }).last().click();
    expect(wrong).toEqual([]);
  });

  it('ao contrato, às pessoas com as primeiras senhas em papel, à programação de todas e ao primeiro pedido', async () => {
    await darPasso(3, 'Cadastrar fornecedor e contrato');
    await page.getByRole('button', { name: 'Novo fornecedor' }).first().click();
    await digitar(dialogo().getByLabel('CNPJ', { exact: true }), '12.ABC.345/01DE-35');
    await digitar(dialogo().getByLabel('Razão social', { exact: true }), 'Tempero da Lagoa Ltda.');
    await salvar();
    await page.getByRole('button', { name: 'Cadastrar o contrato' }).click();
    await digitar(page.getByLabel('Número', { exact: true }), '200/2026');
    await digitar(page.getByLabel('Vale de', { exact: true }), 'hoje');
    await digitar(page.getByLabel('Até', { exact: true }), emBarras(mais(365)));
    await salvar();
    await digitar(page.getByLabel('Preço de Almoço para Interno, em reais'), '14,90');
    await digitar(page.getByLabel('Quantidade contratada de Almoço para Interno'), '9000000');
    await page.getByRole('button', { name: 'Salvar preços' }).click();
    await page.getByRole('button', { name: 'Escolher as lotações' }).click();
    await page.getByRole('button', { name: 'Incluir lotações' }).click();
    await page.getByRole('button', { name: 'Incluir 1.444 livres' }).click();
    await page.getByRole('button', { name: 'Atender 1.444 lotações' }).click();
    await page.getByRole('button', { name: 'Atender 1.444 lotações' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Fechar' }).last().click();

    await darPasso(4, 'Cadastrar as pessoas');
    await page.getByRole('button', { name: 'Importar' }).click();
    await escolherArquivo(page, 'pessoas.csv', PESSOAS);
    await dialogo().getByRole('button', { name: 'Importar 2 linhas' }).click();
    const folhas = dialogo().getByRole('button', { name: 'Fazer 2 primeiras senhas em PDF' });
    await folhas.waitFor();
    await capture(page, 'primeiras-senhas');
    expect(await violations(page)).toEqual([]);
    const baixada = page.waitForEvent('download');
    await folhas.click();
    folha = await bytesOf(await baixada);
    await dialogo().getByText('imprima, recorte e entregue').waitFor();
    await dialogo().getByRole('button', { name: 'Fechar' }).last().click();

    await darPasso(5, 'Gerar a programação');
    await page.getByRole('button', { name: 'Aplicar a outras unidades…' }).click();
    await escolher(dialogo().getByLabel('O que fazer'), 'ArrowDown', 'Refazer do efetivo de cada uma');
    await dialogo().getByRole('button', { name: 'Ver o que mudaria' }).click();
    await dialogo().getByRole('button', { name: 'Aplicar a 1.444 unidades' }).click();
    await dialogo().getByRole('button', { name: 'Fechar' }).last().click();

    await darPasso(6, 'Fazer o primeiro pedido');
    await digitar(page.getByRole('combobox', { name: 'Unidade' }), 'nº 77');
    await page.getByRole('option', { name: /nº 77\b/ }).click();
    await page.getByRole('gridcell', { name: /^Almoço, Interno, 196\b/ }).waitFor();
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await dialogo().getByRole('button', { name: 'Enviar pedido' }).click();
    await page.getByText(/Enviado em/).waitFor();

    await page.getByRole('banner').getByRole('link', { name: 'Alipen' }).click();
    await page.getByRole('heading', { level: 2, name: 'Pedem atenção' }).waitFor();
    await painel().waitFor({ state: 'detached' });
    expect(wrong).toEqual([]);
    // All that one person does for 1,444 units, from the sign-in to the first order: 221 acts.
    expect(await effortOf(page)).toEqual({ cliques: 68, teclas: 153 });
  });

  it('quem recebeu a folha entra com a senha dela uma vez só, e escolhe a sua', async () => {
    const senhas = [...new Set(textosDoPdf(folha).filter(texto => SENHA.test(texto)))];
    expect(senhas).toHaveLength(2);
    const solicitante = await visit();
    await entrar(solicitante.page, '987.654.321-00', senhas[1] ?? '');
    await solicitante.page.getByText('foi impressa por outra pessoa').waitFor();
    await capture(solicitante.page, 'primeira-senha');
    expect(await violations(solicitante.page)).toEqual([]);
    await digitar(solicitante.page.getByLabel('Sua nova senha'), 'quatro bois e uma canga');
    await solicitante.page.getByRole('button', { name: 'Salvar a senha e entrar' }).click();
    await solicitante.page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
    await solicitante.page.getByText('Rosa').first().waitFor();
    expect(solicitante.wrong).toEqual([]);
  });
});
