import { ler, MES } from './medicoes.cenario.ts';
import type { Cliente } from './pedidos.cenario.ts';

export const ORGAO = '06354468000160';
export const FORNECEDOR = '12ABC34501DE35';

/** What the supplier bills of the month, as the billing tells it to anybody who reads it. */
export async function cobrado(cliente: Cliente) {
  const { celulas, resumo } = await ler(cliente);
  const itens = new Map<string, { descricao: string; quantidade: number; precoCentavos: number }>();
  for (const { refeicao, quantidade, precoCentavos } of celulas) {
    const preco = precoCentavos ?? 0;
    const antes = itens.get(`${refeicao} ${preco}`)?.quantidade ?? 0;
    itens.set(`${refeicao} ${preco}`, { descricao: refeicao, quantidade: antes + quantidade, precoCentavos: preco });
  }
  const { glosaCentavos, descontoCentavos } = resumo.totais;
  return {
    ...{ orgaoCnpj: ORGAO, mes: MES, itens: [...itens.values()], definitivoEm: '2026-12-01T12:00:00.000Z' },
    ...{ glosasCentavos: glosaCentavos, descontosCentavos: descontoCentavos },
  };
}
