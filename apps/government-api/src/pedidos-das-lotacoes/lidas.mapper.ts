import { NumberRows } from '../database/number-rows.ts';
import type { LotacaoLida, PedidoLido, RefeicaoLida } from './pedidos-das-lotacoes.repository.ts';

/** Stands for "not recorded", because no quantity is negative. */
export const NADA = -1;

/**
 * Cells of orders: `prevista` is expected, `quantidade` is the part of it in the totals, `entregue` and `recusada` what came
 * of it.
 */
export const CELULA = new NumberRows(['pedido', 'refeicao', 'prevista', 'quantidade', 'valor', 'entregue', 'recusada']);
export const ANTES = new NumberRows(['refeicao', 'quantidade']);

/** One order per line. Lines and fields are separated by control characters, which no text holds. */
export const pedidosDe = (texto: string): PedidoLido[] =>
  texto.split('\x1e').map(linha => {
    const [id, numero = '', situacao, tipo, fornecedor = null] = linha.split('\x1f');
    const lido = { id: Number(id), numero, situacao, tipo, fornecedor };
    return lido as PedidoLido;
  });

type Soma = {
  readonly pedido: number;
  readonly refeicao: number;
  prevista: number;
  quantidade: number;
  valor: number;
  registrada: boolean;
  entregue: number;
  /** null while no record says whether all came. */
  completa: boolean | null;
};

export function refeicoesDe(texto: string, pedidos: readonly PedidoLido[]): RefeicaoLida[] {
  const situacaoDo = new Map(pedidos.map(({ id, situacao }) => [id, situacao]));
  const somas: Soma[] = [];
  const celula = CELULA.over(CELULA.read(texto));
  while (celula.next()) {
    const soma = somaDe(somas, celula.pedido, celula.refeicao);
    soma.prevista += celula.prevista;
    soma.quantidade += celula.quantidade;
    soma.valor += celula.valor;
    if (celula.entregue === NADA) continue;
    soma.registrada = true;
    soma.entregue += celula.entregue;
    if (celula.recusada !== NADA)
      soma.completa = (soma.completa ?? true) && celula.entregue - celula.recusada >= celula.prevista;
  }
  return somas.map(soma => [
    soma.refeicao,
    // Orders and cells come from one reading, so the cell's order is there.
    situacaoDo.get(soma.pedido) as PedidoLido['situacao'],
    soma.prevista,
    soma.quantidade,
    soma.valor,
    completudeDe(soma),
  ]);
}

function somaDe(somas: Soma[], pedido: number, refeicao: number): Soma {
  const achada = somas.find(soma => soma.pedido === pedido && soma.refeicao === refeicao);
  if (achada) return achada;
  const nova = {
    pedido,
    refeicao,
    prevista: 0,
    quantidade: 0,
    valor: 0,
    registrada: false,
    entregue: 0,
    completa: null,
  };
  somas.push(nova);
  return nova;
}

function completudeDe({ registrada, entregue, completa }: Soma): RefeicaoLida[5] {
  if (!registrada) return null;
  if (entregue === 0) return 'NAO_ENTREGUE';
  return completa ? 'COMPLETA' : 'PARCIAL';
}

export function antesDe(texto: string): NonNullable<LotacaoLida['antes']> {
  const porRefeicao = new Map<number, number>();
  const celula = ANTES.over(ANTES.read(texto));
  while (celula.next()) porRefeicao.set(celula.refeicao, (porRefeicao.get(celula.refeicao) ?? 0) + celula.quantidade);
  return [...porRefeicao];
}
