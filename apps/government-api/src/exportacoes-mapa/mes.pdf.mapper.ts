import { weekday } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import type { Block, Fact, PdfDocument, Table } from '../documents/pdf-document.ts';
import { qrOf } from '../documents/qr.ts';
import { papeisEmPalavras, seloDoMes, type VersaoVigente } from '../fechamentos/fechamentos.service.ts';
import type { LinhaDoMapa, Mapa } from '../mapa-diario/mapa-diario.service.ts';

export type MesImpresso = {
  /** As people say it: `junho de 2026`. */
  readonly mes: string;
  readonly mapa: Mapa;
  /** Of one unit, its days and what is in force of them; of several, their month. */
  readonly unidade: LinhaDoMapa['lotacao'] | null;
  readonly vigentes: readonly VersaoVigente[];
  /** Of this paper; null while no day of it is closed. */
  readonly codigo: string | null;
  readonly fechado: boolean;
  readonly anotacoes: readonly { data: string; onde: string; texto: string; por: string }[];
  readonly geradoEm: Date;
  readonly gerado: string;
  readonly orgao: readonly string[];
  readonly endereco: string | null;
};

const DIAS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const NADA = '–';
const numero = (n: number | null): string => (n === null ? NADA : n.toLocaleString('pt-BR'));
const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The month's map on A4, landscape: the same numbers as the screen and the workbook. */
export function mesEmPdf(impresso: MesImpresso): PdfDocument {
  const { mapa, unidade, mes, fechado, orgao, geradoEm, gerado } = impresso;
  const marca = [fechado ? '' : 'RASCUNHO', mapa.parcial ? 'PARCIAL' : ''].filter(Boolean).join(' ');
  const conferencia = conferenciaDe(impresso);
  const quem = unidade ? `${unidade.nome}, ${unidade.municipio} (${unidade.uf})` : `${mapa.linhas.length} lotações`;
  const valor = fechado ? 'Todos os dias fechados' : 'Rascunho, sem valor para pagamento';
  return {
    title: `Mapa de Alimentação de ${mes}`,
    subtitle: quem,
    landscape: true,
    head: orgao.length ? orgao : ['Alipen · Alimentação institucional'],
    ...(conferencia && { corner: conferencia.modules }),
    instant: geradoEm,
    ...(marca && { watermark: marca }),
    footer: `${valor} · Gerado em ${gerado}${conferencia ? ` · Selo do mês ${conferencia.selo.slice(0, 16)}` : ''}`,
    blocks: [
      { kind: 'facts', facts: fatos(impresso) },
      ...avisos(impresso),
      dias(impresso),
      { kind: 'heading', text: 'Resumo por refeição e público' },
      resumo(mapa),
      { kind: 'heading', text: 'Contas por contrato' },
      contas(mapa),
      ...anotacoes(impresso),
      {
        kind: 'signatures',
        signatures: Object.values(papeisEmPalavras).map(title => ({ title, detail: 'Nome, matrícula e cargo' })),
      },
      ...(conferencia?.blocos ?? []),
    ],
  };
}

function fatos({ mapa, mes, vigentes, unidade, fechado }: MesImpresso): Fact[] {
  const { contratos, linhas } = mapa.totais;
  const situacao = unidade ? `${vigentes.length} de ${linhas} dias fechados` : fechado ? 'Fechado' : 'Aberto';
  return [
    { name: 'Mês', value: mes },
    {
      name: 'Contrato e fornecedor',
      value: contratos.map(({ contrato, fornecedor }) => `${contrato}, ${fornecedor}`).join('; ') || 'Nenhum',
    },
    { name: 'Quantidade', value: 'Aceita: entregue menos recusada' },
    { name: 'Situação', value: situacao },
  ];
}

/** What the reader must know before the numbers. */
function avisos({ mapa, vigentes }: MesImpresso): Block[] {
  const aviso = (text: string): Block => ({ kind: 'paragraph', strong: true, text });
  const doDia = new Map(vigentes.map(vigente => [vigente.data, vigente]));
  const mudados = mapa.linhas.filter(({ data, liquidoCentavos }) => {
    const vigente = doDia.get(data ?? '');
    return vigente !== undefined && vigente.liquidoCentavos !== liquidoCentavos;
  });
  const importados = mapa.linhas.filter(({ importado }) => importado).length;
  return [
    ...(mapa.parcial ? [aviso('PARCIAL: há dia ou lotação sem pedido.')] : []),
    ...(mudados.length
      ? [
          aviso(
            `Mudaram depois de fechados, e para pagar vale o mapa fechado de cada um: ${mudados
              .map(({ data }) => porExtenso(data ?? '').slice(0, 5))
              .join(', ')}.`,
          ),
        ]
      : []),
    ...(importados ? [aviso(`${importados} dias são importados do mapa que a unidade mandava (*).`)] : []),
  ];
}

function dias({ mapa, unidade, vigentes }: MesImpresso): Table {
  const { colunas, linhas, totais } = mapa;
  const doDia = new Map(vigentes.map(vigente => [vigente.data, vigente]));
  const nome = (linha: LinhaDoMapa): string => {
    if (!unidade || !linha.data) return linha.lotacao.nome;
    return `${linha.data.slice(8)} ${DIAS[weekday(linha.data)]}${linha.importado ? ' *' : ''}`;
  };
  const controle = ({ data, diasComPedido }: LinhaDoMapa): string => {
    if (!unidade) return `${diasComPedido} dias`;
    const vigente = doDia.get(data ?? '');
    return vigente ? `v${vigente.versao}, ${vigente.papeis.length} assin.` : 'Aberto';
  };
  return {
    kind: 'table',
    summary: 'Quantidades aceitas, o efetivo, o que passou dele e o valor, linha a linha',
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
    rows: linhas.map(linha => ({
      cells: [
        nome(linha),
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
      unidade ? numero(totais.internos) : '',
      unidade ? numero(totais.servidores) : '',
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

/** The foot of the field's own workbook: quantity, unit price, partial value, and what the deviation comes to. */
function resumo({ colunas, totais }: Mapa): Table {
  return {
    kind: 'table',
    summary: 'Quantidade, preço e valor de cada refeição e público, e o desvio',
    columns: [
      { header: 'Refeição e público', share: 4 },
      { header: 'Quantidade parcial', share: 2, number: true },
      { header: 'Valor unitário (R$)', share: 2, number: true },
      { header: 'Valor parcial (R$)', share: 2, number: true },
      { header: 'Acima do efetivo', share: 2, number: true },
      { header: 'Valor do desvio (R$)', share: 2, number: true },
    ],
    rows: totais.colunas.map((coluna, n) => ({
      cells: [
        `${colunas[n]?.refeicao} · ${colunas[n]?.publico}`,
        numero(coluna.quantidade),
        coluna.precoCentavos === null ? (coluna.quantidade ? 'varia' : NADA) : reais(coluna.precoCentavos),
        reais(coluna.valorCentavos),
        numero(coluna.acimaDoEfetivo),
        reais(coluna.valorDesvioCentavos),
      ],
    })),
    total: [
      'Valor total',
      numero(totais.quantidades.reduce((soma, n) => soma + n, 0)),
      '',
      reais(totais.valorCentavos),
      numero(totais.acimaDoEfetivo),
      reais(totais.valorDesvioCentavos),
    ],
  };
}

function contas({ totais }: Mapa): Table {
  return {
    kind: 'table',
    summary: 'O que se paga a cada contrato',
    columns: [
      { header: 'Contrato e fornecedor', share: 4 },
      { header: 'Bruto (R$)', share: 2, number: true },
      { header: 'Glosa (R$)', share: 2, number: true },
      { header: 'Pontos', share: 1, number: true },
      { header: 'Desconto proposto (R$)', share: 2, number: true },
      { header: 'Líquido (R$)', share: 2, number: true },
    ],
    rows: totais.contratos.map(conta => ({
      cells: [
        `${conta.contrato}, ${conta.fornecedor}`,
        reais(conta.brutoCentavos),
        reais(conta.glosaCentavos),
        numero(conta.pontos),
        reais(conta.descontoPropostoCentavos),
        reais(conta.liquidoCentavos),
      ],
    })),
    total: [
      'Total',
      reais(totais.brutoCentavos),
      reais(totais.glosaCentavos),
      '',
      reais(totais.descontoPropostoCentavos),
      reais(totais.liquidoCentavos),
    ],
  };
}

function anotacoes({ anotacoes: escritas }: MesImpresso): Block[] {
  if (escritas.length === 0) return [];
  return [
    { kind: 'heading', text: 'Anotações' },
    {
      kind: 'table',
      summary: 'O que se anotou, em que dia e célula, e por quem',
      columns: [
        { header: 'Dia', share: 1.2 },
        { header: 'Onde', share: 2.2 },
        { header: 'Texto', share: 6 },
        { header: 'Por', share: 2.4 },
      ],
      rows: escritas.map(({ data, onde, texto, por }) => ({ cells: [porExtenso(data), onde, texto, por] })),
    },
  ];
}

/** The code of the paper, and one number over every closed day of it: the page compares it with what is stored. */
function conferenciaDe({ vigentes, codigo: doPapel, endereco }: MesImpresso) {
  if (!doPapel) return undefined;
  const selo = seloDoMes(vigentes);
  const caminho = `${(endereco ?? '').replace(/\/$/, '')}/verificar/${doPapel}`;
  const modules = qrOf(`${caminho}?h=${selo.slice(0, 16)}`);
  const lines = [
    { text: 'Confira este mapa do mês' },
    { text: doPapel, strong: true },
    { text: `Aponte a câmera ou abra ${caminho}: os dias fechados, e se cada um ainda vale.` },
    { text: `Selo do mês (SHA-256 dos ${vigentes.length} dias fechados): ${selo}` },
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
        papeis.map(papel => papeisEmPalavras[papel]).join(', ') || 'ninguém',
      ],
    })),
  };
  const codigo: Block = { kind: 'code', modules, description: `Código para conferir este mapa em ${caminho}`, lines };
  return { selo, modules, blocos: [codigo, { kind: 'heading' as const, text: 'Dias fechados' }, codigos] };
}
