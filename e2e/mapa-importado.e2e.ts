import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { textosDoPdf } from '../apps/government-api/test/kit/pdf.ts';
import { abrir, folhaDe, recalcular } from '../apps/government-api/test/kit/planilha.ts';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { verifyChains } from './kit/database.ts';
import { inDays, withSlashes } from './kit/days.ts';
import { bytesOf } from './kit/download.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, product, signedIn, keep } = useJourney();

const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const UNIDADE = 'Unidade Prisional São Lourenço 1';
/** A month before the demonstration's history and after the unit's contract began. */
const MES = inDays(-110).slice(0, 7);
const [ano = 0, numero = 0] = MES.split('-').map(Number);
const DIAS = new Date(Date.UTC(ano, numero, 0)).getUTCDate();
const dois = (n: number) => String(n).padStart(2, '0');
const fimDeSemana = (dia: number) => [0, 6].includes(new Date(Date.UTC(ano, numero - 1, dia)).getUTCDay());

/** As units send it: the day, then inmates and servers of four meals; inmates above the head count on most days. */
const linha = (dia: number) => {
  const internos = 126 + ((dia * 7) % 11);
  const [almoco, lanche] = fimDeSemana(dia) ? [11, 10] : [18, 12];
  return [dois(dia), internos, 6, internos, almoco, internos + 25, lanche, internos, 6].join('\t');
};
const linhas = Array.from({ length: DIAS }, (_, i) => linha(i + 1));
const efetivo = Array.from({ length: DIAS }, (_, i) => String(94 + (i % 9))).join('\n');

type Totais = { total: number; brutoCentavos: number; liquidoCentavos: number; valorDesvioCentavos: number };

describe('um mês colado, comparado, exportado, fechado e conferido', () => {
  let page: Page;
  let wrong: string[];
  let lotacaoId: number;
  let papel: string;

  beforeAll(async () => {
    ({ page, wrong } = keep(await signedIn('gestora')));
    const { itens } = await read<{ itens: { id: number; nome: string }[] }>(page, 'lotacoes?tamanho=100');
    lotacaoId = itens.find(({ nome }) => nome === UNIDADE)?.id ?? 0;
  });

  const abrirImportacao = async (texto: string) => {
    await page.goto(`${base()}/modules/relatorios/importacaoDoMapa`);
    await page.getByRole('combobox', { name: 'Unidade' }).fill(UNIDADE);
    await page.getByRole('option', { name: UNIDADE }).click();
    await page.getByLabel('Mês', { exact: true }).fill(MES);
    await page.getByLabel('Linhas do mês').fill(texto);
  };
  const conferir = async (texto: string) => {
    await abrirImportacao(texto);
    await page.getByRole('button', { name: 'Conferir' }).click();
  };
  const totais = async () =>
    (await read<{ totais: Totais }>(page, `mapa-diario/mes?mes=${MES}&lotacaoId=${lotacaoId}`)).totais;

  it('o efetivo do mês entra colado na tela do efetivo', async () => {
    await page.goto(`${base()}/modules/manutencao/efetivoDiario?lotacaoId=${lotacaoId}&mes=${MES}`);
    await page.getByRole('button', { name: 'Colar o mês' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Colar o mês' });
    await dialogo.getByRole('textbox').first().fill(efetivo);
    await dialogo.getByLabel('Plantão, todo dia').fill('6');
    await dialogo.getByLabel('Expediente, de segunda a sexta').fill('13');
    await dialogo.getByRole('button', { name: `Levar ${DIAS} dias para a grade` }).click();
    await page.getByRole('button', { name: /^Salvar/ }).click();
    await page.getByText('Nada a salvar.').waitFor();
  });

  it('um texto no lugar de um número é dito em palavras, e não se importa', async () => {
    await conferir(linhas.with(2, linhas[2]?.replace('\t6\t', '\tseis\t') ?? '').join('\n'));
    await page.getByRole('alert', { name: 'O que corrigir' }).getByText('“seis” não é um número').waitFor();
    expect(await page.getByRole('button', { name: 'Importar o mês' }).isDisabled()).toBe(true);
  });

  it('a pessoa vê e troca de que é cada número; a mesma coluna duas vezes é dito em palavras', async () => {
    await conferir(`Secretaria de Administração\n${linhas.join('\n')}`);
    await page.getByText('Não foi usada.').waitFor();
    const oitavo = page.getByLabel(/^8º número/);
    await oitavo.selectOption({ label: 'Ceia · Servidor' });
    await page.getByRole('columnheader', { name: /Ceia/ }).waitFor();
    await oitavo.selectOption({ label: 'Jantar · Interno' });
    await page.getByText('Jantar interno está em dois números.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Importar o mês' }).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'importacao-a-corrigir');
    await oitavo.selectOption({ label: 'Jantar · Servidor' });
    await page
      .getByRole('columnheader', { name: /Jantar/ })
      .last()
      .waitFor();
  });

  it('o mês certo é conferido ao lado do efetivo, importado, e está no mapa', async () => {
    await conferir(linhas.join('\n'));
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(DIAS + 1);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'importacao-do-mapa');
    await page.getByRole('button', { name: 'Importar o mês' }).click();
    await page.getByText('O mês foi importado.', { exact: false }).waitFor();
    await page.goto(`${base()}${MAPA}?visao=mes&lotacaoId=${lotacaoId}&mes=${MES}&valores=sim`);
    const { total, liquidoCentavos } = await totais();
    await page.getByText(total.toLocaleString('pt-BR')).first().waitFor();
    expect(total).toBe(linhas.flatMap(texto => texto.split('\t').slice(1)).reduce((soma, n) => soma + Number(n), 0));
    const liquido = (liquidoCentavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
    await page.getByText(liquido).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'mapa-do-mes');
  });

  it('uma célula anotada fica marcada na tabela, com quem escreveu', async () => {
    await page.getByRole('row', { name: /^05\// }).getByRole('button').nth(2).click();
    const gaveta = page.getByRole('dialog', { name: 'Por que este valor?' });
    await gaveta.getByText('Importado do mapa que a unidade mandava', { exact: false }).waitFor();
    await gaveta.getByLabel('Anotar Almoço · Interno').fill('Visita do juiz.');
    await gaveta.getByRole('button', { name: 'Anotar', exact: true }).click();
    await gaveta.getByText('Visita do juiz.').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'mapa-anotacao');
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /^05\// }).getByText('Anotação de', { exact: false }).waitFor();
  });

  it('os gráficos dizem os mesmos números, cada um com a sua tabela', async () => {
    await page.getByRole('button', { name: 'Gráficos' }).click();
    const quadro = page.getByRole('region', { name: 'Refeições por dia' });
    await quadro.getByRole('button', { name: 'Ver como tabela' }).click();
    expect(await quadro.getByRole('row').count()).toBe(DIAS + 1);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'mapa-graficos');
    await page.getByRole('button', { name: 'Tabela', exact: true }).click();
  });

  it('impresso, o mapa tem o mês inteiro, sem menu nem botões, e diz que é rascunho', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.getByText('RASCUNHO · o que vale é o mapa fechado').waitFor();
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /Exportar/ }).isVisible()).toBe(false);
    const table = await page.getByRole('table').first().boundingBox();
    expect(table?.height ?? 0).toBeGreaterThan(DIAS * 15);
    const paper = await page.pdf({ format: 'A4', landscape: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
  });

  it('a planilha, recalculada, dá os totais da tela', async () => {
    await page.getByRole('button', { name: /Exportar/ }).click();
    const [arquivo] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^XLSX/ }).click(),
    ]);
    const folhas = abrir(await bytesOf(arquivo));
    const resumo = folhaDe(folhas, 'RESUMO');
    const daLinha = (rotulo: string) => {
      const onde = [...resumo].find(([, { valor }]) => valor === rotulo)?.[0].slice(1);
      const celula = resumo.get(`C${onde}`);
      return Math.round(recalcular(folhas, 'RESUMO', celula?.formula ?? celula?.valor ?? '') * 100);
    };
    const { brutoCentavos, valorDesvioCentavos } = await totais();
    expect(daLinha('Valor total (R$)')).toBe(brutoCentavos);
    const desvio = [...folhaDe(folhas, 'COMPARATIVO').values()].find(({ formula }) =>
      /^SUM\(\w+5:\w+5\)$/.test(formula ?? ''),
    );
    expect(Math.round(recalcular(folhas, 'COMPARATIVO', desvio?.formula ?? '') * 100)).toBe(valorDesvioCentavos);
    await page.getByRole('status').getByRole('link', { name: 'Central de downloads' }).click();
    await page.getByText(`Unidade Prisional São Lourenço 1`).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'central-de-downloads');
  });

  it('fechado o mês, importar sobre ele é recusado em palavras', async () => {
    await page.goto(`${base()}/modules/relatorios/fechamentos?lotacaoId=${lotacaoId}&data=${MES}-05`);
    await page.getByRole('button', { name: 'Fechar os dias do mês' }).click();
    await page.getByText(`${DIAS} dias foram fechados agora.`).waitFor();
    await conferir(linhas.join('\n'));
    const erro = `${DIAS} dias deste mês estão fechados, a começar por ${withSlashes(`${MES}-01`)}.`;
    await page.getByRole('alert', { name: 'O que corrigir' }).getByText(erro).waitFor();
    expect(await page.getByRole('button', { name: 'Importar o mês' }).isDisabled()).toBe(true);
  });

  it('o papel do mês leva à sua página: os dias fechados, os totais guardados e o selo', async () => {
    await page.goto(`${base()}${MAPA}?visao=mes&mes=${MES}&lotacaoId=${lotacaoId}`);
    await page.getByRole('table').first().waitFor();
    await page.getByRole('button', { name: /Exportar/ }).click();
    const [arquivo] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^PDF/ }).click(),
    ]);
    const textos = textosDoPdf(await bytesOf(arquivo));
    const codigo = textos.find(texto => /^P(-[0-9A-Z]{4}){7}$/.test(texto));
    const [, selo] = textos.flatMap(texto => /Selo do mês ([0-9a-f]{16})(?: ·|$)/.exec(texto) ?? []);
    papel = `${base()}/verificar/${codigo}?h=${selo}`;
    await page.goto(papel);
    await page.getByText('Mapa do mês autêntico e em vigor.').waitFor();
    expect(await page.getByRole('row').count()).toBe(DIAS + 2);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'verificar-mes');
    await page.goto(papel.replace(/h=.*/, `h=${'0'.repeat(16)}`));
    await page.getByText('Este papel não confere.').waitFor();
  });

  it('um número trocado no banco é apontado pelas páginas de verificação', async () => {
    const dia = `lotacoes/${lotacaoId}/fechamentos/${MES}-05`;
    const { versoes } = await read<{ versoes: { codigo: string }[] }>(page, dia);
    const conferencia = `${base()}/verificar/${versoes[0]?.codigo}`;
    await page.goto(conferencia);
    await page.getByText('Mapa autêntico e em vigor.').waitFor();
    const inteira = await verifyChains(product().database);
    expect([inteira.status, inteira.said]).toEqual([0, expect.stringContaining('A cadeia está íntegra')]);
    await product().tamper(
      `alter table fechamentos_mapa disable trigger fechamentos_so_crescem;
       update fechamentos_mapa set conteudo = jsonb_set(conteudo, '{colunas,2,aceita}', '999')
         where lotacao_id = ${lotacaoId} and data = '${MES}-05'`,
    );
    const { status, said } = await verifyChains(product().database);
    expect(status).toBe(1);
    expect(said).toContain(`(lotação ${lotacaoId}): 1 falha`);
    expect(said).toContain(`${withSlashes(`${MES}-05`)}, versão 1`);
    expect(said).toContain('Almoço · Interno, aceita: O valor guardado, “999”, não é o que foi fechado.');
    await page.goto(conferencia);
    await page.getByText('O que está guardado foi adulterado.').waitFor();
    await page.getByText('Almoço · Interno, aceita: não é mais o que foi fechado.').waitFor();
    await capture(page, 'verificar-adulterado');
    await page.goto(papel);
    await page
      .getByText(`${withSlashes(`${MES}-05`)}, Almoço · Interno, aceita: não é mais o que foi fechado.`)
      .waitFor();
    await page.goto(`${base()}/modules/relatorios/fechamentos?lotacaoId=${lotacaoId}&data=${MES}-05`);
    await page.getByRole('button', { name: 'Verificar cadeia' }).click();
    await page.getByText('A cadeia foi adulterada.').waitFor();
    expect(wrong).toEqual([]);
  });
});
