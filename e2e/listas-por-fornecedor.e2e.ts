import { jest } from '@jest/globals';
import { violations } from './kit/accessibility.ts';
import { etagOf, read, write } from './kit/api.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();

interface Enviado {
  id: number;
  dataRefeicao: string;
  contratos: { fornecedor: string }[];
}

/** Confirms the first sent order of the demonstration: which one it is, and whose, depends on the hour. */
async function confirmarUm(page: import('playwright-core').Page): Promise<{ dia: string; fornecedor: string }> {
  const lista = await read<{ itens: Enviado[] }>(page, 'pedidos?situacao=ENVIADO&ordem=-dataRefeicao&tamanho=1');
  const { id = 0, dataRefeicao: dia = '', contratos } = lista.itens[0] ?? {};
  const { status } = await write(page, 'POST', `pedidos/${id}/confirmacao`, {}, await etagOf(page, `pedidos/${id}`));
  expect(status).toBe(200);
  return { dia, fornecedor: contratos?.[0]?.fornecedor ?? '' };
}

describe('as listas por fornecedor', () => {
  it('o atendimento confere, emite o PDF, e a emissão fica para baixar de novo', async () => {
    const { page, wrong } = await signedIn('atendimento');
    const { dia, fornecedor } = await confirmarUm(page);
    await page.goto(`${base()}/modules/monitoramento/acompanhamento?painel=listas&diaDaLista=${dia}`);
    const cartao = page.getByRole('article').filter({ hasText: fornecedor });
    await cartao.getByText('Não emitida').waitFor();
    await cartao.getByRole('button', { name: 'Conferir antes de emitir' }).click();
    await page.getByText('Totais confirmados por refeição').waitFor();
    await page.getByRole('button', { name: /^Liberar \d+ listas?$/ }).click();
    const pergunta = page.getByRole('dialog', { name: 'Liberar as listas do dia' });
    await pergunta.getByText(/^Emite .*Cada emissão fica guardada como está\.$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'listas-liberar');
    await pergunta.getByRole('button', { name: 'Voltar' }).click();
    const [arquivo] = await Promise.all([
      page.waitForEvent('download'),
      cartao.getByRole('button', { name: 'Emitir PDF' }).click(),
    ]);
    expect(arquivo.suggestedFilename()).toMatch(/^lista-.+-emissao-1\.pdf$/);
    await cartao.getByText('Sem alterações', { exact: true }).waitFor();
    await cartao.getByText('Emissão 1 guardada e baixada.').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'listas-por-fornecedor');
    expect(wrong).toEqual([]);
  });
});
