import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_RESPOSTA_CONFORMIDADE } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { ROTULO_DE_GRAVIDADE } from '@alipen/contracts/generated/rotulos/formularios';
import { ROTULO_DE_FORMA_DE_PRESENCA } from '@alipen/contracts/generated/rotulos/presencas';
import { plainDate } from '../../clock/clock.ts';
import { horaEm, porExtenso } from '../../clock/zoned-time.ts';
import type { Block, Fact, Letterhead, PdfDocument, Signature, Table } from '../../documents/pdf-document.ts';
import { itensDe } from '../../formularios/formularios.service.ts';
import type { FotoDescrita } from '../../fotos/fotos.service.ts';
import { avisos, ciencias, resultadoEmMaiusculas, situacoes } from '../termo.rotulos.table.ts';
import { fotosEmPdf } from './termo.fotos.mapper.ts';

type Schemas = components['schemas'];
type Versao = Schemas['VersaoFiscalizacao'];
type Item = Schemas['ItemFormulario'];
type Quando = (em: string) => string;

export type Termo = {
  readonly fiscalizacao: Schemas['Fiscalizacao'];
  readonly versao: Versao;
  readonly formulario: Schemas['Formulario'];
  readonly fotos: ReadonlyMap<string, FotoDescrita>;
  readonly timbre: Letterhead;
  readonly carregar: (foto: string) => Promise<Buffer | undefined>;
};

const decimal = (decimos: number): string =>
  (decimos / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const numero = (n: number): string => n.toLocaleString('pt-BR');
const relogio = (minutos: number): string =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;

export function termoEmPdf(termo: Termo): PdfDocument {
  const { fiscalizacao: f, versao, formulario } = termo;
  const quando: Quando = em =>
    `${porExtenso(plainDate(new Date(em), f.fusoHorario))} às ${horaEm(new Date(em), f.fusoHorario)}`;
  const semEfeito = versao.vigente
    ? ''
    : ` · ${f.conclusao ? 'versão substituída por outra' : 'reaberta, sem efeito até nova conclusão'}`;
  return {
    title: `Termo de fiscalização ${f.numero}`,
    subtitle: `${f.refeicao.nome} de ${porExtenso(f.data)} · ${f.lotacao.nome}`,
    instant: new Date(versao.recebidaEm),
    head: termo.timbre,
    footer: `Fiscalização ${f.numero}, versão ${versao.numero}${semEfeito} · ${formulario.titulo}, versão ${formulario.versao}`,
    blocks: [
      { kind: 'facts', facts: fatos(termo, quando) },
      { kind: 'paragraph', strong: true, text: frase(versao.calculo, quando) },
      ...versao.avisos.map((aviso): Block => ({ kind: 'paragraph', text: avisos[aviso] })),
      ...(versao.motivo ? [{ kind: 'paragraph', text: `Retificação: ${versao.motivo}` } as const] : []),
      { kind: 'heading', text: 'O que foi verificado' },
      tabelaDeItens(termo),
      ...fotosEmPdf(termo, quando),
      { kind: 'heading', text: 'Ciência e assinaturas' },
      ...cienciaEmPdf(versao.preposto),
      {
        kind: 'signatures',
        signatures: [
          assinada(versao.assinatura.nome, `Fiscalizou — ${quando(versao.recebidaEm)}`, versao.assinatura),
          ...prepostoAssina(versao.preposto),
        ],
      },
    ],
  };
}

const assinada = (title: string, detail: string, assinatura?: Schemas['Assinatura']): Signature => ({
  title,
  detail,
  ...(assinatura?.tracos ? { strokes: assinatura.tracos } : {}),
});

function prepostoAssina(preposto: Schemas['Preposto'] | null): Signature[] {
  const nome = preposto?.nome ?? preposto?.assinatura?.nome;
  return nome ? [assinada(nome, 'Preposto da empresa', preposto?.assinatura)] : [];
}

function frase(
  { resultado, nota, pontos, descontoPct, criticos, amostraDescartarEm }: Versao['calculo'],
  quando: Quando,
): string {
  const partes = [
    `Resultado: ${resultadoEmMaiusculas(resultado)}`,
    nota === null ? 'sem nota' : `nota ${decimal(nota)}`,
    `${numero(pontos)} ponto${pontos === 1 ? '' : 's'}`,
    `desconto proposto de ${descontoPct} %`,
    ...(criticos.length ? [`falha crítica em ${criticos.join(', ')}`] : []),
    ...(amostraDescartarEm ? [`amostra a descartar a partir de ${quando(amostraDescartarEm)}`] : []),
  ];
  return `${partes.join(' · ')}.`;
}

function fatos({ fiscalizacao: f, versao }: Termo, quando: Quando): Fact[] {
  return [
    { name: 'Unidade', value: `${f.lotacao.nome}, ${f.lotacao.municipio} (${f.lotacao.uf})` },
    { name: 'Fornecedor', value: f.fornecedor?.nome ?? '–' },
    { name: 'Pedido', value: f.pedido ? `${f.pedido.numero}, ${numero(f.confirmadas)} refeições` : '–' },
    { name: 'Situação', value: situacoes[f.situacao] },
    { name: 'Fiscalizou', value: versao.fiscal.nome },
    { name: 'Atraso', value: f.atrasoMin === null ? '–' : `${numero(f.atrasoMin)} min` },
    { name: 'Início e fim, pelo aparelho', value: `${quando(versao.iniciadaEm)} — ${quando(versao.concluidaEm)}` },
    { name: 'Recebida pelo servidor', value: quando(versao.recebidaEm) },
    { name: 'Presença na unidade', value: presencaEmPalavras(versao.presenca, quando) },
  ];
}

const presencaEmPalavras = (presenca: Versao['presenca'], quando: Quando): string =>
  presenca ? [ROTULO_DE_FORMA_DE_PRESENCA[presenca.forma], talvezQuando(presenca.em, quando)].join('') : '–';
const talvezQuando = (em: string | null, quando: Quando): string => (em ? `, ${quando(em)}` : '');

function tabelaDeItens({ versao, formulario }: Termo): Table {
  const calculados = new Map(versao.calculo.itens.map(item => [item.item, item]));
  const dadas = new Map(versao.respostas.map(resposta => [resposta.item, resposta]));
  return {
    kind: 'table',
    summary: 'Cada item do formulário, com a resposta, os pontos e o que se observou',
    columns: [
      { header: 'Item', share: 4 },
      { header: 'Resposta', share: 2.4 },
      { header: 'Pontos', share: 1, number: true },
      { header: 'Observação', share: 3.6 },
    ],
    rows: formulario.secoes.flatMap(secao => [
      { band: `${secao.codigo} — ${secao.titulo}` },
      ...secao.itens.map(item => ({
        cells: linhaDe(item, dadas.get(item.codigo), calculados.get(item.codigo)),
      })),
    ]),
    total: [`Total de ${itensDe(formulario).length} itens`, '', numero(versao.calculo.pontos), ''],
  };
}

function linhaDe(
  { codigo, titulo, tipo }: Item,
  resposta: Schemas['RespostaDoItem'] | undefined,
  calculado: Schemas['ItemCalculado'] | undefined,
): string[] {
  const dito = calculado?.resposta ? ROTULO_DE_RESPOSTA_CONFORMIDADE[calculado.resposta] : '–';
  const lido = resposta ? valorDe(tipo, resposta, calculado) : '';
  const observado = [
    ...(calculado?.gravidade ? [ROTULO_DE_GRAVIDADE[calculado.gravidade]] : []),
    ...(calculado?.critico ? ['crítico'] : []),
    ...(calculado?.reincidente ? ['reincidente'] : []),
    ...(calculado?.toleradas ? ['dentro da tolerância do mês'] : []),
    resposta?.observacao ?? '',
  ];
  return [
    `${codigo} ${titulo}`,
    [calculado ? dito : '', lido].filter(Boolean).join(' · ') || '–',
    calculado?.resposta === 'NAO_CONFORME' ? numero(calculado.pontos) : '',
    observado.filter(Boolean).join(' · '),
  ];
}

type Dizer = (resposta: Schemas['RespostaDoItem'], medida: Schemas['MedidaDoItem'] | undefined) => string;
const talvez = (valor: number | null | undefined, diz: (n: number) => string) =>
  valor === null || valor === undefined ? '' : diz(valor);

const dizer = {
  CONFORMIDADE: ({ valor }) => talvez(valor, n => `faltaram ${n}`),
  NUMERO: ({ valor }) => talvez(valor, numero),
  TEMPERATURA: ({ leituras = [] }) => leituras.map(({ graus }) => `${decimal(graus)} °C`).join(', '),
  PESOS: (_, medida) =>
    talvez(
      medida?.valor,
      n => `média de ${numero(n)} g, menor de ${numero(medida?.menor ?? n)} g, em ${medida?.amostras ?? 0}`,
    ),
  ESCALA: ({ valor }) => talvez(valor, n => `${n} de 5`),
  HORA: ({ valor }) => talvez(valor, relogio),
  FOTO: ({ fotos = [] }) => (fotos.length === 1 ? '1 foto' : `${fotos.length} fotos`),
  TEXTO: ({ texto = '' }) => texto,
  ASSINATURA: () => 'assinada',
  AUTOMATICO: (_, medida) => talvez(medida?.valor, n => (n ? `${numero(n)} min de atraso` : 'no prazo')),
  QUANTIDADES: (_, medida) => talvez(medida?.valor, n => `${numero(n)} de ${numero(medida?.limite ?? 0)}`),
} as const satisfies Record<Schemas['TipoItem'], Dizer>;

const valorDe = (
  tipo: Schemas['TipoItem'],
  resposta: Schemas['RespostaDoItem'],
  calculado: Schemas['ItemCalculado'] | undefined,
): string => dizer[tipo](resposta, calculado?.medida);

function cienciaEmPdf(preposto: Schemas['Preposto'] | null): Block[] {
  if (!preposto) return [{ kind: 'paragraph', text: 'O preposto da empresa ainda não deu ciência.' }];
  const quem = [preposto.nome, preposto.documento].filter(Boolean).join(', ');
  const justificativa = preposto.justificativa ? ` Justificativa: ${preposto.justificativa}` : '';
  return [
    { kind: 'paragraph', text: `Preposto${quem ? ` (${quem})` : ''}: ${ciencias[preposto.ciencia]}.${justificativa}` },
  ];
}
