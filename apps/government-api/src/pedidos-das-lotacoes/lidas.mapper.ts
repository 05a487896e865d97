import type { LotacaoLida, PedidoLido, RefeicaoLida } from './pedidos-das-lotacoes.repository.ts';

/** Nothing was recorded; no quantity is negative. */
export const NADA = -1;

/** Order, meal, expected, in the totals, centavos, delivered, refused: what a cell is, one after the other. */
const DA_CELULA = 7;

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
  const celulas = JSON.parse(texto) as number[];
  const situacaoDo = new Map(pedidos.map(({ id, situacao }) => [id, situacao]));
  const somas: Soma[] = [];
  // Ten thousand cells a day: none is made an object or a list of its own.
  for (let i = 0; i < celulas.length; i += DA_CELULA) {
    const soma = somaDe(somas, celulas[i] ?? 0, celulas[i + 1] ?? 0);
    const [prevista, entregue, recusada] = [celulas[i + 2] ?? 0, celulas[i + 5] ?? NADA, celulas[i + 6] ?? NADA];
    soma.prevista += prevista;
    soma.quantidade += celulas[i + 3] ?? 0;
    soma.valor += celulas[i + 4] ?? 0;
    if (entregue === NADA) continue;
    soma.registrada = true;
    soma.entregue += entregue;
    if (recusada !== NADA) soma.completa = (soma.completa ?? true) && entregue - recusada >= prevista;
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

/** What each meal had before, from pairs of meal and quantity. */
export function antesDe(texto: string): NonNullable<LotacaoLida['antes']> {
  const pares = JSON.parse(texto) as number[];
  const porRefeicao = new Map<number, number>();
  for (let i = 0; i < pares.length; i += 2) {
    const refeicao = pares[i] ?? 0;
    porRefeicao.set(refeicao, (porRefeicao.get(refeicao) ?? 0) + (pares[i + 1] ?? 0));
  }
  return [...porRefeicao];
}
