import { createHash, verify, type X509Certificate } from 'node:crypto';
import { canonical } from './canonical-xml.ts';
import { lerCertificado } from './certificado.rules.ts';
import { elementsOf, type XmlElement } from './strict-xml.ts';

const NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
/** Exactly these two, in this order (MOC, item 4.3.4): the first takes nothing from infNFe, beside which the signature stands. */
const TRANSFORMACOES = [`${NAMESPACE}enveloped-signature`, C14N];
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
};

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

function ler(assinatura: XmlElement): Assinatura {
  const [signedInfo, valor, keyInfo] = partes(assinatura, ['SignedInfo', 'SignatureValue', 'KeyInfo']);
  const info = exigir(signedInfo);
  const [forma, metodo, reference] = partes(info, ['CanonicalizationMethod', 'SignatureMethod', 'Reference']);
  const referencia = exigir(reference);
  const [transforms, resumo, digesto] = partes(referencia, ['Transforms', 'DigestMethod', 'DigestValue'], ['URI']);
  const feitas = partes(exigir(transforms), ['Transform', 'Transform']).map(algoritmoDe);
  if (algoritmoDe(forma) !== C14N || feitas.join() !== TRANSFORMACOES.join()) throw new ForaDoPadrao();
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
  };
}

/** Null where it is not the one form that the standard of the NF-e allows. */
export function lerAssinatura(assinatura: XmlElement): Assinatura | null {
  try {
    return ler(assinatura);
  } catch (error) {
    if (error instanceof ForaDoPadrao) return null;
    throw error;
  }
}

export const digestoConfere = ({ resumo, digesto }: Assinatura, infNFe: XmlElement): boolean =>
  createHash(resumo).update(canonical(infNFe)).digest().equals(digesto);

export const valorConfere = ({ algoritmo, signedInfo, valor, certificado }: Assinatura): boolean =>
  verify(algoritmo, canonical(signedInfo), certificado.publicKey, valor);
