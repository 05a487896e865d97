import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { report, verdict } from '../bench/figures.mjs';
import { newIssuer } from '../scripts/notas/sample.mjs';
import { scratchFolder } from '../scripts/steps/scratch.mjs';
import { violations } from './kit/accessibility.ts';
import { etagOf, read, write } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { bytesOf, onlyFileOf } from './kit/download.ts';
import { countEffort, effortOf } from './kit/effort.ts';
import { type Cobrada, cobrado, enderecoDoFornecedor, escolher, ORGAO } from './kit/invoices.ts';
import { useFirstStart } from './kit/journey.ts';
import { designate, receiveBilling } from './kit/receiving.ts';
import { capture } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(300_000);

/** 05:50 in Brasília on the first of next month: the month that ends is whole in the demonstration's sixty days. */
const agora = new Date();
const primeiro = new Date(Date.UTC(agora.getUTCFullYear(), agora.getUTCMonth() + 1, 1));
const dia = primeiro.toISOString().slice(0, 10);
const MES = new Date(primeiro.getTime() - 86_400_000).toISOString().slice(0, 7);
const clock = movableClock(new Date(`${dia}T08:50:00Z`));
const { base, product, visit, signedIn } = useFirstStart(clock.env);
afterAll(() => clock.forget());

const MEDICOES = '/modules/relatorios/medicoes';
const FECHAMENTOS = '/modules/relatorios/fechamentos';
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

type Linha = { id: number; contrato: { numero: string }; aDecidir: number; lotacoes: number };
type Medicao = Cobrada & {
  resumo: Linha & { situacao: string };
  unidades: { lotacao: { id: number; nome: string } }[];
  descontos: { linhaId: number; data: string; lotacao: { id: number }; percentual: number }[];
  conferencia: { confere: boolean };
  atestos: { codigo: string; hash: string }[];
};
const medicaoDe = (page: Page, id: number) => read<Medicao>(page, `medicoes/${id}`);

describe('a medição do mês', () => {
  it('abre no dia 1º, o desconto é decidido, a correção respondida, quem fechou não atesta, outra pessoa atesta, e o dossiê se confere', async () => {
    const unidade = await signedIn('solicitante');
    const lotacaoId = (await read<{ itens: { id: number }[] }>(unidade.page, 'lotacoes')).itens[0]?.id ?? 0;
    const gestora = await signedIn('gestora');
    const { page } = gestora;

    // The manager closes every unit's month, so she may not attest it.
    const { itens } = await read<{ itens: { id: number }[] }>(page, 'lotacoes?tamanho=100');
    for (const { id } of itens) {
      const { status, body } = await write(page, 'POST', `lotacoes/${id}/fechamentos-do-mes`, { mes: MES });
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    }
    clock.to(new Date(`${dia}T09:01:00Z`));
    await product().serve();
    const abertas = await read<{ itens: Linha[] }>(page, `medicoes?mes=${MES}&tamanho=50`);
    expect(abertas.itens.length).toBeGreaterThan(0);
    await page.goto(`${base()}/modules/relatorios/mapaDiarioDeAlimentacao?data=${MES}-10`);
    await page.getByRole('link', { name: 'Medição do mês' }).click();
    await page.getByRole('heading', { level: 1, name: 'Medição mensal' }).waitFor();
    await page
      .getByText(abertas.itens[0]?.contrato.numero ?? '')
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'medicoes');

    const lidas = await Promise.all(abertas.itens.map(({ id }) => medicaoDe(page, id)));
    const daUnidade = lidas.find(({ unidades }) => unidades.some(({ lotacao }) => lotacao.id === lotacaoId));
    const id = daUnidade?.resumo.id ?? 0;
    expect(daUnidade?.conferencia.confere).toBe(true);
    const endereco = `${base()}${MEDICOES}?item=${id}`;
    await page.goto(endereco);
    await botao(page, 'Enviar para conferência').click();
    await page.getByText('Em conferência').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'medicao-em-conferencia');

    const propostos = daUnidade?.descontos.length ?? 0;
    expect(propostos).toBeGreaterThan(0);
    for (let feitos = 0; feitos < propostos; feitos += 1) {
      await botao(page, /^Decidir o desconto de/)
        .first()
        .click();
      const dialogo = page.getByRole('dialog', { name: 'Decidir o desconto' });
      await dialogo.getByLabel(/^Percentual decidido/).fill(feitos === 0 ? '0' : '1');
      await dialogo.getByLabel('Por quê').fill('O fornecedor provou a estrada interditada.');
      await dialogo.getByRole('button', { name: 'Decidir', exact: true }).click();
      await dialogo.waitFor({ state: 'hidden' });
    }
    await page.getByText('O fornecedor provou a estrada interditada.').first().waitFor();

    const fiscal = await signedIn('fiscal');
    await fiscal.page.goto(endereco);
    await botao(fiscal.page, 'Pedir correção').first().click();
    const pedido = fiscal.page.getByRole('dialog', { name: 'Pedir correção' });
    await pedido.getByLabel('Unidade').selectOption(String(lotacaoId));
    await pedido.getByLabel('Dia', { exact: true }).fill(`${MES}-10`);
    await pedido.getByLabel('Por quê').fill('O almoço deste dia passa do efetivo.');
    await pedido.getByRole('button', { name: 'Pedir', exact: true }).click();
    await fiscal.page.getByText('Correção pedida').waitFor();
    await capture(fiscal.page, 'medicao-correcao');

    await unidade.page.goto(`${base()}${FECHAMENTOS}?lotacaoId=${lotacaoId}&data=${MES}-10`);
    await unidade.page.getByLabel(/^O mapa está certo/).fill('Houve dez visitantes, anotados na portaria.');
    expect(await violations(unidade.page)).toEqual([]);
    await capture(unidade.page, 'correcao-no-fechamento');
    await botao(unidade.page, 'Responder').click();
    await unidade.page.getByText('Respondida').waitFor();

    await page.goto(endereco);
    await page.getByText('Corrigida').first().waitFor();
    await botao(page, 'Aprovar').click();
    await page
      .getByText(/^Você fechou o mapa de/)
      .first()
      .waitFor();
    expect(await botao(page, 'Atestar').isDisabled()).toBe(true);
    await capture(page, 'medicao-a-atestar');

    await fiscal.page.goto(endereco);
    await botao(fiscal.page, 'Atestar').click();
    const atesto = fiscal.page.getByRole('dialog', { name: 'Atestar a medição' });
    await atesto.getByText('O atesto consome, do empenho mais antigo ao mais novo').waitFor();
    await atesto.getByLabel('Nota fiscal (opcional)').fill('NF 4.321');
    await atesto.getByLabel('Sua senha').fill('errada');
    await atesto.getByRole('button', { name: 'Atestar', exact: true }).click();
    await atesto.getByText('A senha não confere. Nada foi assinado.').waitFor();
    await atesto.getByLabel('Sua senha').fill('demonstracao');
    await atesto.getByRole('button', { name: 'Atestar', exact: true }).click();
    await atesto.waitFor({ state: 'hidden' });
    await fiscal.page.getByText('Em vigor').waitFor();
    await fiscal.page.getByText(/^Empenho 20\d\dNE/).waitFor();
    expect(await violations(fiscal.page)).toEqual([]);
    await capture(fiscal.page, 'medicao-atestada');

    await page.goto(endereco);
    await page.getByText(/^A medição ainda não foi recebida em definitivo/).waitFor();
    await receiveBilling(id, daUnidade?.resumo.contrato.numero ?? '', page, fiscal.page);
    await conferirNota(page, await medicaoDe(page, id), endereco);
    const desk = await signedIn('atendimento');
    await liquidar(desk.page, endereco);
    await pagar(page, endereco);

    const pdf = await daCentral(fiscal.page, 'Gerar o dossiê em PDF', {
      titulo: /^Baixar\s?: Dossiê/,
      nome: /^medicao-.*\.pdf$/,
    });
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    const paginas = pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
    // The cover, and eight parts on pages of their own.
    expect(paginas).toBeGreaterThanOrEqual(9);

    await abrirPacote(
      await daCentral(fiscal.page, 'Pacote de auditoria', { titulo: /^Baixar\s?: Pacote/, nome: /^pacote-.*\.zip$/ }),
    );

    const { codigo = '', hash = '' } = (await medicaoDe(fiscal.page, id)).atestos[0] ?? {};
    const qualquer = await visit({ viewport: { width: 360, height: 800 } });
    await qualquer.page.goto(`${base()}/verificar/${codigo}?h=${hash.slice(0, 16)}`);
    await qualquer.page.getByText('Medição autêntica e em vigor.').waitFor();
    expect(await violations(qualquer.page)).toEqual([]);
    await capture(qualquer.page, 'verificar-medicao');

    await page.goto(`${base()}${FECHAMENTOS}?lotacaoId=${lotacaoId}&data=${MES}-10`);
    await botao(page, 'Reabrir').click();
    const reabrir = page.getByRole('dialog');
    await reabrir.getByLabel('Erro de lançamento').check();
    await reabrir.getByLabel(/^Explicação/).fill('Faltou uma recusa.');
    await botao(page, 'Reabrir o dia').click();
    await page.getByText(/^Esta medição foi paga em .*pela ordem bancária 2026OB800123/).waitFor();
    expect((await medicaoDe(page, id)).resumo.situacao).toBe('ATESTADA');
    expect([...gestora.wrong, ...desk.wrong, ...fiscal.wrong, ...unidade.wrong, ...qualquer.wrong]).toEqual([]);
  });

  it('de mês fechado a "a pagar" em doze cliques, da gestora, da fiscal e do fornecedor', async () => {
    const gestora = await signedIn('gestora');
    const fiscal = await signedIn('fiscal');
    const { itens } = await read<{ itens: Linha[] }>(gestora.page, `medicoes?mes=${MES}&tamanho=50`);
    const linhas = await Promise.all(itens.map(({ id }) => medicaoDe(gestora.page, id)));
    const escolhida = linhas.find(({ resumo, celulas }) => resumo.situacao === 'ABERTA' && celulas.length > 0);
    const { id = 0, contrato } = escolhida?.resumo ?? {};
    await designate(contrato?.numero ?? '', gestora.page);
    for (const { context } of [gestora, fiscal]) await countEffort(context);
    const lista = `${base()}${MEDICOES}?mes=${MES}`;

    await gestora.page.goto(lista);
    await gestora.page
      .getByRole('link', { name: contrato?.numero ?? '' })
      .first()
      .click();
    await botao(gestora.page, 'Enviar para conferência').click();
    await gestora.page.getByText('Em conferência').first().waitFor();
    // What the inspections propose is decided one by one, and is no part of the way.
    for (const { linhaId, percentual } of (await medicaoDe(gestora.page, id)).descontos) {
      const decidido = { percentual, motivo: 'Mantido: as fotos mostram a falta.' };
      const lugar = `medicoes/${id}/descontos/${linhaId}`;
      const feito = await write(gestora.page, 'POST', lugar, decidido, await etagOf(gestora.page, `medicoes/${id}`));
      expect(feito.status).toBe(200);
    }
    await gestora.page.reload();
    await botao(gestora.page, 'Aprovar').click();
    await botao(gestora.page, 'Emitir o termo provisório').click();
    await gestora.page.getByText(/^TRP \d+\/\d{4}$/).waitFor();

    await fiscal.page.goto(lista);
    await fiscal.page
      .getByRole('link', { name: contrato?.numero ?? '' })
      .first()
      .click();
    await assinar(fiscal.page, 'Assinar', /^Assinar o termo TRP/);
    await assinar(fiscal.page, 'Atestar', 'Atestar a medição');
    await botao(fiscal.page, 'Emitir o termo definitivo').click();
    await fiscal.page.getByText(/^TRD \d+\/\d{4}$/).waitFor();

    await gestora.page.reload();
    await assinar(gestora.page, 'Assinar', /^Assinar o termo TRD/);
    const endereco = await enderecoDoFornecedor(gestora.page);
    const telefone = await visit({ viewport: { width: 360, height: 800 } });
    await countEffort(telefone.context);
    await telefone.page.goto(endereco);
    const xml = newIssuer(contrato?.cnpj ?? '')(cobrado(await medicaoDe(gestora.page, id), MES));
    const arquivo = telefone.page.waitForEvent('filechooser');
    await telefone.page.getByText('Escolher o XML da nota').click();
    await (await arquivo).setFiles({ name: 'nota.xml', mimeType: 'text/xml', buffer: xml });
    await telefone.page.getByText(/Não é preciso enviar mais nada/).waitFor();
    const { itens: pagamentos } = await read<{ itens: { situacao: string }[] }>(
      gestora.page,
      `medicoes/${id}/pagamentos`,
    );
    expect(pagamentos.map(({ situacao }) => situacao)).toEqual(pagamentos.map(() => 'A_LIQUIDAR'));
    const esforcos = await Promise.all([gestora.page, fiscal.page, telefone.page].map(effortOf));
    const soma = (qual: 'cliques' | 'teclas') => esforcos.reduce((total, esforco) => total + esforco[qual], 0);
    expect(pagamentos.length).toBeGreaterThan(0);
    expect(soma('cliques')).toBeLessThanOrEqual(MAIS_CLIQUES);
    if (process.env.MEDIDAS)
      report(
        'ultima-milha',
        { title: 'Do mês fechado a "a pagar"', command: 'MEDIDAS=1 npm test -- e2e/medicao.e2e.ts' },
        [
          {
            tarefa: 'Do mês fechado a "a pagar": gestora, fiscal e fornecedor',
            ...{ cliques: soma('cliques'), teclas: soma('teclas'), meta: `≤ ${MAIS_CLIQUES} cliques` },
            resultado: verdict(soma('cliques') <= MAIS_CLIQUES),
          },
        ],
      );
    expect([...gestora.wrong, ...fiscal.wrong, ...telefone.wrong]).toEqual([]);
  });
});

/** From the list of billings to the queue of payment. */
const MAIS_CLIQUES = 12;

/** With the password alone, and Enter: no second click. */
async function assinar(page: Page, acao: string, titulo: string | RegExp): Promise<void> {
  await botao(page, acao).first().click();
  const dialogo = page.getByRole('dialog', { name: titulo });
  await dialogo.waitFor();
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'password');
  await page.keyboard.type('demonstracao');
  await page.keyboard.press('Enter');
  await dialogo.waitFor({ state: 'hidden' });
}

/** On the supplier's telephone: the note of one centavo more, and then the right one. */
async function conferirNota(page: Page, medicao: Medicao, endereco: string): Promise<void> {
  const { nome, versao } = await read<{ nome: string[]; versao: number }>(page, 'agencia');
  await page.goto(endereco);
  await page.getByText(/informe o CNPJ da agência/).waitFor();
  const { status } = await write(page, 'PUT', 'agencia', { nome, cnpj: ORGAO }, `"${versao}"`);
  expect(status).toBe(200);
  const emitir = newIssuer(medicao.resumo.contrato.cnpj);
  await page.reload();
  const parte = page.getByRole('region', { name: 'Nota fiscal' });
  await parte.getByText(/^A nota deve ser de/).waitFor();
  const { page: telefone, wrong } = await visit({ viewport: { width: 360, height: 800 } });
  await telefone.goto(await enderecoDoFornecedor(page));
  await botao(page, 'Já anotei').click();
  await telefone.getByText(/A nota deve ser de/).waitFor();
  expect(await violations(telefone)).toEqual([]);
  await capture(telefone, 'nota-do-fornecedor');
  await escolher(
    telefone,
    emitir(cobrado(medicao, MES), note => {
      note.totals.vNF += 1;
    }),
  );
  await telefone.getByText('O valor da nota não é o valor líquido atestado.').waitFor();
  expect(await violations(telefone)).toEqual([]);
  await capture(telefone, 'nota-do-fornecedor-recusada');
  await page.reload();
  await parte.getByText('O valor da nota não é o valor líquido atestado.').waitFor();
  expect(await violations(page)).toEqual([]);
  await capture(page, 'nota-que-nao-confere');
  await escolher(telefone, emitir(cobrado(medicao, MES)));
  await telefone.getByText(/Não é preciso enviar mais nada/).waitFor();
  await page.reload();
  await parte.getByText('Confere', { exact: true }).waitFor();
  await parte
    .getByText(/pelo endereço do fornecedor/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await capture(page, 'nota-que-confere');
  expect(wrong).toEqual([]);
}

/** Whoever neither attested nor received it settles it. */
async function liquidar(page: Page, endereco: string): Promise<void> {
  await page.goto(endereco);
  const parte = page.getByRole('region', { name: 'Pagamento' });
  await parte.getByRole('button', { name: 'Liquidar' }).first().click();
  const dialogo = page.getByRole('dialog', { name: 'Liquidar a despesa' });
  await dialogo.getByLabel('Número da liquidação').fill('2026NL000123');
  await dialogo.getByRole('button', { name: 'Liquidar' }).click();
  await parte.getByText('É a próxima da fila.').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await capture(page, 'pagamento-liquidado');
}

async function pagar(page: Page, endereco: string): Promise<void> {
  await page.goto(endereco);
  const parte = page.getByRole('region', { name: 'Pagamento' });
  await parte.getByRole('button', { name: 'Registrar o pagamento' }).first().click();
  const dialogo = page.getByRole('dialog', { name: 'Registrar o pagamento' });
  await dialogo.getByLabel('Ordem bancária').fill('2026OB800123');
  await capture(page, 'pagamento-a-registrar');
  await dialogo.getByRole('button', { name: 'Registrar' }).click();
  await parte.getByText(/^Paga em .*2026OB800123/).waitFor();
  await page.goto(`${base()}/modules/relatorios/pagamentos`);
  await page.getByRole('row').getByText('Pago', { exact: true }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await capture(page, 'fila-de-pagamento');
}

/** A file of the billing, made in the background and taken from the page of downloads. */
async function daCentral(
  page: Page,
  pedir: string,
  { titulo, nome }: Record<'titulo' | 'nome', RegExp>,
): Promise<Buffer> {
  type Download = { nomeArquivo: string; situacao: string };
  await botao(page, pedir).click();
  await page.getByRole('link', { name: 'Central de downloads' }).last().waitFor();
  await until(
    () => read<{ itens: Download[] }>(page, 'downloads'),
    ({ itens }) => itens.some(({ nomeArquivo, situacao }) => nome.test(nomeArquivo) && situacao === 'CONCLUIDO'),
  );
  await page.getByRole('link', { name: 'Central de downloads' }).last().click();
  const arquivo = page.waitForEvent('download');
  await botao(page, titulo).click();
  const baixado = await arquivo;
  expect(baixado.suggestedFilename()).toMatch(nome);
  await page.goBack();
  return bytesOf(baixado);
}

/** By an auditor, from a folder: no server answers, and each centavo is three taps from its meals. */
async function abrirPacote(zip: Buffer): Promise<void> {
  const pasta = scratchFolder('pacote-');
  const arquivo = join(pasta, 'pacote.html');
  writeFileSync(arquivo, onlyFileOf(zip));
  const { page, wrong } = await visit({ offline: true });
  await countEffort(page.context());
  await page.goto(pathToFileURL(arquivo).href);
  await page.getByText('Tudo o que está neste arquivo confere.').waitFor();
  await page.getByText('O selo do livro foi assinado com a chave que o acompanha').waitFor();
  expect(await violations(page)).toEqual([]);
  await capture(page, 'pacote-do-mes');
  await page.getByRole('table').getByRole('link').first().click();
  await capture(page, 'pacote-da-unidade');
  await page.getByRole('link', { name: /^10\// }).click();
  await page.getByRole('heading', { name: /^De cada centavo à refeição/ }).waitFor();
  await page.getByRole('table', { name: 'O que se aceitou e se paga' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await capture(page, 'pacote-do-dia');
  expect((await effortOf(page)).cliques).toBeLessThanOrEqual(3);
  expect(wrong).toEqual([]);
  rmSync(pasta, { recursive: true });
}
