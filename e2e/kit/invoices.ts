import type { Page } from 'playwright-core';

/** The agency's CNPJ: to whom a note is issued. */
export const ORGAO = '06354468000160';

/** What of a billing its note repeats. */
export interface Cobrada {
  resumo: {
    contrato: { cnpj: string };
    totais: { liquidoCentavos: number; glosaCentavos: number; descontoCentavos: number };
  };
  celulas: { refeicao: string; quantidade: number; precoCentavos: number | null }[];
}

/** What the note of a month (AAAA-MM) must say; it is issued in the month after. */
export function cobrado({ resumo: { totais }, celulas }: Cobrada, mes: string) {
  const seguinte = new Date(Date.parse(`${mes}-28T12:00:00Z`) + 5 * 86_400_000).toISOString().slice(0, 7);
  return {
    ...{ orgaoCnpj: ORGAO, mes, glosasCentavos: totais.glosaCentavos, descontosCentavos: totais.descontoCentavos },
    itens: celulas.map(({ refeicao, quantidade, precoCentavos }) => ({
      ...{ descricao: refeicao, quantidade, precoCentavos: precoCentavos ?? 0 },
    })),
    definitivoEm: `${seguinte}-01T09:01:00Z`,
  };
}

export const escolher = (page: Page, buffer: Buffer) =>
  page.getByLabel('XML da nota fiscal').setInputFiles({ name: 'nota.xml', mimeType: 'text/xml', buffer });

/** Shown once, when the manager makes it. */
export async function enderecoDoFornecedor(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Criar o endereço' }).click();
  return (await page.getByRole('dialog', { name: 'Endereço do fornecedor' }).locator('code').textContent()) ?? '';
}
