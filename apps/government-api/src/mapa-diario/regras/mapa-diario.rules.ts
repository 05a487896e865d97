import type { components } from '@alipen/contracts/generated/government-api';
import type { Ativos } from '../../ativacoes/ativacoes.service.ts';
import type { Numbers } from '../../database/number-rows.ts';
import { type SituacaoPedido, situacoes } from '../../pedidos/pedidos.ciclo.table.ts';
import { principalDe } from '../../pedidos/pedidos.tipos.table.ts';
import { type BaseConferencia, compararCelula, maiorDiferenca } from '../../pedidos/quantidades/diferenca.table.ts';
import type { Limites } from '../../pedidos/quantidades/regras.table.ts';
import { type Celulas, chaveDe, type Posicoes, quantidadesDe } from '../apuracao/acumulador.rules.ts';
import type { ContratoLido, LinhaLida } from '../apuracao/linhas.repository.ts';
import { type CampoDoDesconto, DESCONTO } from '../apuracao/parcelas.table.ts';
import { contar, type Momento } from '../entregas/entregas.rules.ts';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';

type Schemas = components['schemas'];
type LinhaMapa = Schemas['LinhaMapa'];
export type TipoDoMapa = { id: number; nome: string; ordem: number };
export type PublicoDoMapa = TipoDoMapa & { baseConferencia: BaseConferencia; contaNosTotais: boolean };
export type Coluna = Schemas['ColunaMapa'];

/**
 * One number per column in each base; `valores` is the money of the base asked for, `maisCaro` the price its deviation
 * is computed at.
 */
type BasesDaLinha = Readonly<Record<'solicitada' | 'confirmada' | 'entregue' | 'aceita' | 'valores', number[]>> & {
  readonly maisCaro: readonly (number | null)[];
};
/** The contract's row, plus the four bases of each column and whether the unit is in service. */
export type LinhaDoMapa = LinhaMapa & {
  readonly bases: BasesDaLinha;
  readonly ativa: boolean;
  readonly contado: Schemas['SituacaoDoContado'];
};

const naOrdem = (a: TipoDoMapa, b: TipoDoMapa): number => a.ordem - b.ordem || a.id - b.id;

type DosDias = {
  readonly ativos: readonly Ativos[];
  readonly usadas: ReadonlySet<number>;
};

/** Every meal × public active on one of the days, and others that were used on them (domain 15.9, ADR 84). */
export function colunasDe(
  refeicoes: readonly TipoDoMapa[],
  publicos: readonly PublicoDoMapa[],
  { ativos, usadas }: DosDias,
): Coluna[] {
  const tem = (refeicao: number, publico: number) =>
    ativos.some(({ refeicoes: r, publicos: p }) => r.has(refeicao) && p.has(publico)) ||
    usadas.has(chaveDe(refeicao, publico));
  const emOrdem = publicos.toSorted(naOrdem);
  return refeicoes.toSorted(naOrdem).flatMap(refeicao =>
    emOrdem
      .filter(publico => tem(refeicao.id, publico.id))
      .map(publico => ({
        tipoAlimentacaoId: refeicao.id,
        tipoPublicoId: publico.id,
        refeicao: refeicao.nome,
        publico: publico.nome,
        baseConferencia: publico.baseConferencia,
      })),
  );
}

export const posicoesDe = (colunas: readonly Coluna[]): Posicoes =>
  new Map(colunas.map(({ tipoAlimentacaoId, tipoPublicoId }, n) => [chaveDe(tipoAlimentacaoId, tipoPublicoId), n]));

/** The gross is what was accepted of each contract; the discounts come from the database. */
function contasDe(
  brutos: ReadonlyMap<number, number>,
  descontos: Numbers<CampoDoDesconto>,
  contratos: ReadonlyMap<number, ContratoLido>,
): Schemas['ContaDoContrato'][] {
  const emOrdem = [...brutos].sort(([a], [b]) => a - b);
  return emOrdem.map(([contratoId, bruto]) => {
    const { glosa, desconto, pct, pontos } = descontoDo(contratoId, descontos);
    const contrato = contratos.get(contratoId);
    return {
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
    };
  });
}

const SEM_DESCONTO = { glosa: 0, desconto: 0, pct: 0, pontos: 0 };
function descontoDo(contrato: number, descontos: Numbers<CampoDoDesconto>): Readonly<typeof SEM_DESCONTO> {
  const lido = DESCONTO.over(descontos);
  while (lido.next()) if (lido.contrato === contrato) return lido;
  return SEM_DESCONTO;
}

const somaDe = <T>(itens: readonly T[], de: (item: T) => number): number =>
  itens.reduce((total, item) => total + de(item), 0);

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
  readonly feriado: string | null;
  readonly declarado?: Schemas['DeclaradoNoMapa'] | undefined;
  readonly interrompida: { readonly interrupcao: Schemas['EntregaInterrompida'] } | null;
  readonly base: BaseDoMapa;
  /** Where the window of a meal of this row stands; of a period, that of its first day. */
  readonly momento: (refeicao: number) => Momento;
};

export function linhaDe(
  colunas: readonly Coluna[],
  lida: LinhaLida,
  celulas: Celulas,
  contexto: Contexto,
): LinhaDoMapa {
  const pedido = principalDe(lida.pedidos);
  const { solicitada, confirmada, entregue, aceita, diferenca, preco } = celulas;
  const quantidades = quantidadesDe(celulas, contexto.base);
  const comparadas = colunas.map(({ baseConferencia: base }, n) =>
    compararCelula({ quantidade: quantidades[n] ?? 0, valor: diferenca[n] ?? null, base }, contexto.limites),
  );
  const contratos = contasDe(celulas.brutos, lida.descontos, contexto.contratos);
  const { contado, entregas } = contar({
    parcelas: lida.parcelas,
    base: contexto.base,
    // Of a period it is not known which orders still wait, only that nothing of a cell was confirmed.
    aConfirmar: lida.data === null || lida.pedidos.some(({ situacao }) => situacao === 'ENVIADO'),
    momento: contexto.momento,
  });
  return {
    data: lida.data,
    feriado: contexto.feriado,
    ...contexto.interrompida,
    ...(contexto.declarado && { declarado: contexto.declarado }),
    lotacao: referenciaDe(lida),
    principal: contexto.principal,
    nivel: contexto.nivel,
    pedido: pedido && { id: pedido.id, numero: pedido.numero },
    situacao: pedido?.situacao ?? null,
    enviado: lida.diasComPedido > 0,
    diasComPedido: lida.diasComPedido,
    importado: importadoEm(lida, pedido?.situacao ?? null),
    internos: lida.internos,
    servidores: lida.servidores,
    quantidades,
    diferencas: diferenca,
    precosCentavos: preco,
    total: celulas.total,
    maiorDiferenca: maiorDiferenca(comparadas),
    contado,
    ...(lida.data !== null && entregas.previstas > 0 && { entregas }),
    acimaDoEfetivo: celulas.acima,
    valorDesvioCentavos: celulas.desvio,
    valorCentavos: celulas.valor,
    conciliacao: celulas.conciliacao,
    ...dinheiroDe(contratos),
    contratos,
    execucao: {
      atrasoMin: lida.atrasoMin,
      recusadas: celulas.recusadas,
      nota: lida.nota,
      pontos: lida.pontos ?? 0,
      ocorrencias: lida.ocorrencias ?? 0,
    },
    alertas: [],
    bases: { solicitada, confirmada, entregue, aceita, valores: celulas.valorPorColuna, maisCaro: celulas.maisCaro },
    ativa: lida.ativa,
  };
}

/** A day that counts without an order that counts is from before the product (ADR 47). */
const importadoEm = ({ data, diasComPedido }: LinhaLida, situacao: SituacaoPedido | null): boolean =>
  data !== null && diasComPedido > 0 && (situacao === null || !situacoes[situacao].contaNoMapa);

export const referenciaDe = ({ lotacaoId, nome, municipio, uf }: LinhaLida): Schemas['ReferenciaLotacao'] => ({
  id: lotacaoId,
  nome,
  municipio,
  uf,
});

type Unidade = {
  readonly lotacaoId: number;
  /** The main unit this one is fed through. */
  readonly principalId: number | null;
};

export type NaFamilia<U extends Unidade> = {
  unidade: U;
  /** The main unit whose row stands above this one; null where that unit is not on this map. */
  principal: U | null;
  nivel: number;
};

/**
 * Each main unit followed by those fed through it, both in the order given (domain 15.8). Every unit comes exactly once
 * and brings only its own numbers, so that a sum over the rows counts nobody twice.
 */
export function emFamilias<U extends Unidade>(unidades: readonly U[]): NaFamilia<U>[] {
  const noMapa = new Set(unidades.map(({ lotacaoId }) => lotacaoId));
  const acima = ({ principalId }: U): number | null =>
    principalId !== null && noMapa.has(principalId) ? principalId : null;
  const porPrincipal = new Map<number | null, U[]>();
  for (const unidade of unidades) {
    const irmas = porPrincipal.get(acima(unidade));
    if (irmas) irmas.push(unidade);
    else porPrincipal.set(acima(unidade), [unidade]);
  }
  const linhas: NaFamilia<U>[] = [];
  const por = (principal: U | null, nivel: number): void => {
    for (const unidade of porPrincipal.get(principal?.lotacaoId ?? null) ?? []) {
      linhas.push({ unidade, principal, nivel });
      por(unidade, nivel + 1);
    }
  };
  por(null, 0);
  return linhas;
}
