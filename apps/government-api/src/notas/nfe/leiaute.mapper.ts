import {
  campos,
  centavos,
  decimal,
  exigido,
  exigirLugares,
  ForaDoLeiaute,
  type Lugares,
  type Pessoa,
  pessoa,
  type Retencao,
  somente,
  talvez,
  texto,
  um,
} from './partes.mapper.ts';
import { elementsOf, type XmlElement } from './strict-xml.ts';

const LUGARES: Lugares = {
  namespace: 'http://www.portalfiscal.inf.br/nfe',
  identificados: ['infNFe', 'infProt', 'infEvento'],
  assinados: ['NFe', 'evento'],
  unicos: { infNFe: 'nfeProc/NFe' },
};

export type ItemLido = {
  readonly numero: string;
  readonly descricao: string;
  readonly quantidade: bigint;
  readonly quantidadeEscrita: string;
  readonly preco: bigint;
  readonly precoEscrito: string;
  readonly totalCentavos: number;
  readonly descontoCentavos: number;
  readonly noTotal: boolean;
};
export type Totais = Readonly<Record<(typeof PARCELAS_DO_TOTAL)[number], number>>;
export type NotaLida = {
  readonly versoes: readonly string[];
  readonly id: string;
  readonly chave: string;
  readonly ide: Readonly<Record<(typeof CAMPOS_DA_IDE)[number], string>>;
  readonly emitente: Pessoa;
  readonly destinatario: Pessoa;
  readonly itens: readonly ItemLido[];
  readonly totais: Totais;
  readonly retencoes: readonly Retencao[];
  readonly informacoes: string;
  readonly protocolo: Readonly<Record<(typeof CAMPOS_DO_PROTOCOLO)[number], string>>;
  /** The kinds (`tpEvento`) of what came with it. */
  readonly eventos: readonly string[];
};
export type Leiaute = {
  readonly infNFe: XmlElement;
  readonly assinaturas: readonly XmlElement[];
  readonly nota: NotaLida;
};

const CAMPOS_DA_IDE = [
  'cUF',
  'cNF',
  'mod',
  'serie',
  'nNF',
  'dhEmi',
  'tpNF',
  'tpEmis',
  'cDV',
  'tpAmb',
  'finNFe',
] as const;
const CAMPOS_DO_PROTOCOLO = ['tpAmb', 'chNFe', 'dhRecbto', 'nProt', 'digVal', 'cStat'] as const;
/** The terms of vNF (MOC, W16). */
const PARCELAS_DO_TOTAL = [
  ...(['vProd', 'vDesc', 'vICMSDeson', 'vST', 'vFCPST', 'vFrete', 'vSeg', 'vOutro', 'vII', 'vIPI'] as const),
  ...(['vIPIDevol', 'vNF'] as const),
] as const;
const RETENCOES = [
  'vIRRF',
  'vRetPIS',
  'vRetCOFINS',
  'vRetCSLL',
  'vRetPrev',
] as const satisfies readonly Retencao['codigo'][];

const EVENTOS = ['procEventoNFe', 'retEvento'];

function itemDe(det: XmlElement): ItemLido {
  const prod = exigido(det, 'prod');
  exigido(prod, 'vProd');
  return {
    numero: det.attributes.get('nItem') ?? '',
    descricao: texto(prod, 'xProd'),
    quantidade: decimal(prod, 'qCom'),
    quantidadeEscrita: texto(prod, 'qCom'),
    preco: decimal(prod, 'vUnCom'),
    precoEscrito: texto(prod, 'vUnCom'),
    totalCentavos: centavos(prod, 'vProd'),
    descontoCentavos: centavos(prod, 'vDesc'),
    noTotal: texto(prod, 'indTot') === '1',
  };
}

function itensDe(infNFe: XmlElement): ItemLido[] {
  const itens = elementsOf(infNFe)
    .filter(({ name }) => name === 'det')
    .map(itemDe);
  const foraDeOrdem = itens.find(({ numero }, n) => numero !== String(n + 1));
  if (foraDeOrdem || !itens.length) throw new ForaDoLeiaute('det/nItem');
  return itens;
}

function totaisDe(infNFe: XmlElement): Totais {
  const total = exigido(infNFe, 'total/ICMSTot');
  for (const nome of ['vProd', 'vDesc', 'vNF']) exigido(total, nome);
  const lidos = PARCELAS_DO_TOTAL.map(nome => [nome, centavos(total, nome)] as const);
  return Object.fromEntries(lidos) as Record<(typeof PARCELAS_DO_TOTAL)[number], number>;
}

const retencoesDe = (infNFe: XmlElement): Retencao[] => {
  const retidos = um(infNFe, 'total/retTrib');
  const lidas = RETENCOES.map(codigo => ({ codigo, centavos: retidos ? centavos(retidos, codigo) : 0 }));
  return lidas.filter(retencao => retencao.centavos > 0);
};

/** What happened to the note afterwards; some issuers put only the answer beside it (`retEvento`). */
const tipoDoEvento = (evento: XmlElement): string =>
  texto(evento, evento.name === 'retEvento' ? 'infEvento/tpEvento' : 'evento/infEvento/tpEvento');

/** `nfeProc` of the layout 4.00. Throws `ForaDoLeiaute`. */
export function lerLeiaute(raiz: XmlElement): Leiaute {
  exigirLugares(raiz, LUGARES);
  const partes = somente(raiz, ['NFe', 'protNFe', ...EVENTOS]);
  const nfe = exigido(raiz, 'NFe');
  const partesDaNota = somente(nfe, ['infNFe', 'infNFeSupl', 'Signature']);
  const infNFe = exigido(nfe, 'infNFe');
  const protNFe = exigido(raiz, 'protNFe');
  const id = infNFe.attributes.get('Id') ?? '';
  const nota: NotaLida = {
    versoes: [raiz, infNFe, protNFe].map(({ attributes }) => attributes.get('versao') ?? ''),
    id,
    chave: id.replace(/^NFe/, ''),
    ide: campos(exigido(infNFe, 'ide'), CAMPOS_DA_IDE),
    emitente: pessoa(um(infNFe, 'emit')),
    destinatario: pessoa(um(infNFe, 'dest')),
    itens: itensDe(infNFe),
    totais: totaisDe(infNFe),
    retencoes: retencoesDe(infNFe),
    informacoes: talvez(infNFe, 'infAdic/infCpl'),
    protocolo: campos(exigido(protNFe, 'infProt'), CAMPOS_DO_PROTOCOLO),
    eventos: partes.filter(({ name }) => EVENTOS.includes(name)).map(tipoDoEvento),
  };
  return { infNFe, assinaturas: partesDaNota.filter(({ name }) => name === 'Signature'), nota };
}
