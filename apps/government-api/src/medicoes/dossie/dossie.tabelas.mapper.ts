import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_RESULTADO_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { ROTULO_DE_SITUACAO_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { porExtenso } from '../../clock/zoned-time.ts';
import { decimos, numero, reais } from '../../documents/paper-words.ts';
import type { Column, Table } from '../../documents/pdf-document.ts';
import type {
  DiaDoDossie,
  EfetivoDaUnidade,
  FiscalizacaoDoDossie,
  RecebimentosDaUnidade,
} from './dossie.repository.ts';

type Schemas = components['schemas'];
type Celula = Schemas['CelulaMedicao'];

const texto = (header: string, share: number): Column => ({ header, share });
const valor = (header: string, share: number): Column => ({ header, share, number: true });
const soma = <T>(itens: readonly T[], de: (item: T) => number): number =>
  itens.reduce((total, item) => total + de(item), 0);

export const tabelaDasQuantidades = ({ celulas, resumo }: Schemas['Medicao']): Table => ({
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
  total: ['Total', numero(resumo.totais.refeicoes), '', reais(resumo.totais.brutoCentavos)],
});

const doDinheiro = ({ totais }: { totais: Schemas['TotaisMedicao'] }): string[] => [
  numero(totais.refeicoes),
  reais(totais.brutoCentavos),
  reais(totais.glosaCentavos),
  reais(totais.descontoCentavos),
  reais(totais.liquidoCentavos),
];

export const tabelaDasUnidades = ({ unidades, resumo }: Schemas['Medicao']): Table => ({
  kind: 'table',
  summary: 'A parte de cada unidade na medição',
  columns: [
    texto('Unidade', 4),
    valor('Dias fechados', 1.5),
    valor('Refeições', 1.4),
    valor('Bruto', 1.9),
    valor('Glosas', 1.7),
    valor('Descontos', 1.7),
    valor('Líquido', 1.9),
  ],
  rows: unidades.map(unidade => ({
    cells: [unidade.lotacao.nome, `${unidade.diasFechados} de ${unidade.dias}`, ...doDinheiro(unidade)],
    note: `${unidade.lotacao.municipio} (${unidade.lotacao.uf})`,
  })),
  total: ['Total', `${resumo.diasFechados} de ${resumo.dias}`, ...doDinheiro(resumo)],
});

export function mapaDaUnidade(lotacao: string, celulas: readonly Celula[], dias: readonly DiaDoDossie[]): Table {
  const aceitas = ({ celulas: doDia }: DiaDoDossie, { tipoAlimentacaoId, tipoPublicoId }: Celula): number =>
    soma(
      doDia.filter(cada => cada.tipoAlimentacaoId === tipoAlimentacaoId && cada.tipoPublicoId === tipoPublicoId),
      ({ aceita }) => aceita,
    );
  const liquido = ({ bruto, glosa, desconto }: DiaDoDossie): number => bruto - glosa - desconto;
  return {
    kind: 'table',
    summary: `Mapa do mês de ${lotacao}: refeições aceitas e valores de cada dia`,
    columns: [
      texto('Dia', 1),
      ...celulas.map(({ refeicao, publico }) => valor(`${refeicao} · ${publico}`, 1.2)),
      valor('Bruto', 2.2),
      valor('Glosa', 1.5),
      valor('Desconto', 1.5),
      valor('Líquido', 2.2),
      texto('Mapa', 1.4),
    ],
    rows: dias.map(dia => ({
      cells: [
        porExtenso(dia.data).slice(0, 5),
        ...celulas.map(celula => numero(aceitas(dia, celula))),
        reais(dia.bruto),
        reais(dia.glosa),
        reais(dia.desconto),
        reais(liquido(dia)),
        dia.versao === null ? 'aberto' : `v${dia.versao}, ${dia.assinaturas} ass.`,
      ],
    })),
    total: [
      'Total',
      ...celulas.map(celula => numero(soma(dias, dia => aceitas(dia, celula)))),
      reais(soma(dias, ({ bruto }) => bruto)),
      reais(soma(dias, ({ glosa }) => glosa)),
      reais(soma(dias, ({ desconto }) => desconto)),
      reais(soma(dias, liquido)),
      '',
    ],
  };
}

export const tabelaDosRecebimentos = (recebimentos: readonly RecebimentosDaUnidade[]): Table => ({
  kind: 'table',
  summary: 'Entregas do contrato em cada unidade e refeição',
  columns: [
    texto('Unidade e refeição', 4),
    valor('Entregas', 1.2),
    valor('No prazo', 1.2),
    valor('Maior atraso', 1.4),
    valor('Não entregues', 1.4),
    valor('Reposições', 1.4),
    valor('Refeições entregues', 1.8),
    valor('Recusadas', 1.4),
  ],
  rows: recebimentos.map(linha => ({
    cells: [
      `${linha.lotacao} · ${linha.refeicao}`,
      numero(linha.entregas),
      numero(linha.noPrazo),
      linha.maiorAtraso ? `${numero(linha.maiorAtraso)} min` : '–',
      numero(linha.naoEntregues),
      numero(linha.reposicoes),
      numero(linha.entregue),
      numero(linha.recusada),
    ],
  })),
  total: [
    'Total',
    numero(soma(recebimentos, ({ entregas }) => entregas)),
    numero(soma(recebimentos, ({ noPrazo }) => noPrazo)),
    '',
    numero(soma(recebimentos, ({ naoEntregues }) => naoEntregues)),
    numero(soma(recebimentos, ({ reposicoes }) => reposicoes)),
    numero(soma(recebimentos, ({ entregue }) => entregue)),
    numero(soma(recebimentos, ({ recusada }) => recusada)),
  ],
});

export const tabelaDasFiscalizacoes = (fiscalizacoes: readonly FiscalizacaoDoDossie[]): Table => ({
  kind: 'table',
  summary: 'Fiscalizações realizadas no mês',
  columns: [
    texto('Número', 1.6),
    texto('Dia', 1.3),
    texto('Unidade', 3),
    texto('Refeição', 1.6),
    texto('Fiscal', 2.2),
    texto('Resultado', 1.6),
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

/** The total is the cover's: a decision takes no more than what the day comes to, and nothing once its map was closed. */
export const tabelaDasOcorrencias = ({ glosas, resumo }: Pick<Schemas['Medicao'], 'glosas' | 'resumo'>): Table => ({
  kind: 'table',
  summary: 'Ocorrências do contrato no mês, o que se decidiu e o que se descontou',
  columns: [
    texto('Ocorrência', 1.6),
    texto('Dia e unidade', 2.4),
    texto('Situação', 1.5),
    texto('O que houve', 3.4),
    texto('Decisão', 2.8),
    valor('Recusado', 1.4),
    valor('Glosa', 1.4),
  ],
  rows: [
    ...glosas.map(({ numero: codigo, data, lotacao, situacao, descricao, decisao, ...valores }) => ({
      cells: [
        codigo,
        `${porExtenso(data)}, ${lotacao.nome}`,
        ROTULO_DE_SITUACAO_OCORRENCIA[situacao],
        descricao.slice(0, 400),
        `${decisao?.slice(0, 400) ?? '–'}${daClausula(valores.clausula)}`,
        reais(valores.recusadoCentavos),
        reais(valores.descontoCentavos),
      ],
    })),
    ...foraDosMapas(resumo.totais.glosaCentavos - soma(glosas, ({ descontoCentavos }) => descontoCentavos)),
  ],
  total: [
    'Total',
    '',
    '',
    'O recusado já não está no valor bruto.',
    '',
    reais(soma(glosas, ({ recusadoCentavos }) => recusadoCentavos)),
    reais(resumo.totais.glosaCentavos),
  ],
});

/** Stands beside every discount: without its clause it falls on appeal. */
const daClausula = (clausula: string | null): string => (clausula ? ` Cláusula: ${clausula}` : '');

/** A line for what the closed maps took less, or more, than was decided, so that the column adds up. */
const foraDosMapas = (centavos: number): { cells: string[] }[] =>
  centavos === 0 ? [] : [{ cells: ['Fora dos mapas', '', '', DIFERENCA_DAS_GLOSAS, '', '', reais(centavos)] }];
const DIFERENCA_DAS_GLOSAS =
  'Não se desconta além do valor aceito do dia, nem o que se decidiu depois de fechado o mapa.';

export const tabelaDosDescontos = (descontos: readonly Schemas['DescontoMedicao'][]): Table => ({
  kind: 'table',
  summary: 'Pontos de cada dia, a faixa em que caem, as fiscalizações e a decisão do gestor',
  columns: [
    texto('Dia e unidade', 2.6),
    texto('Fiscalizações', 2.2),
    valor('Pontos', 0.9),
    valor('Base', 1.5),
    valor('Faixa', 0.9),
    valor('Proposto', 1.4),
    valor('Decidido', 1.4),
    texto('Motivo e quem decidiu', 3.2),
  ],
  rows: descontos.map(({ lotacao, data, fiscalizacoes, pontos, decisao, ...conta }) => ({
    cells: [
      `${porExtenso(data)}, ${lotacao.nome}`,
      fiscalizacoes.map(dela => `${dela.numero} (${dela.pontos})`).join(', '),
      numero(pontos),
      reais(conta.baseCentavos),
      `${conta.percentual} %`,
      reais(conta.propostoCentavos),
      decisao ? `${decisao.percentual} %, ${reais(decisao.centavos)}` : 'a decidir',
      decisao ? `${decisao.motivo} (${decisao.por})${daClausula(decisao.clausula)}` : '–',
    ],
  })),
  total: [
    'Total',
    '',
    '',
    '',
    '',
    reais(soma(descontos, ({ propostoCentavos }) => propostoCentavos)),
    reais(soma(descontos, ({ decisao, propostoCentavos }) => decisao?.centavos ?? propostoCentavos)),
    '',
  ],
});

export const tabelaDoEfetivo = (efetivo: readonly EfetivoDaUnidade[]): Table => ({
  kind: 'table',
  summary: 'O efetivo dos dias fechados ao lado do que se aceitou no dia inteiro',
  columns: [
    texto('Unidade', 4),
    valor('Dias', 0.9),
    valor('Sem efetivo informado', 1.6),
    valor('Internos × dia', 1.5),
    valor('Servidores × dia', 1.5),
    valor('Refeições aceitas', 1.6),
    valor('Acima do efetivo', 1.5),
    valor('Valor do desvio', 1.6),
  ],
  rows: efetivo.map(({ lotacao, dias, semEfetivo, internos, servidores, aceitas, acima, desvio }) => ({
    cells: [lotacao, ...[dias, semEfetivo, internos, servidores, aceitas, acima].map(numero), reais(desvio)],
  })),
  total: [
    'Total',
    ...(['dias', 'semEfetivo', 'internos', 'servidores', 'aceitas', 'acima'] as const).map(nome =>
      numero(soma(efetivo, linha => linha[nome])),
    ),
    reais(soma(efetivo, ({ desvio }) => desvio)),
  ],
});
