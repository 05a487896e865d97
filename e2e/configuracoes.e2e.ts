import { jest } from '@jest/globals';
import { violations } from './kit/accessibility.ts';
import { read, readBytes } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';
import { START } from './kit/world.mjs';

jest.setTimeout(180_000);
const clock = movableClock(START);
const { product, signedIn, visitAs } = useJourney(clock.env);
afterAll(() => clock.forget());

describe('o que o gestor mantém atrás das configurações', () => {
  it('cria um tipo de dieta, muda o nome e deixa de o oferecer; o código fica', async () => {
    const { page, wrong } = await visitAs('gestora');
    await page.getByRole('button', { name: 'Configurações' }).click();
    await page.getByRole('link', { name: 'Tipos de dieta' }).click();
    await page.getByRole('table', { name: 'Tipos de dieta' }).waitFor();
    await capture(page, 'tipos-dieta-lista');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Novo tipo de dieta' }).click();
    const record = page.getByRole('dialog');
    await record.getByLabel('Nome').fill('Sem glúten');
    await record.getByRole('button', { name: 'Salvar' }).click();
    await record.getByText('D7', { exact: true }).waitFor();
    await record.getByLabel('Nome').fill('Sem glúten nem lactose');
    await record.getByRole('switch', { name: 'Oferecida nos pedidos' }).click();
    await record.getByRole('button', { name: 'Salvar' }).click();
    await record.getByText('Inativa', { exact: true }).waitFor();
    await capture(page, 'tipo-dieta');
    expect(await violations(page)).toEqual([]);
    await record.getByRole('tab', { name: 'Histórico' }).click();
    await record.getByText('Sem glúten nem lactose').first().waitFor();
    await page.keyboard.press('Escape');

    const row = page.getByRole('row').filter({ hasText: 'Sem glúten nem lactose' });
    await row.getByText('D7', { exact: true }).waitFor();
    await row.getByText('Inativa', { exact: true }).waitFor();
    const { page: unit } = await signedIn('solicitante');
    const offered = await read<{ codigo: string }[]>(unit, 'tipos-dieta');
    expect(offered.map(({ codigo }) => codigo)).not.toContain('D7');
    expect(wrong).toEqual([]);
  });

  it('diz de quem são os papéis: o nome e o brasão saem no alto deles', async () => {
    const { page, wrong } = await visitAs('gestora');
    await page.getByRole('button', { name: 'Configurações' }).click();
    await page.getByRole('link', { name: 'Parâmetros' }).click();
    await page.getByRole('button', { name: 'Mudar o nome' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Primeira linha').fill('Estado do Maranhão');
    await dialog.getByRole('figure').getByText('Estado do Maranhão').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'detached' });

    const drawn = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
    await page
      .getByLabel('Imagem do brasão')
      .setInputFiles({ name: 'brasao.png', mimeType: 'image/png', buffer: drawn });
    const head = page.getByRole('figure', { name: 'Como sai no alto dos papéis' });
    const arms = head.getByRole('img', { name: 'Brasão' });
    await arms.waitFor();
    await page.waitForFunction(
      image => image instanceof HTMLImageElement && image.naturalWidth === 64,
      await arms.elementHandle(),
    );
    await capture(page, 'agencia');
    expect(await violations(page)).toEqual([]);

    const [unit] = (await read<{ itens: { id: number }[] }>(page, 'lotacoes?tamanho=1')).itens;
    const paper = await readBytes(page, `lotacoes/${unit?.id}/fechamentos/2026-11-20/pdf`);
    expect(paper.toString('latin1')).toContain('/Subtype /Image');
    expect(wrong).toEqual([]);
  });

  it('vê as tarefas agendadas: quando é a próxima vez de cada uma, e como foram as últimas', async () => {
    await product().serve();
    clock.pass(60_000);
    await product().serve();
    const { page, wrong } = await visitAs('gestora');
    await page.getByRole('button', { name: 'Configurações' }).click();
    await page.getByRole('link', { name: 'Tarefas agendadas' }).click();
    const limit = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Limite do dia' }) });
    await limit.getByText('Em dia', { exact: true }).waitFor();
    await limit.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor();
    const presences = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Presenças nas telas' }) });
    await presences.getByText('Últimas execuções').click();
    await presences.getByText('Concluída', { exact: true }).first().waitFor();
    await capture(page, 'tarefas-agendadas');
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
