import type { components } from '@alipen/contracts/generated/government-api';
import { type Celulas, quantidadesDe } from './mapa-diario.parcelas.rules.ts';
import { type Coluna, dinheiroDe, type LinhaDoMapa, somaDe } from './mapa-diario.rules.ts';

type Schemas = components['schemas'];
type Conta = Schemas['ContaDoContrato'];

/** The foot of the map: nothing here is counted anew, every number is the sum of the rows above it. */
export function totaisDe(
  colunas: readonly Coluna[],
  celulas: readonly Celulas[],
  linhas: readonly LinhaDoMapa[],
): Schemas['TotaisMapa'] {
  const porColuna = colunas.map((_, n) => totalDaColuna(celulas, n));
  const contratos = porContrato(linhas.flatMap(linha => linha.contratos));
  const soma = (de: (linha: LinhaDoMapa) => number) => somaDe(linhas, de);
  return {
    linhas: linhas.length,
    lotacoes: new Set(linhas.map(({ lotacao }) => lotacao.id)).size,
    comPedido: linhas.filter(({ enviado }) => enviado).length,
    internos: soma(({ internos }) => internos ?? 0),
    servidores: soma(({ servidores }) => servidores ?? 0),
    quantidades: porColuna.map(({ quantidade }) => quantidade),
    colunas: porColuna,
    total: soma(({ total }) => total),
    acimaDoEfetivo: soma(({ acimaDoEfetivo }) => acimaDoEfetivo),
    valorCentavos: soma(({ valorCentavos }) => valorCentavos),
    valorDesvioCentavos: soma(({ valorDesvioCentavos }) => valorDesvioCentavos),
    conciliacao: conciliacaoDe(linhas),
    ...dinheiroDe(contratos),
    contratos,
    execucao: execucaoDe(linhas),
    alertas: soma(({ alertas }) => alertas.length),
  };
}

function totalDaColuna(celulas: readonly Celulas[], n: number): Schemas['TotalDaColuna'] {
  const total = { quantidade: 0, valorCentavos: 0, acimaDoEfetivo: 0, valorDesvioCentavos: 0 };
  let diferenca: number | null = null;
  let maior = -1;
  let menor = Number.POSITIVE_INFINITY;
  for (const daLinha of celulas) {
    const preco = daLinha.preco[n] ?? null;
    if (preco === null) continue;
    total.quantidade += quantidadesDe(daLinha)[n] ?? 0;
    total.valorCentavos += daLinha.valor[n] ?? 0;
    total.acimaDoEfetivo += daLinha.acima[n] ?? 0;
    total.valorDesvioCentavos += daLinha.desvio[n] ?? 0;
    const comparada = daLinha.diferenca[n] ?? null;
    if (comparada !== null) diferenca = (diferenca ?? 0) + comparada;
    maior = Math.max(maior, preco);
    menor = Math.min(menor, daLinha.menorPreco[n] ?? preco);
  }
  return { ...total, diferenca, precoCentavos: maior === menor ? maior : null };
}

/** Totals per contract add up to the whole, also where the supplier changed in the middle of the month (domain 15.2). */
function porContrato(contas: readonly Conta[]): Conta[] {
  const somas = new Map<number, Conta>();
  for (const conta of contas) {
    const antes = somas.get(conta.contratoId);
    somas.set(conta.contratoId, antes ? juntas(antes, conta) : conta);
  }
  return [...somas.values()].sort((a, b) => a.contratoId - b.contratoId);
}

const juntas = (a: Conta, b: Conta): Conta => ({
  ...a,
  brutoCentavos: a.brutoCentavos + b.brutoCentavos,
  glosaCentavos: a.glosaCentavos + b.glosaCentavos,
  pontos: a.pontos + b.pontos,
  descontoPct: Math.max(a.descontoPct, b.descontoPct),
  descontoPropostoCentavos: a.descontoPropostoCentavos + b.descontoPropostoCentavos,
  liquidoCentavos: a.liquidoCentavos + b.liquidoCentavos,
});

function conciliacaoDe(linhas: readonly LinhaDoMapa[]): Schemas['ConciliacaoMapa'] {
  const passo = (nome: keyof Schemas['ConciliacaoMapa']) => ({
    refeicoes: somaDe(linhas, ({ conciliacao }) => conciliacao[nome].refeicoes),
    valorCentavos: somaDe(linhas, ({ conciliacao }) => conciliacao[nome].valorCentavos),
  });
  return {
    efetivo: passo('efetivo'),
    solicitada: passo('solicitada'),
    confirmada: passo('confirmada'),
    entregue: passo('entregue'),
    aceita: passo('aceita'),
  };
}

function execucaoDe(linhas: readonly LinhaDoMapa[]): Schemas['ExecucaoMapa'] {
  const execucoes = linhas.map(({ execucao }) => execucao);
  const notas = execucoes.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  const atrasos = execucoes.flatMap(({ atrasoMin }) => (atrasoMin === null ? [] : [atrasoMin]));
  return {
    atrasoMin: atrasos.length ? atrasos.reduce((a, b) => Math.max(a, b)) : null,
    recusadas: somaDe(execucoes, ({ recusadas }) => recusadas),
    // Never rounded up: 89,99 must not be read as 90.
    nota: notas.length ? Math.floor(somaDe(notas, nota => nota) / notas.length) : null,
    pontos: somaDe(execucoes, ({ pontos }) => pontos),
    ocorrencias: somaDe(execucoes, ({ ocorrencias }) => ocorrencias),
  };
}
