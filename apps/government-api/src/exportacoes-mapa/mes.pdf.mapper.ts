import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { weekday } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { formatCount } from '../documents/count-format.ts';
import { verificacaoDe } from '../documents/paper-words.ts';
import type { Block, PdfDocument, Table } from '../documents/pdf-document.ts';
import { qrOf } from '../documents/qr.ts';
import { seloDoMes } from '../fechamentos/fechamentos.service.ts';
import type { LinhaDoMapa } from '../mapa-diario/mapa-diario.service.ts';
import { marcaDe } from './marca.rules.ts';
import { avisos, fatos, type MesImpresso, valorDe } from './mes.fatos.mapper.ts';
import { contas, execucao, NADA, numero, reais, resumo } from './mes.tabelas.mapper.ts';

export type { MesImpresso };

const DIAS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
/** Some twenty pages of notes; the month of the whole country may have thousands. */
const MAIS_ANOTACOES = 500;

/** A4, landscape: the same numbers as the screen and the workbook. */
export function mesEmPdf(impresso: MesImpresso): PdfDocument {
  const { mapa, unidade, periodo, doDia, fechado, timbre, geradoEm, gerado, livro } = impresso;
  const marca = marcaDe({ fechado, parcial: mapa.parcial });
  const conferencia = conferenciaDe(impresso);
  const quem = unidade
    ? `${unidade.nome}, ${unidade.municipio} (${unidade.uf})`
    : formatCount(mapa.linhas.length, 'lotação', 'lotações');
  const valor = valorDe(impresso);
  const pago = mapa.base === 'ACEITA';
  return {
    title: `Mapa de Alimentação de ${periodo}`,
    subtitle: quem,
    landscape: true,
    head: timbre.lines.length ? timbre : { ...timbre, lines: ['Alipen · Alimentação institucional'] },
    ...(conferencia && { code: conferencia.code, corner: conferencia.modules }),
    instant: geradoEm,
    ...(marca && { watermark: marca }),
    footer: `${valor} · Gerado em ${gerado}${conferencia ? ` · Selo do mês ${conferencia.selo.slice(0, 16)}` : ''}${livro ? ` · ${livro}` : ''}`,
    blocks: [
      { kind: 'facts', facts: fatos(impresso) },
      ...avisos(impresso),
      linhas(impresso),
      { kind: 'heading', text: 'Do efetivo ao pago, e a execução' },
      execucao(mapa, { titulo: unidade ? 'Dia' : 'Unidade', nome: linha => nomeDa(impresso, linha) }),
      { kind: 'heading', text: 'Resumo por refeição e público' },
      resumo(mapa, { diasComPedido: impresso.diasComPedido, media: doDia ? 'Média por unidade' : 'Média por dia' }),
      { kind: 'heading', text: 'Contas por contrato' },
      contas(mapa),
      ...anotacoes(impresso),
      ...(pago
        ? [
            {
              kind: 'signatures' as const,
              signatures: Object.values(ROTULO_DE_PAPEL_ASSINATURA).map(title => ({
                title,
                detail: 'Nome, matrícula e cargo',
              })),
            },
          ]
        : []),
      ...(conferencia?.blocos ?? []),
    ],
  };
}

function nomeDa({ unidade }: MesImpresso, linha: LinhaDoMapa): string {
  if (!unidade || !linha.data) return linha.lotacao.nome;
  return `${linha.data.slice(8)} ${DIAS[weekday(linha.data)]}${linha.importado ? ' *' : ''}`;
}

function linhas(impresso: MesImpresso): Table {
  const { mapa, unidade, vigentes, doDia: estados } = impresso;
  const { colunas, linhas: todas, totais } = mapa;
  const comEfetivo = unidade !== null || estados !== null;
  const doDia = new Map(vigentes.map(vigente => [vigente.data, vigente]));
  const controle = ({ lotacao, data, diasComPedido }: LinhaDoMapa): string => {
    if (estados) return estados.get(`${lotacao.id}/${data}`) ?? 'Aberto';
    if (!unidade) return formatCount(diasComPedido, 'dia', 'dias');
    const vigente = doDia.get(data ?? '');
    return vigente ? `v${vigente.versao}, ${vigente.papeis.length} assin.` : 'Aberto';
  };
  return {
    kind: 'table',
    summary: 'Quantidades, o efetivo, o que passou dele e o valor, linha a linha',
    columns: [
      { header: unidade ? 'Dia' : 'Unidade', share: unidade ? 1.4 : 4.2 },
      { header: 'Int.', share: 1.3, number: true },
      { header: 'Serv.', share: 1.1, number: true },
      ...colunas.map(({ refeicao, publico }) => ({ header: `${refeicao} ${publico}`, share: 1.5, number: true })),
      { header: 'Total', share: 1.4, number: true },
      { header: 'Acima', share: 1.2, number: true },
      { header: 'Bruto (R$)', share: 1.9, number: true },
      { header: 'Glosa e desconto', share: 1.7, number: true },
      { header: 'Líquido (R$)', share: 1.9, number: true },
      { header: 'Controle', share: 1.9 },
    ],
    rows: todas.map(linha => ({
      cells: [
        nomeDa(impresso, linha),
        numero(linha.internos),
        numero(linha.servidores),
        ...linha.quantidades.map(quantidade => (linha.enviado ? numero(quantidade) : NADA)),
        numero(linha.total),
        linha.acimaDoEfetivo ? `+${numero(linha.acimaDoEfetivo)}` : NADA,
        reais(linha.brutoCentavos),
        reais(linha.glosaCentavos + linha.descontoPropostoCentavos),
        reais(linha.liquidoCentavos),
        controle(linha),
      ],
    })),
    total: [
      'Total',
      comEfetivo ? numero(totais.internos) : '',
      comEfetivo ? numero(totais.servidores) : '',
      ...totais.quantidades.map(numero),
      numero(totais.total),
      totais.acimaDoEfetivo ? `+${numero(totais.acimaDoEfetivo)}` : NADA,
      reais(totais.brutoCentavos),
      reais(totais.glosaCentavos + totais.descontoPropostoCentavos),
      reais(totais.liquidoCentavos),
      '',
    ],
  };
}

function anotacoes({ anotacoes: escritas, unidade }: MesImpresso): Block[] {
  if (escritas.length === 0) return [];
  const deVarias = unidade === null;
  const resto = escritas.length - MAIS_ANOTACOES;
  return [
    { kind: 'heading', text: 'Anotações' },
    {
      kind: 'table',
      summary: 'O que se anotou, em que dia e célula, e por quem',
      columns: [
        { header: 'Dia', share: 1.2 },
        ...(deVarias ? [{ header: 'Unidade', share: 2.6 }] : []),
        { header: 'Onde', share: 2.2 },
        { header: 'Texto', share: 6 },
        { header: 'Por', share: 2.4 },
      ],
      rows: escritas.slice(0, MAIS_ANOTACOES).map(({ data, unidade: de, onde, texto, por }) => ({
        cells: [porExtenso(data), ...(deVarias ? [de] : []), onde, texto, por],
      })),
    },
    ...(resto > 0
      ? [
          {
            kind: 'paragraph' as const,
            text: `E mais ${formatCount(resto, 'anotação', 'anotações')}: estão no mapa de cada unidade.`,
          },
        ]
      : []),
  ];
}

const SO_DO_PEDIDO =
  'Este papel traz só o contrato ou o fornecedor pedido; a página traz o total de cada dia, com todos.';

/** The paper's code and one number over all its closed days, which the page compares with what is stored. */
function conferenciaDe({ vigentes, codigo: doPapel, endereco, deUmContrato }: MesImpresso) {
  if (!doPapel) return undefined;
  const selo = seloDoMes(vigentes);
  const caminho = verificacaoDe(doPapel, endereco);
  const modules = qrOf(`${caminho}?h=${selo.slice(0, 16)}`);
  const lines = [
    { text: 'Confira este mapa do mês' },
    { text: doPapel, strong: true },
    { text: `Aponte a câmera ou abra ${caminho}: os dias fechados, e se cada um ainda vale.` },
    ...(deUmContrato ? [{ text: SO_DO_PEDIDO }] : []),
    { text: `Selo do mês (SHA-256 de ${formatCount(vigentes.length, 'dia fechado', 'dias fechados')}): ${selo}` },
  ];
  const codigos: Block = {
    kind: 'table',
    summary: 'O código com que se confere cada dia fechado',
    columns: [
      { header: 'Dia fechado', share: 1.3 },
      { header: 'Versão', share: 0.8, number: true },
      { header: 'Código de verificação', share: 3.4 },
      { header: 'SHA-256, primeiros 16', share: 2 },
      { header: 'Assinaram', share: 3.5 },
    ],
    rows: vigentes.map(({ data, versao, codigo, hash, papeis }) => ({
      cells: [
        porExtenso(data),
        String(versao),
        codigo,
        hash.slice(0, 16),
        papeis.map(papel => ROTULO_DE_PAPEL_ASSINATURA[papel]).join(', ') || 'ninguém',
      ],
    })),
  };
  const codigo: Block = { kind: 'code', modules, description: `Código para conferir este mapa em ${caminho}`, lines };
  return {
    selo,
    code: doPapel,
    modules,
    blocos: [codigo, { kind: 'heading' as const, text: 'Dias fechados' }, codigos],
  };
}
