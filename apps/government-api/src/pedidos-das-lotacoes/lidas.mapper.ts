import { NumberRows } from '../database/number-rows.ts';
import type { LotacaoLida, PedidoLido, RefeicaoLida } from './pedidos-das-lotacoes.repository.ts';

/** Nothing was recorded; no quantity is negative. */
export const NADA = -1;

/** A cell of an order: how many are expected, how many of them are in the totals, what came of them. */
export const CELULA = new NumberRows(['pedido', 'refeicao', 'prevista', 'quantidade', 'valor', 'entregue', 'recusada']);
/** A cell of the day it is compared with. */
export const ANTES = new NumberRows(['refeicao', 'quantidade']);

/** An order a line, its fields apart by what no text holds. */
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
  /** Null while nothing recorded says whether all came. */
  completa: boolean | null;
};

/** The cells of a unit's orders, added up by order and meal. */
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
    // Both come of one reading: a cell's order is there.
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

/** What each meal had before. */
export function antesDe(texto: string): NonNullable<LotacaoLida['antes']> {
  const porRefeicao = new Map<number, number>();
  const celula = ANTES.over(ANTES.read(texto));
  while (celula.next()) porRefeicao.set(celula.refeicao, (porRefeicao.get(celula.refeicao) ?? 0) + celula.quantidade);
  return [...porRefeicao];
}
