import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { etagOf, read, readBytes, write } from './kit/api.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);

const { base, signedIn, visit } = useJourney();
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A contract of the demonstration that serves no unit: its month has no meals. */
const CONTRATO = '090/2026';

type Contratos = { itens: { id: number; fornecedorId: number }[] };
type Medicao = { resumo: { id: number }; pagavelCentavos: number | null };
type Recebimento = { termos: { id: number; codigo: string; hash: string }[] };

async function designar(page: Page, pessoa: string, papel: string): Promise<void> {
  await botao(page, 'Designar').click();
  const dialogo = page.getByRole('dialog', { name: 'Designar quem responde' });
  await dialogo.getByRole('combobox', { name: 'Pessoa' }).fill(pessoa.slice(0, 6));
  await dialogo.getByRole('option', { name: pessoa }).click();
  await dialogo.getByLabel('Papel no contrato').selectOption({ label: papel });
  await dialogo.getByLabel('Portaria (número e ano)').fill('Portaria 77/2026');
  await capture(page, `designar-${papel.replaceAll(' ', '-').toLowerCase()}`);
  await dialogo.getByRole('button', { name: 'Designar', exact: true }).click();
  await dialogo.waitFor({ state: 'hidden' });
  await page.getByText(`${pessoa} · ${papel}`).waitFor();
}

async function assinar(page: Page, termo: string): Promise<void> {
  await botao(page, 'Assinar').click();
  const dialogo = page.getByRole('dialog', { name: `Assinar o termo ${termo}` });
  await dialogo.getByLabel('Sua senha').fill('demonstracao');
  await dialogo.getByRole('button', { name: 'Assinar', exact: true }).click();
  await dialogo.waitFor({ state: 'hidden' });
}

describe('o recebimento de uma medição', () => {
  it('designa quem responde, o fiscal assina o provisório, o gestor o definitivo, cada um só o seu, e o termo se confere', async () => {
    const { page, ...gestora } = await signedIn('gestora');
    const [contrato] = (await read<Contratos>(page, `contratos?numero=${CONTRATO}`)).itens;
    const { id: contratoId = 0, fornecedorId = 0 } = contrato ?? {};
    await page.goto(
      `${base()}/modules/manutencao/fornecedor?item=${fornecedorId}&aba=contratos&contrato=${contratoId}&parte=responsaveis`,
    );
    await page.getByText(`Designe o fiscal técnico do contrato ${CONTRATO}.`).waitFor();
    await designar(page, 'Helena Castro Viana', 'Fiscal técnico');
    await designar(page, 'Marina Duarte', 'Gestor do contrato');
    expect(await violations(page)).toEqual([]);
    await capture(page, 'quem-responde');

    const aberta = await write<Medicao>(page, 'POST', 'medicoes', { contratoId, mes: '2026-10' });
    const { id } = aberta.body.resumo;
    for (const passo of ['envio', 'aprovacao']) {
      const feito = await write(page, 'POST', `medicoes/${id}/${passo}`, {}, await etagOf(page, `medicoes/${id}`));
      expect(feito.status).toBe(200);
    }
    const endereco = `${base()}/modules/relatorios/medicoes?item=${id}`;
    await page.goto(endereco);
    await botao(page, 'Emitir o termo provisório').click();
    await page.getByText(/^No contrato 090\/2026 você é gestor do contrato, e não fiscal técnico/).waitFor();
    expect(await botao(page, 'Assinar').count()).toBe(0);
    await capture(page, 'recebimento-de-outra-pessoa');

    const fiscal = await signedIn('fiscal');
    await fiscal.page.goto(endereco);
    const provisorio = fiscal.page.getByRole('region', { name: 'Recebimento provisório' });
    const numero = (await provisorio.getByText(/^TRP \d+\/2026$/).textContent()) ?? '';
    await assinar(fiscal.page, numero);
    await provisorio.getByText('Assinado').waitFor();
    await botao(fiscal.page, 'Atestar').click();
    const atesto = fiscal.page.getByRole('dialog', { name: 'Atestar a medição' });
    await atesto.getByLabel('Sua senha').fill('demonstracao');
    expect(await atesto.getByRole('button', { name: 'Atestar', exact: true }).isDisabled()).toBe(true);
    await atesto.getByLabel('O mês não teve refeições por este contrato').check();
    await atesto.getByRole('button', { name: 'Atestar', exact: true }).click();
    await atesto.waitFor({ state: 'hidden' });
    await botao(fiscal.page, 'Emitir o termo definitivo').click();
    await fiscal.page.getByText(/^No contrato 090\/2026 você é fiscal técnico, e não gestor/).waitFor();

    await page.goto(endereco);
    const definitivo = page.getByRole('region', { name: 'Recebimento definitivo' });
    await assinar(page, (await definitivo.getByText(/^TRD \d+\/2026$/).textContent()) ?? '');
    await definitivo.getByText('Assinado').waitFor();
    await page.getByText('Recebido definitivamente').waitFor();
    await page.getByText(/^Recebida em definitivo: o fornecedor emite a nota/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'recebimento-assinado');
    expect((await read<Medicao>(page, `medicoes/${id}`)).pagavelCentavos).toBe(0);

    const [termo] = (await read<Recebimento>(page, `medicoes/${id}/recebimento`)).termos;
    const pdf = await readBytes(page, `termos/${termo?.id}/pdf`);
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    const qualquer = await visit({ viewport: { width: 360, height: 800 } });
    await qualquer.page.goto(`${base()}/verificar/${termo?.codigo}?h=${termo?.hash.slice(0, 16)}`);
    await qualquer.page.getByText('Termo autêntico e em vigor.').waitFor();
    expect(await violations(qualquer.page)).toEqual([]);
    await capture(qualquer.page, 'verificar-termo');
    expect([...gestora.wrong, ...fiscal.wrong, ...qualquer.wrong]).toEqual([]);
  });
});
