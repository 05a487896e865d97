import type { components } from '@alipen/contracts/generated/government-api';

/** The map's four bases, and PREVISTA, what orders expect: confirmed, or else asked. */
export type Base = components['schemas']['BaseDoMapa'] | 'PREVISTA';

/**
 * The map counted the slow way, over plain objects, which the property test compares with the product's aggregation. It shares no
 * code with it and reads the rules of the domain again (R15, R16, R30, 6.2 and 6.4).
 */
export type CelulaModelo = {
  readonly refeicao: number;
  readonly publico: number;
  readonly contrato: number;
  readonly preco: number;
  readonly solicitada: number;
  /** Null while the desk has not confirmed. `ajustes`: what each accepted adjustment added or took. */
  readonly confirmacao: { readonly primeira: number; readonly ajustes: readonly number[] } | null;
  /** The delivery, and what was brought later to replace it. */
  readonly entregas: readonly { readonly entregue: number; readonly recusada: number }[];
};
export type PedidoModelo = { readonly conta: boolean; readonly celulas: readonly CelulaModelo[] };
export type DiaModelo = {
  readonly lotacao: number;
  readonly data: string;
  readonly pedidos: readonly PedidoModelo[];
  readonly efetivo: { readonly internos: number; readonly plantao: number; readonly expediente: number } | null;
  readonly inspecoes: readonly { readonly fornecedor: number; readonly pontos: number }[];
  readonly glosas: readonly { readonly contrato: number; readonly centavos: number }[];
};

const INTERNO = 1;
const SERVIDOR = 2;
/** Paid, but in no sum of meals. */
const VISITANTE = 3;
export const fornecedorDe = (contrato: number): number => (contrato === 2 ? 2 : 1);

const confirmadaDe = ({ confirmacao }: CelulaModelo): number | null =>
  confirmacao
    ? Math.max(
        0,
        confirmacao.ajustes.reduce((a, b) => Math.max(0, a + b), confirmacao.primeira),
      )
    : null;
const somaDe = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0);

export const gravada = (celula: CelulaModelo) => ({
  confirmada: confirmadaDe(celula),
  entregue: celula.entregas.length ? somaDe(celula.entregas.map(({ entregue }) => entregue)) : null,
  recusada: celula.entregas.length ? somaDe(celula.entregas.map(({ recusada }) => recusada)) : null,
});

function quantidade(celula: CelulaModelo, base: Base): number {
  const { confirmada, entregue, recusada } = gravada(celula);
  if (base === 'SOLICITADA') return celula.solicitada;
  if (base === 'CONFIRMADA') return confirmada ?? 0;
  if (base === 'PREVISTA') return confirmada ?? celula.solicitada;
  if (base === 'ENTREGUE') return entregue ?? 0;
  const boas = (entregue ?? 0) - (recusada ?? 0);
  const limite = confirmada ?? celula.solicitada;
  return Math.min(boas, limite);
}

/** The day's own number, or the last before it with the largest staff of the seven days up to it. */
function efetivoEm(dias: readonly DiaModelo[], lotacao: number, data: string) {
  const ditos = dias.filter(dia => dia.lotacao === lotacao && dia.efetivo && dia.data <= data);
  const ultimo = ditos.toSorted((a, b) => (a.data < b.data ? 1 : -1))[0];
  if (!ultimo?.efetivo) return null;
  if (ultimo.data === data) {
    return { internos: ultimo.efetivo.internos, servidores: ultimo.efetivo.plantao + ultimo.efetivo.expediente };
  }
  const semana = new Date(Date.parse(ultimo.data) - 7 * 86_400_000).toISOString().slice(0, 10);
  const vistos = ditos.filter(dia => dia.data > semana).flatMap(({ efetivo }) => efetivo ?? []);
  const maior = (de: (efetivo: { plantao: number; expediente: number }) => number) => Math.max(...vistos.map(de));
  return {
    internos: ultimo.efetivo.internos,
    servidores: maior(({ plantao }) => plantao) + maior(({ expediente }) => expediente),
  };
}

function pctDe(pontos: number): number {
  if (pontos < 5) return 0;
  if (pontos <= 10) return 1;
  return pontos > 80 ? 9 : Math.ceil(pontos / 10);
}

export type ContaModelo = { total: number; valor: number; acima: number; desvio: number; recusadas: number } & Dinheiro;
type Dinheiro = { bruto: number; glosa: number; desconto: number; liquido: number; porContrato: Map<number, number> };

function dinheiroDe(dia: DiaModelo, doContrato: (contrato: number) => boolean): Dinheiro {
  const celulas = dia.pedidos.filter(({ conta }) => conta).flatMap(pedido => pedido.celulas);
  const contratos = [...new Set(celulas.map(({ contrato }) => contrato))].filter(doContrato);
  const contas = contratos.map(contrato => {
    const bruto = somaDe(celulas.filter(c => c.contrato === contrato).map(c => quantidade(c, 'ACEITA') * c.preco));
    const decidida = somaDe(dia.glosas.filter(g => g.contrato === contrato).map(({ centavos }) => centavos));
    const glosa = Math.min(bruto, decidida);
    const daqui = dia.inspecoes.filter(({ fornecedor }) => fornecedor === fornecedorDe(contrato));
    // Half up, in hundredths of a centavo.
    const centesimos = BigInt(bruto - glosa) * BigInt(pctDe(somaDe(daqui.map(({ pontos }) => pontos))));
    const desconto = Number(centesimos / 100n) + (centesimos % 100n >= 50n ? 1 : 0);
    return { contrato, bruto, glosa, desconto, liquido: bruto - glosa - desconto };
  });
  const soma = (de: (conta: (typeof contas)[number]) => number) => somaDe(contas.map(de));
  return {
    bruto: soma(c => c.bruto),
    glosa: soma(c => c.glosa),
    desconto: soma(c => c.desconto),
    liquido: soma(c => c.liquido),
    porContrato: new Map(contas.map(({ contrato, liquido }) => [contrato, liquido])),
  };
}

export type ColunaModelo = {
  readonly refeicao: number;
  readonly publico: number;
  readonly quantidade: number;
  /** The part of `quantidade` that sums of meals have. */
  readonly somadas: number;
  readonly valor: number;
  /** Null where there is nothing to compare with. */
  readonly diferenca: number | null;
  readonly acima: number;
  readonly desvio: number;
  readonly recusadas: number;
};
const todos = () => true;

export function colunasDoDia(
  dias: readonly DiaModelo[],
  dia: DiaModelo,
  base: Base,
  doContrato: (contrato: number) => boolean = todos,
): ColunaModelo[] {
  const efetivo = efetivoEm(dias, dia.lotacao, dia.data);
  const celulas = dia.pedidos
    .filter(({ conta }) => conta)
    .flatMap(pedido => pedido.celulas)
    .filter(({ contrato }) => doContrato(contrato));
  const chaves = new Set(celulas.map(({ refeicao, publico }) => `${refeicao}:${publico}`));
  return [...chaves].map(chave => {
    const delas = celulas.filter(({ refeicao, publico }) => `${refeicao}:${publico}` === chave);
    const [refeicao = 0, publico = 0] = chave.split(':').map(Number);
    const pedidas = somaDe(delas.map(celula => quantidade(celula, base)));
    const numero = publico === INTERNO ? efetivo?.internos : publico === SERVIDOR ? efetivo?.servidores : undefined;
    const acima = numero === undefined ? 0 : Math.max(0, pedidas - numero);
    return {
      refeicao,
      publico,
      quantidade: pedidas,
      somadas: publico === VISITANTE ? 0 : pedidas,
      valor: somaDe(delas.map(celula => quantidade(celula, base) * celula.preco)),
      diferenca: numero === undefined ? null : pedidas - numero,
      acima,
      desvio: acima * Math.max(...delas.map(({ preco }) => preco)),
      recusadas: somaDe(delas.map(celula => gravada(celula).recusada ?? 0)),
    };
  });
}

export function contaDoDia(
  dias: readonly DiaModelo[],
  dia: DiaModelo,
  base: Base,
  doContrato: (contrato: number) => boolean = todos,
): ContaModelo {
  const colunas = colunasDoDia(dias, dia, base, doContrato);
  const soma = (de: (coluna: ColunaModelo) => number) => somaDe(colunas.map(de));
  return {
    total: soma(c => c.somadas),
    valor: soma(c => c.valor),
    acima: soma(c => c.acima),
    desvio: soma(c => c.desvio),
    recusadas: soma(c => c.recusadas),
    ...dinheiroDe(dia, doContrato),
  };
}

/** Meals and centavos that the supplier is expected to bring on the unit's day. */
export function doFornecedor(dias: readonly DiaModelo[], dia: DiaModelo, fornecedor: number): [number, number] {
  const colunas = colunasDoDia(dias, dia, 'PREVISTA', contrato => fornecedorDe(contrato) === fornecedor);
  return [somaDe(colunas.map(c => c.somadas)), somaDe(colunas.map(c => c.valor))];
}

export function somadas(contas: readonly ContaModelo[]): ContaModelo {
  const porContrato = new Map<number, number>();
  for (const [contrato, liquido] of contas.flatMap(conta => [...conta.porContrato])) {
    porContrato.set(contrato, (porContrato.get(contrato) ?? 0) + liquido);
  }
  const soma = (de: (conta: ContaModelo) => number) => somaDe(contas.map(de));
  return {
    total: soma(c => c.total),
    valor: soma(c => c.valor),
    acima: soma(c => c.acima),
    desvio: soma(c => c.desvio),
    recusadas: soma(c => c.recusadas),
    bruto: soma(c => c.bruto),
    glosa: soma(c => c.glosa),
    desconto: soma(c => c.desconto),
    liquido: soma(c => c.liquido),
    porContrato,
  };
}
