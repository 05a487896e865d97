import type { components } from '@alipen/contracts/generated/government-api';
import { FUSO_DA_AGENCIA, plainDate } from '../../clock/clock.ts';
import { nomeDoMes } from '../../clock/month-names.ts';
import { horaEm, porExtenso } from '../../clock/zoned-time.ts';
import { formatCount } from '../../documents/count-format.ts';
import { cnpj, reais, verificacaoDe } from '../../documents/paper-words.ts';
import type { Block, Letterhead, PdfDocument } from '../../documents/pdf-document.ts';
import { qrOf } from '../../documents/qr.ts';
import { daUltimaMilha, type UltimaMilha } from './dossie.pagamento.mapper.ts';
import type {
  DiaDoDossie,
  EfetivoDaUnidade,
  FiscalizacaoDoDossie,
  RecebimentosDaUnidade,
} from './dossie.repository.ts';
import {
  mapaDaUnidade,
  tabelaDasFiscalizacoes,
  tabelaDasOcorrencias,
  tabelaDasQuantidades,
  tabelaDasUnidades,
  tabelaDoEfetivo,
  tabelaDosDescontos,
  tabelaDosRecebimentos,
} from './dossie.tabelas.mapper.ts';

type Schemas = components['schemas'];

export type Dossie = UltimaMilha & {
  readonly medicao: Schemas['Medicao'];
  readonly dias: readonly DiaDoDossie[];
  readonly recebimentos: readonly RecebimentosDaUnidade[];
  readonly fiscalizacoes: readonly FiscalizacaoDoDossie[];
  readonly efetivo: readonly EfetivoDaUnidade[];
  readonly timbre: Letterhead;
  /** As on the map's paper. */
  readonly livro: string | null;
  readonly endereco: string | null;
  readonly geradoEm: Date;
};

const quando = (em: Date): string =>
  `${porExtenso(plainDate(em, FUSO_DA_AGENCIA))} às ${horaEm(em, FUSO_DA_AGENCIA)}, horário de Brasília`;

/** One document with an index, in the order in which it is checked (domain 7.3). */
export function dossieEmPdf(dossie: Dossie): PdfDocument {
  const { medicao, timbre, geradoEm, livro } = dossie;
  const { contrato, mes } = medicao.resumo;
  const atesto = vigente(medicao);
  const marca = marcaDe(medicao);
  return {
    title: 'Medição mensal e dossiê de cobrança',
    subtitle: `Contrato ${contrato.numero} · ${contrato.fornecedor} · ${nomeDoMes(mes)}`,
    landscape: true,
    instant: geradoEm,
    head: timbre,
    ...(atesto && { code: atesto.codigo, corner: qrOf(enderecoDe(dossie, atesto)) }),
    ...(marca && { watermark: marca }),
    footer: `${atesto ? `Código ${atesto.codigo}` : 'Rascunho, sem valor para pagamento'} · Gerado em ${quando(geradoEm)}${livro ? ` · ${livro}` : ''}`,
    blocks: [...capa(dossie), ...partes(dossie)],
  };
}

const vigente = ({ atestos }: Schemas['Medicao']) => atestos.find(({ vigencia }) => vigencia === 'VIGENTE');

function marcaDe(medicao: Schemas['Medicao']): string | undefined {
  if (vigente(medicao)) return undefined;
  return medicao.resumo.dias === medicao.resumo.diasFechados ? 'RASCUNHO' : 'RASCUNHO PARCIAL';
}

function capa({ medicao, dias: mapas }: Dossie): Block[] {
  const assinados = mapas.filter(({ assinaturas }) => assinaturas > 0).length;
  const { contrato, mes, totais, lotacoes, dias, diasFechados } = medicao.resumo;
  const { saldo } = medicao;
  return [
    {
      kind: 'facts',
      facts: [
        { name: 'Contrato e lote', value: `${contrato.numero}, ${contrato.lote}` },
        { name: 'Processo', value: contrato.processo },
        { name: 'Fornecedor', value: `${contrato.fornecedor}, CNPJ ${cnpj(contrato.cnpj)}` },
        { name: 'Mês', value: nomeDoMes(mes) },
        {
          name: 'Unidades e mapas',
          value: `${formatCount(lotacoes, 'unidade', 'unidades')}; ${diasFechados} de ${formatCount(dias, 'mapa de dia fechado', 'mapas de dia fechados')}, ${assinados} com assinatura`,
        },
        { name: 'Refeições pagas, de todos os públicos', value: totais.refeicoes.toLocaleString('pt-BR') },
        { name: 'Valor bruto', value: reais(totais.brutoCentavos) },
        { name: 'Glosas', value: reais(totais.glosaCentavos) },
        { name: 'Descontos', value: `${reais(totais.descontoCentavos)} (propostos ${reais(totais.propostoCentavos)})` },
        { name: 'Valor líquido', value: reais(totais.liquidoCentavos) },
        { name: 'Medido antes neste contrato', value: reais(saldo.medidoAntesCentavos) },
        { name: 'Saldo do contrato', value: `${reais(saldo.saldoCentavos)} de ${reais(saldo.valorTotalCentavos)}` },
      ],
    },
    { kind: 'heading', text: 'Índice' },
    { kind: 'index' },
  ];
}

const parte = (text: string, ...blocks: readonly Block[]): Block[] => [
  { kind: 'page' },
  { kind: 'heading', text, index: 1 },
  ...blocks,
];
const nada = (text: string): Block => ({ kind: 'paragraph', text });

function partes(dossie: Dossie): Block[] {
  const { medicao, recebimentos, fiscalizacoes, efetivo } = dossie;
  const { celulas, unidades, descontos, glosas } = medicao;
  return [
    ...parte('1. Medição', tabelaDasQuantidades(medicao), tabelaDasUnidades(medicao)),
    ...parte(
      '2. Mapas do mês',
      ...unidades.flatMap((unidade, n) => daUnidade(dossie, unidade, { celulas, primeira: n === 0 })),
    ),
    ...parte(
      '3. Recebimentos',
      recebimentos.length ? tabelaDosRecebimentos(recebimentos) : nada('Nenhum recebimento registrado no mês.'),
    ),
    ...parte(
      '4. Fiscalizações',
      fiscalizacoes.length ? tabelaDasFiscalizacoes(fiscalizacoes) : nada('Nenhuma fiscalização realizada no mês.'),
    ),
    ...parte(
      '5. Ocorrências e decisões',
      glosas.length ? tabelaDasOcorrencias(medicao) : nada('Nenhuma ocorrência aberta no mês.'),
    ),
    ...parte(
      '6. Memória dos descontos',
      descontos.length ? tabelaDosDescontos(descontos) : nada('Nenhum dia somou pontos que deem desconto.'),
    ),
    ...parte('7. Comparação com o efetivo', tabelaDoEfetivo(efetivo)),
    ...parte('8. Atesto', ...atestoDe(dossie)),
    ...parte('9. Recebimento, nota fiscal e pagamento', ...daUltimaMilha(dossie)),
  ];
}

const daUnidade = (
  { dias }: Dossie,
  { lotacao }: Schemas['UnidadeMedicao'],
  { celulas, primeira }: { celulas: readonly Schemas['CelulaMedicao'][]; primeira: boolean },
): Block[] => [
  ...(primeira ? [] : [{ kind: 'page' as const }]),
  { kind: 'heading', text: `${lotacao.nome}, ${lotacao.municipio} (${lotacao.uf})`, index: 2 },
  mapaDaUnidade(
    lotacao.nome,
    celulas,
    dias.filter(({ lotacaoId }) => lotacaoId === lotacao.id),
  ),
];

const caminhoDe = ({ endereco }: Dossie, { codigo }: Schemas['AtestoMedicao']): string =>
  verificacaoDe(codigo, endereco);
/** The address carries eight bytes of the hash, which the page compares with what is stored. */
const enderecoDe = (dossie: Dossie, atesto: Schemas['AtestoMedicao']): string =>
  `${caminhoDe(dossie, atesto)}?h=${atesto.hash.slice(0, 16)}`;

function atestoDe(dossie: Dossie): Block[] {
  const atesto = vigente(dossie.medicao);
  if (!atesto) {
    return [
      nada(
        'Esta medição ainda não foi atestada. Atesta quem não fechou nem assinou pela unidade nenhum dos seus mapas.',
      ),
      { kind: 'signatures', signatures: [{ title: 'Atesto', detail: 'Nome, matrícula e cargo' }] },
    ];
  }
  const { nome, matricula, cargo, notaFiscal, em, codigo, hash, liquidoCentavos } = atesto;
  const caminho = caminhoDe(dossie, atesto);
  return [
    {
      kind: 'paragraph',
      text:
        'Atesto que as refeições desta medição foram recebidas e aceitas como dizem os mapas fechados do mês, e que o valor ' +
        `líquido devido é de ${reais(liquidoCentavos)}.`,
      strong: true,
    },
    {
      kind: 'facts',
      facts: [
        { name: 'Quem atestou', value: `${nome}, matrícula ${matricula}${cargo ? `, ${cargo}` : ''}` },
        { name: 'Quando', value: quando(new Date(em)) },
        { name: 'Nota fiscal informada no atesto', value: notaFiscal ?? 'nenhuma' },
        { name: 'Atesto', value: `versão ${atesto.versao}` },
      ],
    },
    {
      kind: 'code',
      modules: qrOf(enderecoDe(dossie, atesto)),
      description: `Código para conferir esta medição em ${caminho}`,
      lines: [
        { text: 'Confira esta medição' },
        { text: codigo, strong: true },
        { text: `Aponte a câmera para o código ao lado ou abra ${caminho}` },
        { text: `SHA-256 deste atesto: ${hash}` },
      ],
    },
  ];
}
