import type { components } from '@alipen/contracts/generated/government-api';
import { precoUnico, type TotalDaColuna } from './mapa-diario.parcelas.rules.ts';
import { dinheiroDe, type LinhaDoMapa, somaDe } from './mapa-diario.rules.ts';

type Schemas = components['schemas'];
type Conta = Schemas['ContaDoContrato'];

/** The foot of the map: nothing here is counted anew, every number is the sum of the rows above it. */
export function totaisDe(colunas: readonly TotalDaColuna[], linhas: readonly LinhaDoMapa[]): Schemas['TotaisMapa'] {
  const porColuna = colunas.map(toTotal);
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

const toTotal = (coluna: TotalDaColuna): Schemas['TotalDaColuna'] => ({
  quantidade: coluna.quantidade,
  precoCentavos: precoUnico(coluna.preco),
  valorCentavos: coluna.valor,
  diferenca: coluna.diferenca,
  acimaDoEfetivo: coluna.acima,
  valorDesvioCentavos: coluna.desvio,
});

/** Totals per contract add up to the whole, also where the supplier changed in the middle of the month (domain 15.2). */
function porContrato(contas: readonly Conta[]): Conta[] {
  const somas = new Map<number, Conta>();
  for (const conta of contas) {
    const soma = somas.get(conta.contratoId);
    if (soma) somar(soma, conta);
    else somas.set(conta.contratoId, { ...conta });
  }
  return [...somas.values()].sort((a, b) => a.contratoId - b.contratoId);
}

function somar(soma: Conta, conta: Conta): void {
  soma.brutoCentavos += conta.brutoCentavos;
  soma.glosaCentavos += conta.glosaCentavos;
  soma.pontos += conta.pontos;
  soma.descontoPct = Math.max(soma.descontoPct, conta.descontoPct);
  soma.descontoPropostoCentavos += conta.descontoPropostoCentavos;
  soma.liquidoCentavos += conta.liquidoCentavos;
}

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
