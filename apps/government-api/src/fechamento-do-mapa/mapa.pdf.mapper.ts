import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_ALERTA_DO_MAPA, ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { plainDate, weekday } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { formatCount } from '../documents/count-format.ts';
import { verificacaoDe } from '../documents/paper-words.ts';
import type { Block, Fact, Letterhead, PdfDocument, Table } from '../documents/pdf-document.ts';
import { qrOf } from '../documents/qr.ts';
import type { Papel } from '../fechamentos/fechamentos.ciclo.table.ts';
import { type Conteudo, type DiaCongelado, totalDe, valorDaColuna } from '../fechamentos/fechamentos.service.ts';
import type { Lotacao } from '../lotacoes/lotacoes.service.ts';
import { comSinal, decimos, reais } from './diferencas.rules.ts';
import type { AssinaturaLida } from './fechamento-do-mapa.repository.ts';

type Schemas = components['schemas'];
type Quando = (em: Date) => string;

export type MapaImpresso = {
  readonly lotacao: Lotacao;
  readonly conteudo: DiaCongelado;
  readonly exigidas: readonly Papel[];
  readonly geradoEm: Date;
  readonly endereco: string | null;
  readonly timbre: Letterhead;
  /** The head of the ledger, as it is written on papers; null while it has none. */
  readonly livro: string | null;
  /** Null while the day is open. */
  readonly fechada: {
    readonly conteudo: Conteudo;
    readonly hash: string;
    readonly vigencia: Schemas['VigenciaDoMapa'];
    readonly assinado: boolean;
    readonly assinaturas: readonly AssinaturaLida[];
  } | null;
};

const DIAS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];
const numero = (n: number): string => n.toLocaleString('pt-BR');

/** A4, landscape: what the supplier is paid by, and how anybody may check it. */
export function mapaEmPdf(mapa: MapaImpresso): PdfDocument {
  const { conteudo: dia, fechada, lotacao, geradoEm, timbre, livro } = mapa;
  const quando: Quando = em =>
    `${porExtenso(plainDate(em, lotacao.fusoHorario))} às ${horaEm(em, lotacao.fusoHorario)}`;
  const marca = marcaDe(mapa);
  const rodape = fechada
    ? `Versão ${fechada.conteudo.versao}${faltaAssinar(fechada)}${naoVale(fechada)}, código ${fechada.conteudo.codigo}`
    : 'Não fechado nem assinado: rascunho, sem valor para pagamento';
  return {
    title: 'Mapa Diário de Alimentação',
    subtitle: `${dia.lotacao.nome} · ${porExtenso(dia.data)}, ${DIAS[weekday(dia.data)]}`,
    landscape: true,
    head: timbre,
    ...(fechada && { code: fechada.conteudo.codigo, corner: qrOf(enderecoDaVersao(fechada, mapa.endereco)) }),
    instant: geradoEm,
    ...(marca && { watermark: marca }),
    footer: `${rodape} · Gerado em ${quando(geradoEm)}${livro ? ` · ${livro}` : ''}`,
    blocks: [
      { kind: 'facts', facts: fatos(mapa, quando) },
      ...avisos(mapa),
      tabela(dia),
      { kind: 'facts', facts: contas(dia), close: true },
      ...anotacoes(dia),
      ...assinaturas(mapa, quando),
      ...conferencia(mapa),
    ],
  };
}

type Fechada = NonNullable<MapaImpresso['fechada']>;
const MARCAS = { VIGENTE: undefined, REABERTA: 'REABERTO', SUBSTITUIDA: 'SUBSTITUÍDO' } as const satisfies Record<
  Schemas['VigenciaDoMapa'],
  string | undefined
>;
const naoVale = ({ vigencia }: Fechada): string => (MARCAS[vigencia] ? ` (${MARCAS[vigencia]}, não vale mais)` : '');
const faltaAssinar = ({ assinado, vigencia }: Fechada): string =>
  assinado || vigencia !== 'VIGENTE' ? '' : ', ainda sem todas as assinaturas';

/** An open day is a draft, marked partial where the unit has a head count and no order. */
function marcaDe({ fechada, conteudo }: MapaImpresso): string | undefined {
  if (fechada) return MARCAS[fechada.vigencia];
  return conteudo.alertas.includes('SEM_PEDIDO_COM_EFETIVO') ? 'RASCUNHO PARCIAL' : 'RASCUNHO';
}

function fatos({ conteudo: dia, fechada }: MapaImpresso, quando: Quando): Fact[] {
  const contratos = dia.contratos.map(contrato => `${contrato.numero}, ${contrato.fornecedor}`);
  const situacao = fechada
    ? `${fechada.assinado ? 'Assinado' : 'Fechado'}, versão ${fechada.conteudo.versao}${naoVale(fechada)}`
    : 'Aberto';
  const quem = fechada && `${fechada.conteudo.fechadoPor.nome}, matrícula ${fechada.conteudo.fechadoPor.matricula}`;
  return [
    { name: 'Unidade', value: `${dia.lotacao.nome}, ${dia.lotacao.municipio} (${dia.lotacao.uf})` },
    { name: 'Contrato e fornecedor', value: contratos.join('; ') || 'Nenhum pedido neste dia' },
    {
      name: 'Efetivo',
      value: dia.efetivo
        ? `${formatCount(dia.efetivo.internos, 'interno', 'internos')}, ${formatCount(dia.efetivo.servidores, 'servidor', 'servidores')}`
        : 'Não informado',
    },
    { name: 'Pedidos', value: dia.pedidos.map(pedido => pedido.numero).join(', ') || 'Nenhum' },
    { name: 'Situação', value: situacao },
    ...(fechada && quem
      ? [{ name: 'Fechado por', value: `${quem}, em ${quando(new Date(fechada.conteudo.fechadoEm))}` }]
      : []),
  ];
}

function avisos({ conteudo: dia, fechada }: MapaImpresso): Block[] {
  const vigencia = {
    VIGENTE: [],
    REABERTA: ['Este dia foi reaberto: esta versão e as suas assinaturas não valem mais.'],
    SUBSTITUIDA: ['Esta versão foi substituída por outra, mais nova, e não vale mais.'],
  }[fechada?.vigencia ?? 'VIGENTE'];
  const textos = [
    ...vigencia,
    ...dia.alertas.map(alerta => ROTULO_DE_ALERTA_DO_MAPA[alerta]),
    ...dia.dispensas.map(dispensa => `Dispensa da segregação entre pedido e fiscalização (R32): ${dispensa}.`),
  ];
  return textos.map((text): Block => ({ kind: 'paragraph', strong: true, text }));
}

function tabela(dia: DiaCongelado): Table {
  return {
    kind: 'table',
    summary: 'Quantidades de cada refeição e público, a diferença para o efetivo, o preço e o valor',
    columns: [
      { header: 'Refeição e público', share: 3.4 },
      { header: 'Solicitada', share: 1.3, number: true },
      { header: 'Confirmada', share: 1.3, number: true },
      { header: 'Entregue', share: 1.3, number: true },
      { header: 'Aceita', share: 1.3, number: true },
      { header: 'Diferença para o efetivo', share: 2.3, number: true },
      { header: 'Preço unitário', share: 1.6, number: true },
      { header: 'Valor', share: 1.9, number: true },
    ],
    rows: dia.colunas.map(coluna => ({
      cells: [
        `${coluna.refeicao} · ${coluna.publico}`,
        numero(coluna.solicitada),
        numero(coluna.confirmada),
        numero(coluna.entregue),
        numero(coluna.aceita),
        comSinal(coluna.diferenca),
        coluna.precoCentavos === null && coluna.solicitada ? 'varia' : reais(coluna.precoCentavos),
        reais(valorDaColuna(dia, coluna)),
      ],
      ...(coluna.contaNosTotais === false && { note: 'Fora do total de refeições; o valor conta.' }),
    })),
    total: [
      'Total',
      ...(['solicitada', 'confirmada', 'entregue', 'aceita'] as const).map(passo => numero(totalDe(dia, passo))),
      '',
      '',
      reais(dia.valores.brutoCentavos),
    ],
  };
}

function anotacoes({ anotacoes: escritas }: DiaCongelado): Block[] {
  if (escritas.length === 0) return [];
  return [
    {
      kind: 'table',
      summary: 'O que se anotou neste dia, em que célula e por quem',
      columns: [
        { header: 'Anotações', share: 2.4 },
        { header: 'Texto', share: 6 },
        { header: 'Por', share: 2.4 },
      ],
      rows: escritas.map(({ onde, texto, por }) => ({ cells: [onde, texto, por] })),
    },
  ];
}

function contas({ valores, execucao }: DiaCongelado): Fact[] {
  const nota =
    execucao.nota === null
      ? 'sem fiscalização'
      : `nota ${decimos(execucao.nota)}, ${formatCount(execucao.pontos, 'ponto', 'pontos')}`;
  const atraso = execucao.atrasoMin === null ? 'sem entrega' : `maior atraso de ${numero(execucao.atrasoMin)} min`;
  return [
    { name: 'Valor bruto', value: reais(valores.brutoCentavos) },
    { name: 'Glosa', value: reais(valores.glosaCentavos) },
    { name: 'Desconto proposto', value: reais(valores.descontoCentavos) },
    { name: 'Valor líquido', value: reais(valores.liquidoCentavos) },
    {
      name: 'Execução',
      value: [
        atraso,
        formatCount(execucao.recusadas, 'recusada', 'recusadas'),
        nota,
        formatCount(execucao.ocorrencias, 'ocorrência', 'ocorrências'),
      ].join('; '),
    },
  ];
}

function assinaturas({ fechada, exigidas }: MapaImpresso, quando: Quando): Block[] {
  const feitas = fechada?.assinaturas ?? [];
  const vale = !fechada || fechada.vigencia === 'VIGENTE';
  const faltam = vale ? exigidas.filter(papel => !feitas.some(feita => feita.papel === papel)) : [];
  const tabelaDeFeitas: Block = {
    kind: 'table',
    summary: 'Quem assinou esta versão',
    columns: [
      { header: 'Assinaturas eletrônicas', share: 2.1 },
      { header: 'Nome', share: 4.8 },
      { header: 'Matrícula', share: 1 },
      { header: 'Cargo', share: 1.8 },
      { header: 'Quando', share: 2 },
      { header: 'Selo', share: 1.5 },
    ],
    rows: feitas.map(feita => ({
      cells: [
        ROTULO_DE_PAPEL_ASSINATURA[feita.papel],
        quemAssinou(feita),
        feita.matricula ?? '–',
        feita.cargo ?? '–',
        quando(feita.em),
        feita.hash.slice(0, 16),
      ],
    })),
  };
  return [
    ...(feitas.length ? [tabelaDeFeitas] : []),
    ...(faltam.length
      ? [
          {
            kind: 'signatures' as const,
            signatures: faltam.map(papel => ({
              title: ROTULO_DE_PAPEL_ASSINATURA[papel],
              detail: 'Nome, matrícula e cargo',
            })),
          },
        ]
      : []),
  ];
}

/** Whose key signed and before whom it was confirmed, beside the name: the map of a day is one sheet. */
function quemAssinou({ nome, gesto }: AssinaturaLida): string {
  if (!gesto) return nome;
  return `${nome}, por chave${gesto.sincronizavel ? ' copiável' : ''}, perante ${gesto.confirmadaPor}`;
}

/** What a key does not prove. */
const limiteDaChave = (feitas: readonly AssinaturaLida[]): string =>
  feitas.some(({ gesto }) => gesto) ? ' · O aparelho da chave confere a pessoa, e não lhe mostra o mapa.' : '';

function conferencia({ fechada, endereco }: MapaImpresso): Block[] {
  if (!fechada) return [];
  const { hash, conteudo } = fechada;
  const { codigo } = conteudo;
  const caminho = caminhoDaVersao(conteudo, endereco);
  const lines = [
    { text: codigo, strong: true },
    {
      text: endereco
        ? `Confira este mapa: aponte a câmera para o código do alto da folha ou abra ${caminho}`
        : `Confira este mapa: abra o sistema em ${caminho} e compare os números.`,
    },
    { text: `SHA-256 desta versão: ${hash}${limiteDaChave(fechada.assinaturas)}` },
  ];
  return [{ kind: 'lines', lines }];
}

type Conferivel = { readonly conteudo: Pick<Conteudo, 'codigo'>; readonly hash: string };
const caminhoDaVersao = ({ codigo }: Pick<Conteudo, 'codigo'>, endereco: string | null): string =>
  verificacaoDe(codigo, endereco);
/** The address carries eight bytes of the hash, which the page compares with what is stored. */
const enderecoDaVersao = ({ conteudo, hash }: Conferivel, endereco: string | null): string =>
  `${caminhoDaVersao(conteudo, endereco)}?h=${hash.slice(0, 16)}`;
