import { centavosDe, exato } from './numeros.rules.ts';
import { elementsOf, walk, type XmlElement } from './strict-xml.ts';

const NAMESPACE_DA_NFE = 'http://www.portalfiscal.inf.br/nfe';
const BLANK = /^[ \t\n\r]*$/;

/** What the layout 4.00 does not allow, where it was found; the rest of the note is not read. */
export class ForaDoLeiaute extends Error {
  constructor(readonly onde: string) {
    super(onde);
  }
}

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
type Retencao = { readonly codigo: (typeof RETENCOES)[number]; readonly centavos: number };
export type NotaLida = {
  readonly versoes: readonly string[];
  readonly id: string;
  readonly chave: string;
  readonly ide: Readonly<Record<(typeof CAMPOS_DA_IDE)[number], string>>;
  readonly emitente: { readonly cnpj: string; readonly nome: string };
  readonly destinatario: { readonly cnpj: string; readonly nome: string };
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
const RETENCOES = ['vIRRF', 'vRetPIS', 'vRetCOFINS', 'vRetCSLL', 'vRetPrev'] as const;

const EVENTOS = ['procEventoNFe', 'retEvento'];

/** The children of these names and no others, in any number. */
function somente(pai: XmlElement, nomes: readonly string[]): XmlElement[] {
  const estranho = elementsOf(pai).find(({ name }) => !nomes.includes(name));
  if (estranho) throw new ForaDoLeiaute(`${pai.name}/${estranho.name}`);
  if (pai.children.some(cada => typeof cada === 'string' && !BLANK.test(cada))) throw new ForaDoLeiaute(pai.name);
  return elementsOf(pai);
}

function um(pai: XmlElement | undefined, caminho: string): XmlElement | undefined {
  let atual = pai;
  for (const nome of caminho.split('/')) {
    const achados = atual ? elementsOf(atual).filter(({ name }) => name === nome) : [];
    if (achados.length > 1) throw new ForaDoLeiaute(`${caminho} repetido`);
    atual = achados[0];
  }
  return atual;
}

function exigido(pai: XmlElement | undefined, caminho: string): XmlElement {
  const achado = um(pai, caminho);
  if (!achado) throw new ForaDoLeiaute(`falta ${caminho}`);
  return achado;
}

function folha(elemento: XmlElement): string {
  if (elementsOf(elemento).length) throw new ForaDoLeiaute(elemento.name);
  return elemento.children.join('');
}

const texto = (pai: XmlElement, caminho: string): string => folha(exigido(pai, caminho));
const talvez = (pai: XmlElement, caminho: string): string => {
  const achado = um(pai, caminho);
  return achado ? folha(achado) : '';
};
const campos = <N extends string>(pai: XmlElement, nomes: readonly N[]) =>
  Object.fromEntries(nomes.map(nome => [nome, texto(pai, nome)])) as Record<N, string>;

function centavos(pai: XmlElement, caminho: string): number {
  const achado = um(pai, caminho);
  const escrito = achado ? folha(achado) : '0.00';
  const lido = centavosDe(escrito);
  if (lido === null) throw new ForaDoLeiaute(`${caminho} = ${escrito.slice(0, 40)}`);
  return lido;
}

function decimal(pai: XmlElement, caminho: string): bigint {
  const escrito = texto(pai, caminho);
  const lido = exato(escrito);
  if (lido === null) throw new ForaDoLeiaute(`${caminho} = ${escrito.slice(0, 40)}`);
  return lido;
}

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

/** Only three elements have an identifier in this layout, and none may have that of another. */
function exigirIdentificadores(raiz: XmlElement): void {
  const donos = ['infNFe', 'infProt', 'infEvento'];
  const vistos = new Set<string>();
  for (const { name, attributes } of walk(raiz)) {
    for (const [atributo, valor] of attributes) {
      if (!/^(?:xml:)?id$/i.test(atributo)) continue;
      if (atributo !== 'Id' || !donos.includes(name) || vistos.has(valor))
        throw new ForaDoLeiaute(`${name}/@${atributo}`);
      vistos.add(valor);
    }
  }
}

/** The namespace of the layout everywhere, and that of signatures only below a signature in its place. */
function exigirLugares(raiz: XmlElement, lugar: string): void {
  for (const filho of elementsOf(raiz)) {
    const assinatura = filho.name === 'Signature';
    if (assinatura && !/^(?:NFe|evento)$/.test(raiz.name)) throw new ForaDoLeiaute(`${lugar}/Signature`);
    if (assinatura) continue;
    if (filho.namespace !== NAMESPACE_DA_NFE) throw new ForaDoLeiaute(`${lugar}/${filho.name}`);
    if (filho.name === 'infNFe' && lugar !== 'nfeProc/NFe') throw new ForaDoLeiaute(`${lugar}/infNFe`);
    exigirLugares(filho, `${lugar}/${filho.name}`);
  }
}

/** What happened to the note afterwards; some issuers put only the answer beside it (`retEvento`). */
const tipoDoEvento = (evento: XmlElement): string =>
  texto(evento, evento.name === 'retEvento' ? 'infEvento/tpEvento' : 'evento/infEvento/tpEvento');

const pessoa = (infNFe: XmlElement, qual: string) => ({
  cnpj: talvez(infNFe, `${qual}/CNPJ`),
  nome: talvez(infNFe, `${qual}/xNome`),
});

/** `nfeProc` of the layout 4.00. Throws `ForaDoLeiaute`. */
export function lerLeiaute(raiz: XmlElement): Leiaute {
  if (raiz.namespace !== NAMESPACE_DA_NFE) throw new ForaDoLeiaute('nfeProc/@xmlns');
  exigirIdentificadores(raiz);
  exigirLugares(raiz, 'nfeProc');
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
    emitente: pessoa(infNFe, 'emit'),
    destinatario: pessoa(infNFe, 'dest'),
    itens: itensDe(infNFe),
    totais: totaisDe(infNFe),
    retencoes: retencoesDe(infNFe),
    informacoes: talvez(infNFe, 'infAdic/infCpl'),
    protocolo: campos(exigido(protNFe, 'infProt'), CAMPOS_DO_PROTOCOLO),
    eventos: partes.filter(({ name }) => EVENTOS.includes(name)).map(tipoDoEvento),
  };
  return { infNFe, assinaturas: partesDaNota.filter(({ name }) => name === 'Signature'), nota };
}
