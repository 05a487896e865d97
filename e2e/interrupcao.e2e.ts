import { jest } from '@jest/globals';
import { violations, violationsInTheDark } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays, withSlashes } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { requireFocusIn } from './kit/keyboard.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

type Contrato = { id: number; numero: string; fornecedorId: number };

describe('a entrega de um contrato é interrompida', () => {
  it('a gestora vê o que toca, confirma em um ato; o mapa diz por quê; ela encerra antes e a entrega volta', async () => {
    const { page, wrong } = await signedIn('gestora');
    const { itens } = await read<{ itens: Contrato[] }>(page, 'contratos?numero=012/2025');
    const contrato = itens[0];
    const dia = inDays(2);
    const endereco = `?item=${contrato?.fornecedorId}&aba=contratos&contrato=${contrato?.id}&parte=interrupcoes`;
    await page.goto(`${base()}/modules/manutencao/fornecedor${endereco}`);
    await page.getByText('A entrega deste contrato nunca foi interrompida.').waitFor();
    await page.getByRole('button', { name: 'Interromper a entrega' }).click();
    const nova = page.getByRole('dialog', { name: 'Interromper a entrega' });
    await nova.getByLabel('Primeiro dia sem entrega', { exact: true }).fill(withSlashes(dia));
    await nova.getByLabel('Último dia sem entrega', { exact: true }).fill(withSlashes(inDays(4)));
    await nova.getByLabel('Motivo (as lotações o leem)').fill('Greve dos motoristas');
    expect(await violations(page)).toEqual([]);
    await nova.getByRole('button', { name: 'Ver o que toca' }).click();

    const conferir = page.getByRole('dialog', { name: 'Confira antes de interromper' });
    await conferir.getByText(/lota(ção|ções) sem entrega; .* de ser esperados/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'interrupcao-conferir');
    await conferir.getByRole('button', { name: 'Interromper a entrega' }).click();
    const feita = page.getByRole('dialog', { name: 'Entrega interrompida' });
    await feita.getByText('As lotações', { exact: true }).click();
    const lotacao = (await feita.getByRole('rowheader').first().textContent()) ?? '';
    await feita.getByRole('button', { name: 'Fechar' }).last().click();

    const titulo = `De ${withSlashes(dia)} a ${withSlashes(inDays(4))}`;
    const escrita = page.getByRole('article', { name: titulo });
    await escrita.getByText('Ainda não começou').waitFor();
    await escrita.getByRole('button', { name: /^Encerrar a interrupção/ }).click();
    const encerrar = page.getByRole('dialog', { name: 'Encerrar a interrupção' });
    await encerrar.getByLabel('Último dia sem entrega', { exact: true }).fill(withSlashes(dia));
    await encerrar.getByRole('button', { name: 'Encerrar', exact: true }).click();
    await encerrar.waitFor({ state: 'hidden' });
    const curta = page.getByRole('article', { name: `Em ${withSlashes(dia)}` });
    await curta.getByText(/encerrada por/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    await capture(page, 'interrupcoes-do-contrato');

    await page.goto(`${base()}/modules/relatorios/mapaDiarioDeAlimentacao?visao=dia&data=${dia}`);
    const linha = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: lotacao }) });
    await linha.getByText(/, Entrega interrompida .*Greve dos motoristas\.$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'interrupcao-no-mapa');
    expect(wrong).toEqual([]);
  });
});

describe('a atividade de uma lotação é suspensa', () => {
  it('a lotação pede pela tela do pedido, a gestora vê o que toca e aprova, e o dia diz que não é pedido', async () => {
    const unidade = await signedIn('solicitante');
    const dia = inDays(5);
    const titulo = `De ${withSlashes(dia)} a ${withSlashes(inDays(6))}`;
    await unidade.page.goto(`${base()}/modules/solicitacao?data=${dia}`);
    await unidade.page.getByRole('button', { name: 'Suspender dias' }).click();
    const lista = unidade.page.getByRole('dialog', { name: 'Suspensões da atividade' });
    await lista.getByText('A atividade desta lotação nunca foi suspensa.').waitFor();
    await lista.getByRole('button', { name: 'Pedir a suspensão' }).click();
    const pedida = unidade.page.getByRole('dialog', { name: 'Pedir a suspensão da atividade' });
    await pedida.getByRole('textbox', { name: 'Primeiro dia suspenso' }).fill(withSlashes(dia));
    await pedida.getByRole('textbox', { name: 'Último dia suspenso' }).fill(withSlashes(inDays(6)));
    await pedida.getByLabel('Motivo').fill('Reforma da cozinha');
    expect(await violations(unidade.page)).toEqual([]);
    await capture(unidade.page, 'suspensao-pedir');
    await pedida.getByRole('button', { name: 'Pedir ao gestor' }).click();
    await lista.getByRole('article', { name: titulo }).getByText('Espera a decisão').waitFor();
    await capture(unidade.page, 'suspensao-pedida');
    await unidade.page.keyboard.press('Escape');
    await lista.waitFor({ state: 'detached' });
    await requireFocusIn(unidade.page, unidade.page.getByRole('button', { name: 'Suspender dias' }));

    const { page, wrong } = await signedIn('gestora');
    const { lotacao } = await read<{ lotacao: { id: number; nome: string } }>(unidade.page, 'pedidos/preparo');
    await page.goto(`${base()}/modules/manutencao/lotacoes?item=${lotacao.id}&aba=suspensoes`);
    const dela = page.getByRole('article', { name: titulo });
    expect(await violations(page)).toEqual([]);
    await dela.getByRole('button', { name: /^Decidir a suspensão/ }).click();
    const decidir = page.getByRole('dialog', { name: 'Decidir a suspensão pedida' });
    await decidir.getByRole('button', { name: 'Ver o que toca' }).click();
    const conferir = page.getByRole('dialog', { name: 'Confira antes de suspender' });
    await conferir.getByText('2 dias suspensos').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'suspensao-conferir');
    await conferir.getByRole('button', { name: 'Suspender a atividade' }).click();
    await page
      .getByRole('dialog', { name: 'Atividade suspensa' })
      .getByRole('button', { name: 'Fechar' })
      .last()
      .click();
    await dela.getByText('Ainda não começou').waitFor();
    expect(await violationsInTheDark(page)).toEqual([]);
    await capture(page, 'suspensoes-da-lotacao');

    await unidade.page.goto(`${base()}/modules/solicitacao?data=${dia}`);
    await unidade.page
      .getByText(`Atividade suspensa até ${withSlashes(inDays(6))}: Reforma da cozinha. Este dia não é pedido.`)
      .waitFor();
    await capture(unidade.page, 'suspensao-no-pedido');

    await page.goto(`${base()}/modules/monitoramento/indicadores`);
    const projecao = page.getByRole('region', { name: 'Os próximos doze meses' });
    const gasto = await projecao.getByText(/ em .* refeições, nos doze meses inteiros\.$/).textContent();
    await projecao.getByText('De que é feito').click();
    await projecao.getByText(/^Nos dias de suspensão da atividade/).waitFor();
    await projecao.getByRole('img', { name: /^Gasto por mês/ }).scrollIntoViewIfNeeded();
    await capture(page, 'projecao');
    await projecao.getByRole('combobox', { name: /^Contrato/ }).selectOption({ index: 1 });
    await projecao
      .getByText(/ em .* refeições, nos doze meses inteiros\.$/)
      .filter({ hasNotText: gasto ?? '' })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    await capture(page, 'projecao-do-contrato');
    expect([...wrong, ...unidade.wrong]).toEqual([]);
  });
});
