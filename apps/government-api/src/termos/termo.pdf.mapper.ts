import type { components } from '@alipen/contracts/generated/government-api';
import {
  ROTULO_DE_PAPEL_NO_CONTRATO,
  ROTULO_DE_QUALIDADE_DA_DESIGNACAO,
} from '@alipen/contracts/generated/rotulos/responsaveis';
import { ROTULO_DE_TIPO_TERMO } from '@alipen/contracts/generated/rotulos/termos';
import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month-names.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { formatCount } from '../documents/count-format.ts';
import { cnpj, reais, verificacaoDe } from '../documents/paper-words.ts';
import type { Block, Fact, Letterhead, PdfDocument } from '../documents/pdf-document.ts';
import { qrOf } from '../documents/qr.ts';
import {
  tabelaDaExecucao,
  tabelaDasGlosas,
  tabelaDasQuantidades,
  tabelaDasUnidades,
  tabelaDosDescontos,
} from './termo.tabelas.mapper.ts';
import type { SituacaoTermo } from './termos.ciclo.table.ts';
import type { TermoLido } from './termos.repository.ts';

type Papel = components['schemas']['PapelNoContrato'];

export type TermoImpresso = {
  readonly termo: TermoLido;
  readonly timbre: Letterhead;
  readonly endereco: string | null;
};

const MARCAS = {
  EMITIDO: 'SEM ASSINATURA',
  ASSINADO: undefined,
  RECUSADO: 'RECUSADO',
  SUPERADO: 'SUPERADO',
} as const satisfies Record<SituacaoTermo, string | undefined>;

const NORMA = {
  PROVISORIO: 'Lei 14.133/2021, art. 140; Decreto 11.246/2022, arts. 22 e 25',
  DEFINITIVO: 'Lei 14.133/2021, art. 140; Decreto 11.246/2022, arts. 21 e 25',
} as const;

const quando = (em: Date): string =>
  `${porExtenso(plainDate(em, FUSO_DA_AGENCIA))} às ${horaEm(em, FUSO_DA_AGENCIA)}, horário de Brasília`;

/** The detailed term: what was received, what was taken off and by which clause, and who says so. */
export function termoEmPdf(impresso: TermoImpresso): PdfDocument {
  const { termo, timbre } = impresso;
  const { conteudo, situacao, codigo } = termo;
  const { contrato, mes, numero, tipo } = conteudo;
  const marca = MARCAS[situacao];
  return {
    title: `Termo de ${ROTULO_DE_TIPO_TERMO[tipo].toLowerCase()} ${numero}`,
    subtitle: `Contrato ${contrato.numero} · ${contrato.fornecedor} · ${nomeDoMes(mes)}`,
    landscape: true,
    // Of what it says, so that the same term printed again is the same paper.
    instant: instanteDe(termo),
    head: timbre,
    code: codigo,
    corner: qrOf(enderecoDe(impresso)),
    ...(marca && { watermark: marca }),
    footer: `${numero} · Código ${codigo}${marca ? ` · ${marca}, não vale para pagamento` : ''}`,
    blocks: [...abertura(termo), ...corpo(termo), ...fecho(impresso)],
  };
}

const instanteDe = ({ emitidoEm, encerradoEm, assinaturas }: TermoLido): Date =>
  encerradoEm ?? assinaturas.at(-1)?.em ?? emitidoEm;

function abertura({ conteudo, motivo }: TermoLido): Block[] {
  const { contrato, mes, totais, unidades, provisorio, atesto, tipo } = conteudo;
  const facts: Fact[] = [
    { name: 'Contrato e lote', value: `${contrato.numero}, ${contrato.lote}` },
    { name: 'Processo', value: contrato.processo },
    { name: 'Contratada', value: `${contrato.fornecedor}, CNPJ ${cnpj(contrato.cnpj)}` },
    { name: 'Mês', value: nomeDoMes(mes) },
    { name: 'Unidades', value: formatCount(unidades.length, 'unidade', 'unidades') },
    { name: 'Refeições aceitas', value: totais.refeicoes.toLocaleString('pt-BR') },
    { name: 'Valor bruto', value: reais(totais.brutoCentavos) },
    { name: 'Glosas', value: reais(totais.glosaCentavos) },
    { name: 'Descontos', value: `${reais(totais.descontoCentavos)} (propostos ${reais(totais.propostoCentavos)})` },
    { name: 'Valor líquido', value: reais(totais.liquidoCentavos) },
    ...(provisorio
      ? [{ name: 'Recebimento provisório', value: `${provisorio.numero}, código ${provisorio.codigo}` }]
      : []),
    ...(atesto ? [{ name: 'Atesto da medição', value: `código ${atesto.codigo}` }] : []),
    { name: 'Fundamento', value: NORMA[tipo] },
  ];
  return [
    ...(motivo ? [{ kind: 'paragraph' as const, strong: true, text: motivo }] : []),
    { kind: 'paragraph', text: declaracao(conteudo), strong: true },
    { kind: 'facts', facts },
  ];
}

function declaracao({ tipo, mes, semRefeicoes, totais, contrato }: TermoLido['conteudo']): string {
  const doMes = `em ${nomeDoMes(mes)}, pelo contrato ${contrato.numero}`;
  if (semRefeicoes) {
    return `Não houve refeições ${doMes}: nada foi entregue nem aceito, e nada é devido à contratada por este mês.`;
  }
  if (tipo === 'PROVISORIO') {
    return `Recebo provisoriamente as refeições entregues ${doMes}, verificadas pelos mapas fechados, pelas fiscalizações e pelas ocorrências abaixo, no valor líquido de ${reais(totais.liquidoCentavos)}.`;
  }
  return `Recebo definitivamente as refeições entregues ${doMes}, atendidas as exigências do contrato com as glosas e os descontos abaixo. O valor a pagar é de ${reais(totais.liquidoCentavos)}.`;
}

const comTitulo = (text: string, quantos: number, nada: string, tabela: () => Block): Block[] => [
  { kind: 'heading', text },
  quantos ? tabela() : { kind: 'paragraph', text: nada },
];

function corpo({ conteudo }: TermoLido): Block[] {
  if (conteudo.semRefeicoes && !conteudo.unidades.length) return [];
  const { celulas, unidades, entregas, fiscalizacoes, glosas, descontos } = conteudo;
  return [
    ...comTitulo('Refeições aceitas', celulas.length, 'Nenhuma refeição foi aceita.', () =>
      tabelaDasQuantidades(conteudo),
    ),
    ...comTitulo('Unidades', unidades.length, 'Nenhuma unidade.', () => tabelaDasUnidades(conteudo)),
    ...comTitulo(
      'Entregas e fiscalizações',
      entregas.length + fiscalizacoes.length,
      'Nenhum recebimento e nenhuma fiscalização no mês.',
      () => tabelaDaExecucao(conteudo),
    ),
    ...comTitulo('Ocorrências e glosas', glosas.length, 'Nenhuma ocorrência aberta no mês.', () =>
      tabelaDasGlosas(conteudo),
    ),
    ...comTitulo('Descontos por resultado', descontos.length, 'Nenhum dia somou pontos que deem desconto.', () =>
      tabelaDosDescontos(descontos),
    ),
  ];
}

const caminhoDe = ({ termo, endereco }: TermoImpresso): string => verificacaoDe(termo.codigo, endereco);
/** The address carries eight bytes of the hash, which the page compares with what is stored. */
const enderecoDe = (impresso: TermoImpresso): string => `${caminhoDe(impresso)}?h=${impresso.termo.hash.slice(0, 16)}`;

function fecho(impresso: TermoImpresso): Block[] {
  const { termo } = impresso;
  const { codigo, hash, situacao, papel } = termo;
  const caminho = caminhoDe(impresso);
  return [
    { kind: 'heading', text: 'Assinaturas' },
    ...assinaturas(termo),
    ...(situacao === 'EMITIDO' ? porAssinar(papel) : []),
    {
      kind: 'code',
      modules: qrOf(enderecoDe(impresso)),
      description: `Código para conferir este termo em ${caminho}`,
      lines: [
        { text: 'Confira este termo' },
        { text: codigo, strong: true },
        { text: `Aponte a câmera para o código ao lado ou abra ${caminho}` },
        { text: `SHA-256 deste termo: ${hash}` },
      ],
    },
  ];
}

function assinaturas({ assinaturas: feitas }: TermoLido): Block[] {
  if (!feitas.length) return [];
  return [
    {
      kind: 'table',
      summary: 'Quem assinou este termo, em que papel e por qual portaria',
      columns: [
        { header: 'Assinaturas eletrônicas', share: 2.6 },
        { header: 'Nome', share: 3 },
        { header: 'Matrícula', share: 1.2 },
        { header: 'Designação', share: 2.2 },
        { header: 'Quando', share: 3 },
        { header: 'Selo', share: 1.8 },
      ],
      rows: feitas.map(({ papel, qualidade, nome, matricula, cargo, portaria, em, hash }) => ({
        cells: [
          `${ROTULO_DE_PAPEL_NO_CONTRATO[papel]}, ${ROTULO_DE_QUALIDADE_DA_DESIGNACAO[qualidade].toLowerCase()}`,
          cargo ? `${nome}, ${cargo}` : nome,
          matricula,
          portaria,
          quando(em),
          hash.slice(0, 16),
        ],
      })),
    },
  ];
}

const porAssinar = (papel: Papel): Block[] => [
  {
    kind: 'signatures',
    signatures: [{ title: ROTULO_DE_PAPEL_NO_CONTRATO[papel], detail: 'Nome, matrícula e portaria' }],
  },
];
