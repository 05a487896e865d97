import type { components } from '@alipen/contracts/generated/government-api';
import type { CelulaLida, LinhaLida } from './mapa-diario.repository.ts';
import { type Coluna, dinheiroDe, type LinhaDoMapa, somaDe } from './mapa-diario.rules.ts';

type Schemas = components['schemas'];
type Conta = Schemas['ContaDoContrato'];

/** The foot of the map: nothing here is counted anew, every number is the sum of the rows above it. */
export function totaisDe(
  colunas: readonly Coluna[],
  lidas: readonly LinhaLida[],
  linhas: readonly LinhaDoMapa[],
): Schemas['TotaisMapa'] {
  const porColuna = totaisDasColunas(colunas, lidas);
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

function totaisDasColunas(colunas: readonly Coluna[], lidas: readonly LinhaLida[]): Schemas['TotalDaColuna'][] {
  const porChave = new Map<string, CelulaLida[]>();
  for (const celula of lidas.flatMap(({ celulas }) => celulas ?? [])) {
    const chave = `${celula[0]}:${celula[1]}`;
    const lista = porChave.get(chave);
    if (lista) lista.push(celula);
    else porChave.set(chave, [celula]);
  }
  return colunas.map(({ tipoAlimentacaoId, tipoPublicoId }) => {
    const celulas = porChave.get(`${tipoAlimentacaoId}:${tipoPublicoId}`) ?? [];
    const soma = (n: 2 | 3 | 6 | 7) => somaDe(celulas, celula => celula[n]);
    const precos = new Set(celulas.flatMap(celula => [celula[4], celula[12]]));
    const comparadas = celulas.filter(([, , , , , diferenca]) => diferenca !== null);
    return {
      quantidade: soma(2),
      precoCentavos: precos.size === 1 ? ([...precos][0] ?? null) : null,
      valorCentavos: soma(3),
      diferenca: comparadas.length ? somaDe(comparadas, ([, , , , , diferenca]) => diferenca ?? 0) : null,
      acimaDoEfetivo: soma(6),
      valorDesvioCentavos: soma(7),
    };
  });
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
