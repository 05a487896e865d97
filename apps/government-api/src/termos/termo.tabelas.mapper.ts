import { ROTULO_DE_RESULTADO_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { ROTULO_DE_SITUACAO_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { porExtenso } from '../clock/zoned-time.ts';
import { decimos, numero, reais } from '../documents/paper-words.ts';
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

export const tabelaDasEntregas = (entregas: ConteudoDoTermo['entregas']): Table => ({
  kind: 'table',
  summary: 'Entregas do contrato em cada unidade e refeição',
  columns: [
    texto('Unidade e refeição', 4),
    valor('Entregas', 1.2),
    valor('No prazo', 1.2),
    valor('Não entregues', 1.4),
    valor('Reposições', 1.4),
    valor('Refeições entregues', 1.8),
    valor('Recusadas', 1.4),
  ],
  rows: entregas.map(
    ({ lotacao, refeicao, entregas: vezes, noPrazo, naoEntregues, reposicoes, entregue, recusada }) => ({
      cells: [
        `${lotacao} · ${refeicao}`,
        ...[vezes, noPrazo, naoEntregues, reposicoes, entregue, recusada].map(numero),
      ],
    }),
  ),
  total: [
    'Total',
    ...(['entregas', 'noPrazo', 'naoEntregues', 'reposicoes', 'entregue', 'recusada'] as const).map(nome =>
      numero(soma(entregas, linha => linha[nome])),
    ),
  ],
});

export const tabelaDasFiscalizacoes = (fiscalizacoes: ConteudoDoTermo['fiscalizacoes']): Table => ({
  kind: 'table',
  summary: 'Fiscalizações realizadas no mês, com o resultado e os pontos de cada uma',
  columns: [
    texto('Número', 1.6),
    texto('Dia', 1.3),
    texto('Unidade', 3),
    texto('Refeição', 1.6),
    texto('Fiscal', 2.2),
    texto('Resultado', 1.8),
    valor('Nota', 1),
    valor('Pontos', 1),
  ],
  rows: fiscalizacoes.map(({ numero: codigo, data, lotacao, refeicao, fiscal, resultado, nota, pontos }) => ({
    cells: [
      codigo,
      porExtenso(data),
      lotacao,
      refeicao,
      fiscal ?? '–',
      ROTULO_DE_RESULTADO_FISCALIZACAO[resultado as keyof typeof ROTULO_DE_RESULTADO_FISCALIZACAO] ?? '–',
      decimos(nota),
      numero(pontos),
    ],
  })),
});

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
