import { ROTULO_DE_SITUACAO_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { porExtenso } from '../clock/zoned-time.ts';
import { numero, reais } from '../documents/paper-words.ts';
import type { Column, Table } from '../documents/pdf-document.ts';
import type { ConteudoDoTermo } from './termo.rules.ts';

type Parte<N extends keyof ConteudoDoTermo> = Pick<ConteudoDoTermo, N>;

const texto = (header: string, share: number): Column => ({ header, share });
const valor = (header: string, share: number): Column => ({ header, share, number: true });
const soma = <T>(itens: readonly T[], de: (item: T) => number): number =>
  itens.reduce((total, item) => total + de(item), 0);

export const tabelaDasQuantidades = ({ celulas, totais }: Parte<'celulas' | 'totais'>): Table => ({
  kind: 'table',
  summary: 'Refeições aceitas no mês, com o preço e o valor de cada refeição e público',
  columns: [texto('Refeição e público', 4), valor('Aceitas', 1.5), valor('Preço unitário', 1.8), valor('Valor', 2)],
  rows: celulas.map(({ refeicao, publico, quantidade, precoCentavos, valorCentavos }) => ({
    cells: [
      `${refeicao} · ${publico}`,
      numero(quantidade),
      precoCentavos === null ? 'mais de um' : reais(precoCentavos),
      reais(valorCentavos),
    ],
  })),
  total: ['Total', numero(totais.refeicoes), '', reais(totais.brutoCentavos)],
});

const doDinheiro = (totais: ConteudoDoTermo['totais']): string[] => [
  numero(totais.refeicoes),
  reais(totais.brutoCentavos),
  reais(totais.glosaCentavos),
  reais(totais.descontoCentavos),
  reais(totais.liquidoCentavos),
];

export const tabelaDasUnidades = ({ unidades, totais }: Parte<'unidades' | 'totais'>): Table => ({
  kind: 'table',
  summary: 'A parte de cada unidade no que foi recebido',
  columns: [
    texto('Unidade', 4),
    valor('Mapas fechados', 1.4),
    valor('Refeições', 1.4),
    valor('Bruto', 1.9),
    valor('Glosas', 1.7),
    valor('Descontos', 1.7),
    valor('Líquido', 1.9),
  ],
  rows: unidades.map(({ lotacao, diasFechados, totais: dela }) => ({
    cells: [lotacao.nome, numero(diasFechados), ...doDinheiro(dela)],
    note: `${lotacao.municipio} (${lotacao.uf})`,
  })),
  total: ['Total', numero(soma(unidades, ({ diasFechados }) => diasFechados)), ...doDinheiro(totais)],
});

type Execucao = Record<'entregas' | 'noPrazo' | 'naoEntregues' | 'reposicoes' | 'entregue' | 'recusada', number> &
  Record<'fiscalizacoes' | 'naoConformes' | 'pontos', number>;
const NADA: Execucao = {
  ...{ entregas: 0, noPrazo: 0, naoEntregues: 0, reposicoes: 0, entregue: 0, recusada: 0 },
  ...{ fiscalizacoes: 0, naoConformes: 0, pontos: 0 },
};
const COLUNAS = Object.keys(NADA) as (keyof Execucao)[];

/** Each unit's deliveries and inspections added up; one by one they stand in the billing pack, and in what the term keeps. */
function porUnidade({ entregas, fiscalizacoes }: Parte<'entregas' | 'fiscalizacoes'>): Map<string, Execucao> {
  const unidades = new Map<string, Execucao>();
  const somar = (lotacao: string, parte: Partial<Execucao>) => {
    const antes = unidades.get(lotacao) ?? NADA;
    const depois = COLUNAS.map(coluna => [coluna, antes[coluna] + (parte[coluna] ?? 0)]);
    unidades.set(lotacao, Object.fromEntries(depois) as Execucao);
  };
  for (const { lotacao, refeicao: _, maiorAtraso: __, ...parte } of entregas) somar(lotacao, parte);
  for (const { lotacao, pontos } of fiscalizacoes) {
    somar(lotacao, { fiscalizacoes: 1, naoConformes: pontos > 0 ? 1 : 0, pontos });
  }
  return unidades;
}

export function tabelaDaExecucao(conteudo: Parte<'entregas' | 'fiscalizacoes'>): Table {
  const unidades = [...porUnidade(conteudo)];
  const celulas = (de: (coluna: keyof Execucao) => number) => COLUNAS.map(coluna => numero(de(coluna)));
  return {
    kind: 'table',
    summary: 'Entregas e fiscalizações do contrato no mês, somadas em cada unidade',
    columns: [
      texto('Unidade', 3.6),
      valor('Entregas', 1.1),
      valor('No prazo', 1.1),
      valor('Não entregues', 1.2),
      valor('Reposições', 1.3),
      valor('Refeições entregues', 1.5),
      valor('Recusadas', 1.3),
      valor('Fiscalizações', 1.5),
      valor('Com pontos', 1.1),
      valor('Pontos', 1),
    ],
    rows: unidades.map(([lotacao, dela]) => ({ cells: [lotacao, ...celulas(coluna => dela[coluna])] })),
    total: ['Total', ...celulas(coluna => soma(unidades, ([, dela]) => dela[coluna]))],
  };
}

export const tabelaDasGlosas = ({ glosas, totais }: Parte<'glosas' | 'totais'>): Table => ({
  kind: 'table',
  summary: 'Ocorrências do contrato no mês, a cláusula, o que se decidiu e o que se descontou',
  columns: [
    texto('Ocorrência', 1.6),
    texto('Dia e unidade', 2.4),
    texto('Situação', 1.5),
    texto('O que houve', 3),
    texto('Cláusula', 1.6),
    texto('Decisão', 2.4),
    valor('Recusado', 1.4),
    valor('Glosa', 1.4),
  ],
  rows: glosas.map(({ numero: codigo, data, lotacao, situacao, descricao, clausula, decisao, ...valores }) => ({
    cells: [
      codigo,
      `${porExtenso(data)}, ${lotacao.nome}`,
      ROTULO_DE_SITUACAO_OCORRENCIA[situacao],
      descricao.slice(0, 400),
      clausula ?? '–',
      decisao?.slice(0, 400) ?? '–',
      reais(valores.recusadoCentavos),
      reais(valores.descontoCentavos),
    ],
  })),
  total: [
    'Total nos mapas',
    ...['', '', '', '', ''],
    reais(soma(glosas, ({ recusadoCentavos }) => recusadoCentavos)),
    reais(totais.glosaCentavos),
  ],
});

export const tabelaDosDescontos = (descontos: ConteudoDoTermo['descontos']): Table => ({
  kind: 'table',
  summary: 'Pontos de cada dia, a faixa em que caem, a decisão do gestor e a cláusula do contrato',
  columns: [
    texto('Dia e unidade', 2.6),
    texto('Fiscalizações', 2.2),
    valor('Pontos', 0.9),
    valor('Base', 1.5),
    valor('Faixa', 0.9),
    valor('Proposto', 1.4),
    valor('Decidido', 1.6),
    texto('Cláusula', 1.6),
    texto('Motivo e quem decidiu', 2.8),
  ],
  rows: descontos.map(({ lotacao, data, fiscalizacoes, pontos, decisao, ...conta }) => ({
    cells: [
      `${porExtenso(data)}, ${lotacao.nome}`,
      fiscalizacoes.map(dela => `${dela.numero} (${dela.pontos})`).join(', '),
      numero(pontos),
      reais(conta.baseCentavos),
      `${conta.percentual} %`,
      reais(conta.propostoCentavos),
      decisao ? `${decisao.percentual} %, ${reais(decisao.centavos)}` : '–',
      decisao?.clausula ?? '–',
      decisao ? `${decisao.motivo} (${decisao.por})` : '–',
    ],
  })),
  total: [
    'Total',
    ...['', '', '', ''],
    reais(soma(descontos, ({ propostoCentavos }) => propostoCentavos)),
    reais(soma(descontos, ({ decisao, propostoCentavos }) => decisao?.centavos ?? propostoCentavos)),
    ...['', ''],
  ],
});
