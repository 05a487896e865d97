import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { drawAudit } from '../scripts/sortear-auditoria.mjs';
import { violations } from './kit/accessibility.ts';
import { etagOf, read, readBytes, write } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';
import { START } from './kit/world.mjs';

jest.setTimeout(240_000);
const clock = movableClock(START);
const { base, signedIn } = useJourney(clock.env);
afterAll(() => clock.forget());

const AUDITORIAS = '/modules/relatorios/auditorias';
const MES = new Date(START.getTime() - 30 * 86_400_000).toISOString().slice(0, 7);
const FONTE = 'Loteria Federal, extração 6.020: os cinco prêmios, na ordem';
const PREMIOS = '12.345  67.890  24.680  13.579  11.223';
const SEMENTE = PREMIOS.replaceAll(/\D/g, '');
const DOIS_DIAS = 2 * 86_400_000;

type Lista = { itens: { id: number }[] };
type Medicao = {
  resumo: { id: number; contrato: { id: number } };
  descontos: { linhaId: number; percentual: number }[];
};
type Sorteados = { itens: { ordem: number; valorCentavos: number; conferencia: object | null }[] };
type Auditoria = { resumo: { listaSha256: string }; andamento: { faltam: number | null } };

async function must<T>(page: Page, method: 'POST' | 'PUT', path: string, data: object, etag?: string): Promise<T> {
  const { status, body } = await write<T>(page, method, path, data, etag);
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The manager closes the month of every unit and sends its first billing, the inspector attests it. */
async function atestada(gestora: Page, fiscal: Page): Promise<void> {
  const { itens } = await read<Lista>(gestora, 'lotacoes?tamanho=100');
  for (const { id } of itens) await must(gestora, 'POST', `lotacoes/${id}/fechamentos-do-mes`, { mes: MES });
  const [contrato] = (await read<Lista>(gestora, 'contratos?numero=012/2025')).itens;
  const { resumo, descontos } = await must<Medicao>(gestora, 'POST', 'medicoes', {
    contratoId: contrato?.id,
    mes: MES,
  });
  const lugar = `medicoes/${resumo.id}`;
  const dar = async (page: Page, caminho: string, dados: object = {}) =>
    must(page, 'POST', `${lugar}/${caminho}`, dados, await etagOf(page, lugar));
  await dar(gestora, 'envio');
  for (const { linhaId, percentual } of descontos)
    await dar(gestora, `descontos/${linhaId}`, { percentual, motivo: 'Mantido: as fotos mostram a falta.' });
  await dar(gestora, 'aprovacao');
  await dar(fiscal, 'atesto', { senha: 'demonstracao' });
}

/** Neither the manager, who closed, nor the inspector, who attested, may check: somebody of the desk becomes an inspector. */
async function outraFiscal(gestora: Page): Promise<void> {
  const [{ id } = { id: 0 }] = (await read<Lista>(gestora, 'usuarios?busca=Luciana')).itens;
  const { nome, matricula, email } = await read<Record<string, unknown>>(gestora, `usuarios/${id}`);
  const dados = { nome, matricula, email, authorities: ['AL_FISCAL'], lotacaoId: null };
  await must(gestora, 'PUT', `usuarios/${id}`, dados, await etagOf(gestora, `usuarios/${id}`));
}

describe('a auditoria de um mês', () => {
  it('é aberta com um sorteio futuro, semeada depois dele, e conferida até estar demonstrada', async () => {
    const antes = await signedIn('gestora');
    await atestada(antes.page, (await signedIn('fiscal')).page);
    await outraFiscal(antes.page);
    const { page } = antes;
    await page.goto(`${base()}/modules/relatorios/medicoes`);
    await page.getByRole('link', { name: 'Auditorias' }).click();
    await page.getByText('Ainda não há auditorias.').waitFor();
    await page.getByRole('button', { name: 'Abrir uma auditoria' }).click();
    const abrir = page.getByRole('dialog', { name: 'Abrir uma auditoria' });
    await abrir.getByLabel('Mês atestado').fill(MES.split('-').reverse().join('/'));
    await abrir.getByLabel('De onde virá a semente').fill(FONTE);
    await abrir.getByText(/bastam 149 sorteios/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'auditoria-abrir');
    await abrir.getByRole('button', { name: 'Abrir', exact: true }).click();
    await page.getByText('A lista está congelada').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'auditoria-aguarda');

    const id = Number(new URL(page.url()).searchParams.get('item'));
    const caminho = `auditorias/${id}`;

    clock.pass(DOIS_DIAS);
    const depois = await signedIn('gestora');
    await depois.page.goto(`${base()}${AUDITORIAS}?item=${id}`);
    await depois.page.getByRole('button', { name: 'Dar a semente' }).click();
    const semente = depois.page.getByRole('dialog', { name: 'Dar a semente' });
    await semente.getByLabel('Números do sorteio').fill('12.345');
    await semente.getByText('5 de ao menos 20 algarismos').waitFor();
    await semente.getByLabel('Números do sorteio').fill(PREMIOS);
    await capture(depois.page, 'auditoria-semente');
    await semente.getByRole('button', { name: 'Sortear' }).click();
    await depois.page.getByText(/^Continue: \d+ dias faltam, se todos estiverem certos/).waitFor();
    await depois.page.getByText('Você fechou o mapa deste dia: outra pessoa o confere.').first().waitFor();

    const conferente = await signedIn('atendimento');
    const dela = conferente.page;
    const sorteados = async () => (await read<Sorteados>(dela, `${caminho}/sorteados`)).itens;
    const { sha256, draws } = drawAudit(String(await readBytes(dela, `${caminho}/lista`)), SEMENTE, 149);
    expect(sha256).toBe((await read<Auditoria>(dela, caminho)).resumo.listaSha256);
    expect((await sorteados()).map(({ ordem }) => ordem)).toEqual([...new Set(draws.map(({ line }) => line))]);
    await dela.goto(`${base()}${AUDITORIAS}?item=${id}`);
    const conferir = dela.getByRole('dialog');
    const primeiro = dela.getByRole('button', { name: /^Conferir / }).first();
    const responder = async (resposta: string, observacao?: string) => {
      await primeiro.click();
      await conferir.getByLabel('O que está comprovado').selectOption(resposta);
      if (observacao) await conferir.getByLabel('O que falta ou não bate').fill(observacao);
      await capture(dela, `auditoria-conferir-${resposta.toLowerCase().replaceAll(' ', '-')}`);
      expect(await violations(dela)).toEqual([]);
      await conferir.getByRole('button', { name: 'Conferir', exact: true }).click();
      await conferir.waitFor({ state: 'detached' });
    };
    await primeiro.waitFor();
    expect(await violations(dela)).toEqual([]);
    await capture(dela, 'auditoria-em-conferencia');
    await responder('Nada', 'Nenhum recebimento deste dia tem foto.');
    await dela.getByText('em 1 dia', { exact: true }).waitFor();
    expect((await read<Auditoria>(dela, caminho)).andamento.faltam).toBeGreaterThan(300);
    await dela.getByRole('button', { name: /^Conferidos/ }).click();
    await responder('Tudo o que se paga');
    await dela.getByText('Comprovado', { exact: true }).waitFor();
    await capture(dela, 'auditoria-conferidos');

    for (const { ordem, valorCentavos, conferencia } of await sorteados())
      if (!conferencia)
        await must(dela, 'POST', `${caminho}/conferencias`, { ordem, comprovadoCentavos: valorCentavos });
    await dela.reload();
    await dela.getByText('Pare, está demonstrado').waitFor();
    expect(await dela.getByRole('button', { name: /^Conferir / }).count()).toBe(0);
    expect(await violations(dela)).toEqual([]);
    await capture(dela, 'auditoria-demonstrada');
    await dela.getByRole('button', { name: 'Todas as auditorias' }).click();
    await dela.getByText('Demonstrada', { exact: true }).waitFor();
    await capture(dela, 'auditorias');
    expect([...antes.wrong, ...depois.wrong, ...conferente.wrong]).toEqual([]);
  });
});
