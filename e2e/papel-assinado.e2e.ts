import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AGENCIA_P12, SENHA } from '../apps/government-api/test/kit/certificado.ts';
import { assinadoPor, autoridadeDeTeste } from '../apps/government-api/test/kit/icp.ts';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays } from './kit/days.ts';
import { bytesOf } from './kit/download.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const folder = mkdtempSync(join(tmpdir(), 'alipen-papel-assinado-'));
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const ac = await autoridadeDeTeste('AC Raiz de teste');
const { base, visit, signedIn } = useJourney({
  SIGNER_TRUST: file('raizes.pem', ac.raiz.pem),
  AGENCY_CERTIFICATE: file('agencia.p12', AGENCIA_P12),
  AGENCY_CERTIFICATE_PASSWORD: SENHA,
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of the demonstration's people. */
const CPF = { solicitante: '52998224725', fiscal: '93541134780' } as const;
const FECHAMENTOS = '/modules/relatorios/fechamentos';
const DIA = inDays(-3);
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pdf = (buffer: Buffer) => ({ name: 'mapa-assinado.pdf', mimeType: 'application/pdf', buffer });

async function assinar(page: Page, papel: string): Promise<void> {
  await botao(page, 'Assinar').click();
  const dialogo = page.getByRole('dialog', { name: 'Assinar o mapa' });
  await dialogo.getByLabel('Em que papel').selectOption({ label: papel });
  await dialogo.getByLabel('Sua senha').fill('demonstracao');
  await dialogo.getByRole('button', { name: 'Assinar', exact: true }).click();
  await dialogo.waitFor({ state: 'hidden' });
}

const baixado = async (page: Page, por: () => Promise<void>) => {
  const [papel] = await Promise.all([page.waitForEvent('download'), por()]);
  return bytesOf(papel);
};

describe('o papel que volta assinado', () => {
  it('duas pessoas assinam o mapa com certificado, uma sobre a outra, e quem tem o arquivo lê de quem é', async () => {
    const { page, wrong } = await signedIn('solicitante');
    const { itens } = await read<{ itens: { id: number }[] }>(page, 'lotacoes');
    const lotacaoId = itens[0]?.id;
    const endereco = `${base()}${FECHAMENTOS}?lotacaoId=${lotacaoId}&data=${DIA}`;
    await page.goto(endereco);
    await botao(page, 'Fechar o dia').click();
    await assinar(page, 'Responsável pela unidade');
    const painel = page.getByRole('region', { name: 'Assinatura com certificado: mapa do dia' });
    await painel.getByText('com a senha (assinatura simples)', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'papel-a-devolver');
    const emitido = await baixado(page, () => botao(page, 'Baixar PDF').first().click());

    const campo = painel.getByLabel('Papel assinado com o seu certificado, em PDF');
    await campo.setInputFiles(pdf(emitido));
    await painel.getByText('Este é o arquivo sem a sua assinatura.', { exact: false }).waitFor();
    await capture(page, 'papel-recusado');
    const unidade = await ac.pessoa(CPF.solicitante, { nome: `SOLANGE LIMA COSTA:${CPF.solicitante}` });
    const dela = await assinadoPor(emitido, unidade, [ac.intermediaria]);
    await campo.setInputFiles(pdf(dela));
    await painel
      .getByText(`certificado ICP-Brasil de SOLANGE LIMA COSTA (CPF ***.982.247-**)`, { exact: false })
      .waitFor();
    expect(await botao(page, 'Devolver assinado').count()).toBe(0);

    const fiscal = await signedIn('fiscal');
    await fiscal.page.goto(endereco);
    await assinar(fiscal.page, 'Fiscal do contrato');
    await fiscal.page.getByText('Outra pessoa já o devolveu', { exact: false }).waitFor();
    await capture(fiscal.page, 'papel-da-segunda-pessoa');
    const daPrimeira = await baixado(fiscal.page, () =>
      fiscal.page.getByRole('link', { name: 'Baixar o assinado' }).click(),
    );
    expect(daPrimeira.equals(dela)).toBe(true);
    const doFiscal = await ac.pessoa(CPF.fiscal, { nome: `FABIO REIS:${CPF.fiscal}` });
    const dasDuas = await assinadoPor(daPrimeira, doFiscal, [ac.intermediaria], { field: 'Fiscal' });
    await fiscal.page.getByLabel('Papel assinado com o seu certificado, em PDF').setInputFiles(pdf(dasDuas));
    await fiscal.page.getByText('certificado ICP-Brasil de FABIO REIS', { exact: false }).waitFor();
    expect(await violations(fiscal.page)).toEqual([]);
    await capture(fiscal.page, 'papel-devolvido');

    const lido = await read<{ versoes: { codigo: string }[] }>(page, `lotacoes/${lotacaoId}/fechamentos/${DIA}`);
    const qualquer = await visit({ viewport: { width: 360, height: 800 } });
    await qualquer.page.goto(`${base()}/verificar/${lido.versoes[0]?.codigo}`);
    await qualquer.page.getByText('(assinatura qualificada)', { exact: false }).first().waitFor();
    await qualquer.page.getByLabel('Arquivo PDF do papel').setInputFiles(pdf(dasDuas));
    await qualquer.page.getByText('É o arquivo emitido pela agência, assinado também por SOLANGE LIMA COSTA').waitFor();
    await qualquer.page
      .getByText('FABIO REIS (CPF ***.411.347-**), com certificado ICP-Brasil (assinatura qualificada).')
      .waitFor();
    expect(await violations(qualquer.page)).toEqual([]);
    await capture(qualquer.page, 'verificar-assinado-tambem');
    await qualquer.page
      .getByLabel('Arquivo PDF do papel')
      .setInputFiles(pdf(Buffer.concat([dasDuas, Buffer.from('\n9 0 obj\n<<>>\nendobj\n')])));
    await qualquer.page.getByText('Este arquivo recebeu algo depois de emitido.').waitFor();
    for (const errors of [wrong, fiscal.wrong, qualquer.wrong]) expect(errors).toEqual([]);
  });
});
