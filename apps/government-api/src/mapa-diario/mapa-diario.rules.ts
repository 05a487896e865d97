import type { components } from '@alipen/contracts/generated/government-api';
import { type BaseConferencia, compararCelula, maiorDiferenca } from '../pedidos/pedidos.diferenca.table.ts';
import type { Limites } from '../pedidos/pedidos.regras.table.ts';
import { principalDe } from '../pedidos/pedidos.tipos.table.ts';
import type { CelulaLida, ContaLida, ContratoLido, LinhaLida, Quadro } from './mapa-diario.repository.ts';

type Schemas = components['schemas'];
export type LinhaMapa = Schemas['LinhaMapa'];
export type TipoDoMapa = { id: number; nome: string; ordem: number; ativo: boolean };
export type PublicoDoMapa = TipoDoMapa & { baseConferencia: BaseConferencia };
export type Coluna = Schemas['ColunaMapa'];

/** Of each column, in each base; `valores` is the money of the base asked for. */
export type BasesDaLinha = Readonly<Record<'solicitada' | 'confirmada' | 'entregue' | 'aceita' | 'valores', number[]>>;
/** A row as other slices get it: the contract's, with the four bases of each column and whether the unit is in service. */
export type LinhaDoMapa = LinhaMapa & { readonly bases: BasesDaLinha; readonly ativa: boolean };

const chaveDe = (refeicao: number, publico: number): string => `${refeicao}:${publico}`;
const naOrdem = (a: TipoDoMapa, b: TipoDoMapa): number => a.ordem - b.ordem || a.id - b.id;

/** Every active meal × public, and what was used on those days of types that are inactive by now (domain 15.9). */
export function colunasDe(
  refeicoes: readonly TipoDoMapa[],
  publicos: readonly PublicoDoMapa[],
  linhas: readonly LinhaLida[],
): Coluna[] {
  const usadas = new Set<string>();
  for (const { celulas } of linhas) {
    for (const [refeicao, publico, , , , , , , solicitada, , entregue, aceita] of celulas ?? []) {
      if (solicitada > 0 || entregue > 0 || aceita > 0) usadas.add(chaveDe(refeicao, publico));
    }
  }
  const emOrdem = publicos.toSorted(naOrdem);
  return refeicoes.toSorted(naOrdem).flatMap(refeicao =>
    emOrdem
      .filter(publico => (refeicao.ativo && publico.ativo) || usadas.has(chaveDe(refeicao.id, publico.id)))
      .map(publico => ({
        tipoAlimentacaoId: refeicao.id,
        tipoPublicoId: publico.id,
        refeicao: refeicao.nome,
        publico: publico.nome,
        baseConferencia: publico.baseConferencia,
      })),
  );
}

const NADA: Quadro = [0, 0, 0, 0, 0];

export function conciliacaoDe(refeicoes: Quadro | null, valores: Quadro | null): Schemas['ConciliacaoMapa'] {
  const passo = (n: 0 | 1 | 2 | 3 | 4) => ({
    refeicoes: (refeicoes ?? NADA)[n],
    valorCentavos: (valores ?? NADA)[n],
  });
  return { efetivo: passo(0), solicitada: passo(1), confirmada: passo(2), entregue: passo(3), aceita: passo(4) };
}

export const contaDe = (
  [contratoId, bruto, glosa, desconto, pct, pontos]: ContaLida,
  contrato: ContratoLido | undefined,
): Schemas['ContaDoContrato'] => ({
  contratoId,
  contrato: contrato?.numero ?? '',
  fornecedorId: contrato?.fornecedorId ?? contratoId,
  fornecedor: contrato?.fornecedor ?? '',
  brutoCentavos: bruto,
  glosaCentavos: glosa,
  pontos,
  descontoPct: pct,
  descontoPropostoCentavos: desconto,
  liquidoCentavos: bruto - glosa - desconto,
});

export const somaDe = <T>(itens: readonly T[], de: (item: T) => number): number =>
  itens.reduce((total, item) => total + de(item), 0);

/** The money of a row or of the whole map: the sum of its contracts. */
export const dinheiroDe = (contratos: readonly Schemas['ContaDoContrato'][]) => ({
  brutoCentavos: somaDe(contratos, ({ brutoCentavos }) => brutoCentavos),
  glosaCentavos: somaDe(contratos, ({ glosaCentavos }) => glosaCentavos),
  descontoPropostoCentavos: somaDe(contratos, ({ descontoPropostoCentavos }) => descontoPropostoCentavos),
  liquidoCentavos: somaDe(contratos, ({ liquidoCentavos }) => liquidoCentavos),
});

type Contexto = {
  readonly limites: Limites;
  readonly contratos: ReadonlyMap<number, ContratoLido>;
  readonly principal: Schemas['ReferenciaLotacao'] | null;
  readonly nivel: number;
};

export function linhaDe(colunas: readonly Coluna[], lida: LinhaLida, contexto: Contexto): LinhaDoMapa {
  const porChave = new Map((lida.celulas ?? []).map(celula => [chaveDe(celula[0], celula[1]), celula]));
  const celulas = colunas.map(coluna => porChave.get(chaveDe(coluna.tipoAlimentacaoId, coluna.tipoPublicoId)));
  const pedido = principalDe(lida.pedidos ?? []);
  const diferencas = celulas.map(celula => celula?.[5] ?? null);
  const comparadas = colunas.map(({ baseConferencia: base }, n) =>
    compararCelula({ quantidade: celulas[n]?.[2] ?? 0, valor: diferencas[n] ?? null, base }, contexto.limites),
  );
  const contas = (lida.contas ?? []).map(conta => contaDe(conta, contexto.contratos.get(conta[0])));
  const cada = (n: 2 | 3 | 8 | 9 | 10 | 11) => celulas.map(celula => celula?.[n] ?? 0);
  const soma = (n: 3 | 6 | 7) => somaDe(lida.celulas ?? [], celula => celula[n]);
  return {
    data: lida.data,
    feriado: null,
    lotacao: referenciaDe(lida),
    principal: contexto.principal,
    nivel: contexto.nivel,
    pedido: pedido && { id: pedido.id, numero: pedido.numero },
    situacao: pedido?.situacao ?? null,
    enviado: lida.diasComPedido > 0,
    diasComPedido: lida.diasComPedido,
    internos: lida.internos,
    servidores: lida.servidores,
    quantidades: cada(2),
    diferencas,
    precosCentavos: celulas.map(precoDe),
    total: lida.total ?? 0,
    maiorDiferenca: maiorDiferenca(comparadas),
    acimaDoEfetivo: soma(6),
    valorDesvioCentavos: soma(7),
    valorCentavos: soma(3),
    conciliacao: conciliacaoDe(lida.refeicoes, lida.valores),
    ...dinheiroDe(contas),
    contratos: contas,
    execucao: {
      atrasoMin: lida.atrasoMin,
      recusadas: lida.recusadas ?? 0,
      nota: lida.nota,
      pontos: lida.pontos ?? 0,
      ocorrencias: lida.ocorrencias ?? 0,
    },
    alertas: [],
    bases: { solicitada: cada(8), confirmada: cada(9), entregue: cada(10), aceita: cada(11), valores: cada(3) },
    ativa: lida.ativa,
  };
}

export const referenciaDe = ({ lotacaoId, nome, municipio, uf }: LinhaLida): Schemas['ReferenciaLotacao'] => ({
  id: lotacaoId,
  nome,
  municipio,
  uf,
});

const precoDe = (celula: CelulaLida | undefined): number | null =>
  celula && celula[4] === celula[12] ? celula[4] : null;
