import type { components } from '@alipen/contracts/generated/government-api';
import { nadaConciliado, precoUnico, type TotalDaColuna } from '../apuracao/acumulador.rules.ts';
import { type Entregas, nenhumaEntrega, somarEntregas } from '../entregas/entregas.rules.ts';
import { dinheiroDe, type LinhaDoMapa } from './mapa-diario.rules.ts';

type Schemas = components['schemas'];
type Conta = Schemas['ContaDoContrato'];

export type Pe = {
  linhas: number;
  readonly lotacoes: Set<number>;
  comPedido: number;
  paradas: number;
  readonly declarado: Schemas['TotalDeclarado'];
  readonly entregas: Entregas;
  internos: number;
  servidores: number;
  total: number;
  acimaDoEfetivo: number;
  valorCentavos: number;
  valorDesvioCentavos: number;
  readonly conciliacao: Schemas['ConciliacaoMapa'];
  readonly contratos: Map<number, Conta>;
  atrasoMin: number | null;
  recusadas: number;
  notas: number;
  comNota: number;
  pontos: number;
  ocorrencias: number;
  alertas: number;
};

const passos = [
  'efetivo',
  'solicitada',
  'confirmada',
  'entregue',
  'aceita',
] as const satisfies readonly (keyof Schemas['ConciliacaoMapa'])[];

export const novoPe = (): Pe => ({
  linhas: 0,
  lotacoes: new Set(),
  comPedido: 0,
  paradas: 0,
  declarado: { produzidas: 0, entregues: 0, linhas: 0 },
  entregas: nenhumaEntrega(),
  internos: 0,
  servidores: 0,
  total: 0,
  acimaDoEfetivo: 0,
  valorCentavos: 0,
  valorDesvioCentavos: 0,
  conciliacao: nadaConciliado(),
  contratos: new Map(),
  atrasoMin: null,
  recusadas: 0,
  notas: 0,
  comNota: 0,
  pontos: 0,
  ocorrencias: 0,
  alertas: 0,
});

/** A day on which nobody delivers to the unit, and nothing was asked: no order is missing. */
const semNada = ({ enviado, interrupcao }: LinhaDoMapa): boolean => !enviado && interrupcao?.parada === true;

export function somarLinha(pe: Pe, linha: LinhaDoMapa): void {
  pe.linhas += 1;
  pe.lotacoes.add(linha.lotacao.id);
  pe.comPedido += Number(linha.enviado);
  pe.paradas += Number(semNada(linha));
  if (linha.declarado) {
    pe.declarado.produzidas += linha.declarado.produzidas;
    pe.declarado.entregues += linha.declarado.entregues;
    pe.declarado.linhas += 1;
  }
  if (linha.entregas) somarEntregas(pe.entregas, linha.entregas);
  pe.internos += linha.internos ?? 0;
  pe.servidores += linha.servidores ?? 0;
  pe.total += linha.total;
  pe.acimaDoEfetivo += linha.acimaDoEfetivo;
  pe.valorCentavos += linha.valorCentavos;
  pe.valorDesvioCentavos += linha.valorDesvioCentavos;
  pe.alertas += linha.alertas.length;
  for (const passo of passos) {
    pe.conciliacao[passo].refeicoes += linha.conciliacao[passo].refeicoes;
    pe.conciliacao[passo].valorCentavos += linha.conciliacao[passo].valorCentavos;
  }
  for (const conta of linha.contratos) somarConta(pe.contratos, conta);
  somarExecucao(pe, linha.execucao);
}

/** Totals per contract add up to the whole, also where the supplier changed within the month (domain 15.2). */
function somarConta(contratos: Map<number, Conta>, conta: Conta): void {
  const soma = contratos.get(conta.contratoId);
  if (!soma) {
    contratos.set(conta.contratoId, { ...conta });
    return;
  }
  soma.brutoCentavos += conta.brutoCentavos;
  soma.glosaCentavos += conta.glosaCentavos;
  soma.pontos += conta.pontos;
  soma.descontoPct = Math.max(soma.descontoPct, conta.descontoPct);
  soma.descontoPropostoCentavos += conta.descontoPropostoCentavos;
  soma.liquidoCentavos += conta.liquidoCentavos;
}

function somarExecucao(pe: Pe, { atrasoMin, recusadas, nota, pontos, ocorrencias }: Schemas['ExecucaoMapa']): void {
  if (atrasoMin !== null) pe.atrasoMin = Math.max(pe.atrasoMin ?? atrasoMin, atrasoMin);
  pe.recusadas += recusadas;
  pe.notas += nota ?? 0;
  pe.comNota += Number(nota !== null);
  pe.pontos += pontos;
  pe.ocorrencias += ocorrencias;
}

export function totaisDe(colunas: readonly TotalDaColuna[], pe: Pe): Schemas['TotaisMapa'] {
  const porColuna = colunas.map(toTotal);
  const contratos = [...pe.contratos.values()].sort((a, b) => a.contratoId - b.contratoId);
  return {
    linhas: pe.linhas,
    lotacoes: pe.lotacoes.size,
    comPedido: pe.comPedido,
    ...(pe.declarado.linhas > 0 && { declarado: pe.declarado }),
    ...(pe.paradas > 0 && { paradas: pe.paradas }),
    ...(pe.entregas.previstas > 0 && { entregas: pe.entregas }),
    internos: pe.internos,
    servidores: pe.servidores,
    quantidades: porColuna.map(({ quantidade }) => quantidade),
    colunas: porColuna,
    total: pe.total,
    acimaDoEfetivo: pe.acimaDoEfetivo,
    valorCentavos: pe.valorCentavos,
    valorDesvioCentavos: pe.valorDesvioCentavos,
    conciliacao: pe.conciliacao,
    ...dinheiroDe(contratos),
    contratos,
    execucao: {
      atrasoMin: pe.atrasoMin,
      recusadas: pe.recusadas,
      // Never rounded up: 89,99 must not be read as 90.
      nota: pe.comNota ? Math.floor(pe.notas / pe.comNota) : null,
      pontos: pe.pontos,
      ocorrencias: pe.ocorrencias,
    },
    alertas: pe.alertas,
  };
}

const toTotal = (coluna: TotalDaColuna): Schemas['TotalDaColuna'] => ({
  quantidade: coluna.quantidade,
  precoCentavos: precoUnico(coluna.preco),
  valorCentavos: coluna.valor,
  diferenca: coluna.diferenca,
  acimaDoEfetivo: coluna.acima,
  valorDesvioCentavos: coluna.desvio,
});
