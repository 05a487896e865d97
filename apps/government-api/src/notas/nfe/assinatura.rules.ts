import { createHash, verify, type X509Certificate } from 'node:crypto';
import { canonical, type Declared } from './canonical-xml.ts';
import { lerCertificado } from './certificado.rules.ts';
import { elementsOf, type XmlElement } from './strict-xml.ts';

const NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const EXCLUSIVA = 'http://www.w3.org/2001/10/xml-exc-c14n#';
/** The first of two transforms (MOC, item 4.3.4): it takes nothing from what is signed, beside which the signature stands. */
const ENVELOPADA = `${NAMESPACE}enveloped-signature`;

/** The canonical forms that a layout takes, and whether each has in it what is declared above the element. */
export type Formas = ReadonlyMap<string, Forma>;
/** What stands on `nfeProc` was not there when the `NFe` was signed. */
export const FORMAS_DA_NFE: Formas = new Map([[C14N, 'sozinho']]);
/** The national Sefin signs in the exclusive form, cities in either; the reader knows no comments, so with them is without. */
export const FORMAS_DA_NFSE: Formas = new Map([
  [C14N, 'com o que está acima'],
  [`${C14N}#WithComments`, 'com o que está acima'],
  [EXCLUSIVA, 'sozinho'],
  [`${EXCLUSIVA}WithComments`, 'sozinho'],
]);
const RESUMOS: ReadonlyMap<string, string> = new Map([
  [`${NAMESPACE}sha1`, 'sha1'],
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
]);
const ASSINATURAS: ReadonlyMap<string, string> = new Map([
  [`${NAMESPACE}rsa-sha1`, 'sha1'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'sha256'],
]);
const BLANK = /^[ \t\n\r]*$/;

export type Assinatura = {
  readonly signedInfo: XmlElement;
  readonly algoritmo: string;
  readonly resumo: string;
  readonly referencia: string;
  readonly digesto: Buffer;
  readonly valor: Buffer;
  readonly certificado: X509Certificate;
  /** The form of `SignedInfo` and that of what is signed. */
  readonly formas: { readonly info: Forma; readonly dados: Forma };
};
type Forma = 'com o que está acima' | 'sozinho';

class ForaDoPadrao extends Error {}

/** The children of these names, each once and in this order, and nothing else: neither text nor an attribute that is not named. */
function partes(elemento: XmlElement, nomes: readonly string[], atributos: readonly string[] = []): XmlElement[] {
  const filhos = elementsOf(elemento);
  const ditos = [...elemento.attributes.keys()].filter(nome => nome !== 'xmlns');
  const certo =
    elemento.namespace === NAMESPACE &&
    ditos.join() === atributos.join() &&
    filhos.map(({ name }) => name).join() === nomes.join() &&
    filhos.every(({ namespace }) => namespace === NAMESPACE) &&
    elemento.children.every(filho => typeof filho !== 'string' || BLANK.test(filho));
  if (!certo) throw new ForaDoPadrao();
  return filhos;
}

function algoritmoDe(elemento: XmlElement | undefined): string {
  if (!elemento) throw new ForaDoPadrao();
  partes(elemento, [], ['Algorithm']);
  return elemento.attributes.get('Algorithm') ?? '';
}

function exigir<T>(valor: T | null | undefined): T {
  if (valor === null || valor === undefined) throw new ForaDoPadrao();
  return valor;
}

/** Base64 as one writer would write it, whatever white space stands in it. */
function base64(elemento: XmlElement | undefined): Buffer {
  if (!elemento || elementsOf(elemento).length || elemento.attributes.size) throw new ForaDoPadrao();
  const texto = elemento.children.join('').replaceAll(/[ \t\n\r]/g, '');
  const lido = Buffer.from(texto, 'base64');
  if (!texto || lido.toString('base64') !== texto) throw new ForaDoPadrao();
  return lido;
}

function ler(assinatura: XmlElement, formas: Formas): Assinatura {
  const [signedInfo, valor, keyInfo] = partes(assinatura, ['SignedInfo', 'SignatureValue', 'KeyInfo']);
  const info = exigir(signedInfo);
  const [forma, metodo, reference] = partes(info, ['CanonicalizationMethod', 'SignatureMethod', 'Reference']);
  const referencia = exigir(reference);
  const [transforms, resumo, digesto] = partes(referencia, ['Transforms', 'DigestMethod', 'DigestValue'], ['URI']);
  const [primeira, segunda] = partes(exigir(transforms), ['Transform', 'Transform']).map(algoritmoDe);
  if (primeira !== ENVELOPADA) throw new ForaDoPadrao();
  const [x509] = partes(exigir(keyInfo), ['X509Data']);
  const [certificado] = partes(exigir(x509), ['X509Certificate']);
  return {
    signedInfo: info,
    algoritmo: exigir(ASSINATURAS.get(algoritmoDe(metodo))),
    resumo: exigir(RESUMOS.get(algoritmoDe(resumo))),
    referencia: referencia.attributes.get('URI') ?? '',
    digesto: base64(digesto),
    valor: base64(valor),
    certificado: exigir(lerCertificado(base64(certificado))),
    formas: { info: exigir(formas.get(algoritmoDe(forma))), dados: exigir(formas.get(segunda ?? '')) },
  };
}

/** Null where it is not the one form that the standard allows. */
export function lerAssinatura(assinatura: XmlElement, formas: Formas): Assinatura | null {
  try {
    return ler(assinatura, formas);
  } catch (error) {
    if (error instanceof ForaDoPadrao) return null;
    throw error;
  }
}

const escrito = (elemento: XmlElement, forma: Forma, acima: Declared): Buffer =>
  forma === 'sozinho' ? canonical(elemento) : canonical(elemento, acima);

/** `acima`: what is declared above what was signed, and above the signature. */
export const digestoConfere = (
  { resumo, digesto, formas }: Assinatura,
  assinado: XmlElement,
  acima: Declared,
): boolean =>
  createHash(resumo)
    .update(escrito(assinado, formas.dados, acima))
    .digest()
    .equals(digesto);

export const valorConfere = ({ algoritmo, signedInfo, valor, certificado, formas }: Assinatura, acima: Declared) =>
  verify(algoritmo, escrito(signedInfo, formas.info, acima), certificado.publicKey, valor);
