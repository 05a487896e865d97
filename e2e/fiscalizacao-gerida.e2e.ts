import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays, withSlashes } from './kit/days.ts';
import { answerMeasures, CONFORMING, choose, item, takePhoto } from './kit/inspection-flow.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { capture, SIZES } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(300_000);
const { base, signedIn } = useJourney();
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas';
const MONITORAR = '/modules/monitoramento/fiscalizacao';
const FORMULARIOS = '/modules/fiscalizacao/formularios';
const [DESK, , SMALL] = SIZES;
const PHONE = { viewport: SMALL, hasTouch: true, isMobile: true } as const;

type Aberta = {
  id: number;
  numero: string;
  pedido: { id: number; numero: string } | null;
  refeicao: { nome: string };
  situacao: string;
};
type Fiscalizacao = Aberta & {
  versoes: number;
  conclusao: { calculo: { itens: { item: string; resposta: string | null }[] } } | null;
  historico: { evento: string }[];
};

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const card = (page: Page, numero: string) => page.getByRole('listitem').filter({ hasText: numero });

async function look(page: Page, name: string) {
  const before = page.viewportSize();
  await capture(page, name);
  for (const size of [DESK, SMALL]) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

const inspections = async (page: Page) =>
  (await read<{ itens: Aberta[] }>(page, 'fiscalizacoes?tamanho=500&ordem=-prazo')).itens;
async function opened(page: Page, before: Aberta[]): Promise<Aberta> {
  const known = new Set(before.map(({ id }) => id));
  const one = (await inspections(page)).find(({ id }) => !known.has(id));
  if (!one) throw new Error('nothing was opened');
  return one;
}
const inspection = (page: Page, id: number) => read<Fiscalizacao>(page, `fiscalizacoes/${id}`);
const becomes = (page: Page, id: number, situacao: string) =>
  until(
    () => inspection(page, id),
    one => one.situacao === situacao,
  );

/** A dialog that is still opening takes the focus to itself, and the list closes: the field is typed again. */
async function pick(place: Locator, field: string, typed: string, choice: string) {
  const option = place.getByRole('option', { name: choice }).first();
  for (let left = 6; ; left -= 1) {
    await place.getByRole('combobox', { name: field }).fill('');
    await place.getByRole('combobox', { name: field }).fill(typed);
    const picked = await option.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (picked) return;
    if (left === 1) throw new Error(`${choice} is not offered in ${field}`);
  }
}

async function fill(
  page: Page,
  { unit, meal, day, complaint }: Record<'unit' | 'meal', string> & { day?: string; complaint?: string },
) {
  const asked = dialog(page, 'Nova fiscalização');
  if (complaint) await asked.getByLabel('Motivo').selectOption({ label: 'Por denúncia' });
  await pick(asked, 'Lotação', unit, unit);
  if (day) await asked.getByLabel('Dia da refeição', { exact: true }).fill(withSlashes(day));
  await asked.getByRole('combobox', { name: 'Refeição' }).selectOption({ label: meal });
  if (complaint) await asked.getByLabel('O que se denunciou').fill(complaint);
  return asked;
}

async function inspect(page: Page, { id, numero }: Aberta, { ordered }: { ordered: boolean }) {
  await page.goto(`${base()}${PENDENTES}`);
  await card(page, numero)
    .getByRole('link', { name: /Iniciar fiscalização/ })
    .click();
  await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();
  await becomes(page, id, 'EM_ANDAMENTO');
  if (!ordered) {
    await item(page, 'Quantidade entregue').getByText('Não se aplica: esta entrega não tem pedido').waitFor();
    await capture(page, 'fiscalizacao-sem-pedido');
  }
  await answerMeasures(page, { ordered });
  for (const question of CONFORMING) await choose(page, question, 'Conforme');
  await choose(page, 'Embalagem íntegra', 'Não conforme');
  await item(page, 'Embalagem íntegra').getByLabel('O que não está conforme').fill('Tampas abertas');
  await takePhoto(page, 'Embalagem íntegra', 1);
  await takePhoto(page, 'Foto da marmita aberta', 2);
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByText('Fiscalização concluída.').waitFor();
}

describe('a fiscalização que a gestora abre, entrega e corrige pela tela', () => {
  it('aberta à mão é da entrega do pedido; designada, feita, com ciência e retificada', async () => {
    const { page, wrong } = await signedIn('gestora');
    const unit = (await read<{ nome: string }>(page, 'lotacoes/1')).nome;
    const day = await read<{ entregas: { refeicao: string; pedido: { id: number } }[] }>(
      page,
      'recebimentos/esperados?lotacaoId=1',
    );
    const before = await inspections(page);
    const taken = before
      .filter(({ situacao }) => situacao === 'PENDENTE' || situacao === 'EM_ANDAMENTO')
      .map(({ pedido, refeicao }) => `${pedido?.id} ${refeicao.nome}`);
    const delivery = day.entregas.find(({ pedido, refeicao }) => !taken.includes(`${pedido.id} ${refeicao}`));
    if (!delivery) throw new Error('every delivery of the day is already inspected');

    await page.goto(`${base()}${PENDENTES}`);
    await page.getByRole('button', { name: 'Nova fiscalização' }).click();
    const asked = await fill(page, { unit, meal: delivery.refeicao });
    await look(page, 'fiscalizacao-nova');
    await asked.getByRole('button', { name: 'Abrir fiscalização' }).click();
    await page.getByText('É da entrega do pedido').waitFor();
    const one = await opened(page, before);
    expect(one.pedido?.id).toBe(delivery.pedido.id);
    await card(page, one.numero).getByText(`pedido ${one.pedido?.numero}`).waitFor();

    await page.getByRole('button', { name: 'Nova fiscalização' }).click();
    const again = await fill(page, { unit, meal: delivery.refeicao });
    await again.getByRole('button', { name: 'Abrir fiscalização' }).click();
    await again.getByText('Esta entrega já tem uma fiscalização aberta.').waitFor();
    await look(page, 'fiscalizacao-nova-recusada');
    await again.getByRole('button', { name: 'Voltar' }).click();

    await card(page, one.numero)
      .getByRole('button', { name: /^Designar/ })
      .click();
    const who = dialog(page, 'Quem vai fiscalizar');
    await pick(who, 'Pessoa', 'Helena', 'Helena Castro Viana');
    await look(page, 'fiscalizacao-designar');
    await who.getByRole('button', { name: 'Designar', exact: true }).click();
    await card(page, one.numero).getByText('com Helena Castro Viana').waitFor();

    const inspector = await signedIn('fiscal', PHONE);
    await inspect(inspector.page, one, { ordered: true });
    await becomes(page, one.id, 'REALIZADA');

    await page.goto(`${base()}${REALIZADAS}?de=2020-01-01&item=${one.id}`);
    await page.getByRole('button', { name: 'Registrar ciência' }).click();
    const word = dialog(page, 'Ciência do preposto');
    await word.getByRole('button', { name: 'Recusa', exact: true }).click();
    await word.getByLabel('Nome de quem representa a empresa').fill('Edinaldo Reis');
    await word.getByRole('button', { name: 'Registrar' }).click();
    await word.getByText('Escreva por que o preposto recusou.').waitFor();
    await look(page, 'fiscalizacao-ciencia');
    await word.getByLabel('Por que recusou').fill('Não concorda com a medida');
    await word.getByRole('button', { name: 'Registrar' }).click();
    await word.waitFor({ state: 'detached' });
    await page.getByText('Preposto: Edinaldo Reis, recusa').waitFor();
    await becomes(page, one.id, 'CIENTE_FORNECEDOR');

    await page.getByRole('button', { name: 'Retificar' }).click();
    const mended = dialog(page, /^Retificar a fiscalização/);
    await mended.getByText(/^Não se corrigem aqui: .*Preparações quentes/).waitFor();
    await capture(page, 'fiscalizacao-retificar-inicio');
    const insect = mended.getByRole('combobox', { name: /^Sem corpo estranho/ });
    expect(await insect.getByRole('option', { name: /^Não conforme/ }).isDisabled()).toBe(true);
    await mended.getByText('Mude ao menos uma resposta.').waitFor();
    await mended.getByLabel('Motivo da retificação').fill('As tampas estavam fechadas.');
    await mended.getByRole('combobox', { name: /^Embalagem íntegra/ }).selectOption('CONFORME');
    await mended.getByRole('combobox', { name: /^Entregador uniformizado/ }).selectOption('NAO_CONFORME');
    await mended.getByText(/^Diga o que não está conforme: Entregador uniformizado/).waitFor();
    await mended.getByLabel('O que não está conforme: Entregador').fill('Sem touca.');
    await look(page, 'fiscalizacao-retificar');
    await mended.getByRole('button', { name: 'Salvar a versão corrigida' }).click();
    await mended.waitFor({ state: 'detached' });
    await page.getByText('Retificação: As tampas estavam fechadas.').waitFor();
    const corrected = await inspection(page, one.id);
    expect([corrected.versoes, corrected.situacao]).toEqual([2, 'CIENTE_FORNECEDOR']);
    const answer = (code: string) => corrected.conclusao?.calculo.itens.find(each => each.item === code)?.resposta;
    expect([answer('F1'), answer('F3')]).toEqual(['CONFORME', 'NAO_CONFORME']);
    expect(corrected.historico.map(({ evento }) => evento).filter(evento => evento !== 'receberFotos')).toEqual([
      'abrir',
      'designar',
      'iniciar',
      'concluir',
      'darCiencia',
      'retificar',
    ]);
    expect([wrong, inspector.wrong]).toEqual([[], []]);
  });

  it('a denúncia que o monitoramento pede de uma entrega sem pedido conclui-se sem contar', async () => {
    const { page, wrong } = await signedIn('monitoramento');
    const unit = (await read<{ nome: string }>(page, 'lotacoes/1')).nome;
    const before = await inspections(page);
    await page.goto(`${base()}${MONITORAR}`);
    await page.getByRole('button', { name: 'Pedir fiscalização' }).click();
    // Months before the first order of the demonstration.
    const complaint = 'Entregaram sem ninguém pedir.';
    const asked = await fill(page, { unit, meal: 'Almoço', day: inDays(-90), complaint });
    await look(page, 'fiscalizacao-pedir');
    await asked.getByRole('button', { name: 'Abrir fiscalização' }).click();
    await page.getByText('Esta entrega não tem pedido').waitFor();
    const one = await opened(page, before);
    expect(one.pedido).toBeNull();

    const inspector = await signedIn('fiscal', PHONE);
    await inspect(inspector.page, one, { ordered: false });
    const { conclusao } = await becomes(page, one.id, 'REALIZADA');
    expect(conclusao?.calculo.itens.find(each => each.item === 'A2')?.resposta).toBe('NAO_SE_APLICA');
    expect([wrong, inspector.wrong]).toEqual([[], []]);
  });

  it('a que não pôde ser feita diz por quê', async () => {
    const { page, wrong } = await signedIn('gestora');
    const { id, numero } = await openByHand(page, 3);
    await page.goto(`${base()}${PENDENTES}`);
    await card(page, numero)
      .getByRole('button', { name: /^Não realizada/ })
      .click();
    const asked = dialog(page, 'Por que não foi realizada?');
    await asked.getByLabel('Motivo').fill('O portão esteve fechado.');
    await look(page, 'fiscalizacao-nao-realizada');
    await asked.getByRole('button', { name: 'Marcar como não realizada' }).click();
    await card(page, numero).waitFor({ state: 'detached' });
    await becomes(page, id, 'NAO_REALIZADA');
    expect(wrong).toEqual([]);
  });

  it('o plano de amostragem se salva, e uma lotação é dispensada e deixa de ser', async () => {
    const { page, wrong } = await signedIn('gestora');
    const unit = (await read<{ nome: string }>(page, 'lotacoes/1')).nome;
    await page.goto(`${base()}${FORMULARIOS}`);
    const plan = page.getByRole('region', { name: 'Plano de amostragem' });
    const weekly = plan.getByLabel('Garantidas por lotação e semana');
    const other = Number(await weekly.inputValue()) + 1;
    await weekly.fill(String(other));
    await plan.getByRole('button', { name: 'Salvar o plano' }).click();
    await page.getByText('Vale para as entregas que ainda não foram sorteadas.').waitFor();
    await page.reload();
    await weekly.waitFor();
    expect(await weekly.inputValue()).toBe(String(other));

    await plan.getByRole('combobox', { name: 'Lotação' }).selectOption({ label: unit });
    await plan.getByLabel('Por quê').fill('Só há uma pessoa no plantão.');
    await look(page, 'plano-de-amostragem');
    await plan.getByRole('button', { name: 'Dispensar a lotação' }).click();
    await plan.getByText('Só há uma pessoa no plantão. (Marina Duarte)').waitFor();
    await look(page, 'plano-de-amostragem-dispensa');
    await plan.getByRole('button', { name: `Encerrar a dispensa de ${unit}` }).click();
    await plan.getByText('Nenhuma: quem faz o pedido não fiscaliza').waitFor();
    expect(wrong).toEqual([]);
  });
});
