import { jest } from '@jest/globals';
import { drawAudit } from '../scripts/sortear-auditoria.mjs';
import { violations } from './kit/accessibility.ts';
import { read, write } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';
import { START } from './kit/world.mjs';

jest.setTimeout(240_000);
const clock = movableClock(START);
const { base, product, signedIn } = useJourney(clock.env);
afterAll(() => clock.forget());

const AUDITORIAS = '/modules/relatorios/auditorias';
const FONTE = 'Loteria Federal, extração 6.020: os cinco prêmios, na ordem';
const PREMIOS = '12.345  67.890  24.680  13.579  11.223';
const SEMENTE = PREMIOS.replaceAll(/\D/g, '');
const DOIS_DIAS = 2 * 86_400_000;

type Medicoes = { itens: { id: number; mes: string }[] };
type Sorteados = {
  itens: { ordem: number; valorCentavos: number; impedimento: string | null; conferencia: object | null }[];
};
type Auditoria = { resumo: { situacao: string; listaSha256: string }; andamento: { faltam: number | null } };

describe('a auditoria de um mês', () => {
  it('é aberta com um sorteio futuro, semeada depois dele, e conferida até estar demonstrada', async () => {
    await product().live();
    const { page, wrong } = await signedIn('gestora');
    const { itens } = await read<Medicoes>(page, 'medicoes?situacao=ATESTADA&tamanho=50');
    const mes = itens[0]?.mes ?? '';
    await page.goto(`${base()}/modules/relatorios/medicoes`);
    await page.getByRole('link', { name: 'Auditorias' }).click();
    await page.getByText('Ainda não há auditorias.').waitFor();
    await page.getByRole('button', { name: 'Abrir uma auditoria' }).click();
    const abrir = page.getByRole('dialog', { name: 'Abrir uma auditoria' });
    await abrir.getByLabel('Mês atestado').fill(`${mes.slice(5)}/${mes.slice(0, 4)}`);
    await abrir.getByLabel('De onde virá a semente').fill(FONTE);
    await abrir.getByText(/bastam 149 sorteios/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'auditoria-abrir');
    await abrir.getByRole('button', { name: 'Abrir', exact: true }).click();
    await page.getByText('A lista está congelada').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'auditoria-aguarda');

    clock.pass(DOIS_DIAS);
    await page.getByRole('button', { name: 'Dar a semente' }).click();
    const semente = page.getByRole('dialog', { name: 'Dar a semente' });
    await semente.getByLabel('Números do sorteio').fill('12.345');
    await semente.getByText('5 de ao menos 20 algarismos').waitFor();
    await semente.getByLabel('Números do sorteio').fill(PREMIOS);
    await capture(page, 'auditoria-semente');
    await semente.getByRole('button', { name: 'Sortear' }).click();
    await page.getByText('Continue: 149 sorteios faltam').waitFor();
    const id = Number(new URL(page.url()).searchParams.get('item'));
    const caminho = `auditorias/${id}`;
    const lista = await page.evaluate(async url => (await fetch(url)).text(), `/api/ms-alipen/${caminho}/lista`);
    const deFora = drawAudit(lista, SEMENTE, 149);
    const sorteados = async () => (await read<Sorteados>(page, `${caminho}/sorteados`)).itens;
    expect(deFora.sha256).toBe((await read<Auditoria>(page, caminho)).resumo.listaSha256);
    expect((await sorteados()).map(({ ordem }) => ordem)).toEqual([...new Set(deFora.draws.map(({ line }) => line))]);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'auditoria-em-conferencia');

    await page
      .getByRole('button', { name: /^Conferir / })
      .first()
      .click();
    const conferir = page.getByRole('dialog');
    await conferir.getByLabel('O que está comprovado').selectOption('Nada');
    await conferir.getByLabel('O que falta ou não bate').fill('Nenhum recebimento deste dia tem foto.');
    await capture(page, 'auditoria-conferir');
    expect(await violations(page)).toEqual([]);
    await conferir.getByRole('button', { name: 'Conferir', exact: true }).click();
    await conferir.waitFor({ state: 'detached' });
    await page.getByText(/Continue: [3-9]\d\d sorteios faltam/).waitFor();
    await page.getByRole('button', { name: /^Conferidos/ }).click();
    await page
      .getByRole('button', { name: /^Conferir / })
      .first()
      .click();
    await conferir.getByLabel('O que está comprovado').selectOption('Tudo o que se paga');
    await conferir.getByRole('button', { name: 'Conferir', exact: true }).click();
    await conferir.waitFor({ state: 'detached' });
    await page.getByText('Tudo comprovado').waitFor();

    for (const { ordem, valorCentavos, conferencia } of await sorteados()) {
      if (conferencia) continue;
      const { status } = await write(page, 'POST', `${caminho}/conferencias`, {
        ordem,
        comprovadoCentavos: valorCentavos,
      });
      expect(status).toBe(200);
    }
    await page.reload();
    await page.getByText('Pare, está demonstrado').waitFor();
    expect(await page.getByRole('button', { name: /^Conferir / }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await capture(page, 'auditoria-demonstrada');
    await page.getByRole('button', { name: 'Todas as auditorias' }).click();
    await page.getByText('Demonstrada', { exact: true }).waitFor();
    await capture(page, 'auditorias');
    expect(wrong).toEqual([]);
  });
});
