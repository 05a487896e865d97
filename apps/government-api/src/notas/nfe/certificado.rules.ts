import { X509Certificate } from 'node:crypto';
import { BadDer, type Der, derIn } from './der.ts';

const EXTENSIONS = 0xa3;
const OTHER_NAME = 0xa0;
const OBJECT_IDENTIFIER = 0x06;
const SUBJECT_ALTERNATIVE_NAME = Buffer.from('551d11', 'hex');
/** 2.16.76.1.3.3: the CNPJ of the holder (DOC-ICP-04, item 7.1.2.3). */
const CNPJ_DO_TITULAR = Buffer.from('604c010303', 'hex');
/** DOC-ICP-01.01 asks for 2048 since 2012. */
const MENOR_CHAVE = 2048;
const MAIS_DEGRAUS = 6;

const holds = ({ tag, body }: Der | undefined = { tag: 0, body: Buffer.alloc(0) }, oid: Buffer) =>
  tag === OBJECT_IDENTIFIER && body.equals(oid);

function nomesAlternativos(certificado: X509Certificate): Der[] {
  const [tudo] = derIn(certificado.raw);
  const [corpo] = derIn(tudo?.body ?? Buffer.alloc(0));
  const extensoes = derIn(corpo?.body ?? Buffer.alloc(0)).find(({ tag }) => tag === EXTENSIONS);
  const [lista] = derIn(extensoes?.body ?? Buffer.alloc(0));
  const partes = derIn(lista?.body ?? Buffer.alloc(0)).map(({ body }) => derIn(body));
  const valores = partes.filter(([oid]) => holds(oid, SUBJECT_ALTERNATIVE_NAME)).map(parte => parte.at(-1)?.body);
  return valores.flatMap(valor => derIn(derIn(valor ?? Buffer.alloc(0))[0]?.body ?? Buffer.alloc(0)));
}

/** The holder's CNPJ; null where the certificate says none, or more than one. */
export function cnpjDoCertificado(certificado: X509Certificate): string | null {
  try {
    const outros = nomesAlternativos(certificado).filter(({ tag }) => tag === OTHER_NAME);
    const ditos = outros.map(({ body }) => derIn(body)).filter(([oid]) => holds(oid, CNPJ_DO_TITULAR));
    const [unico] = ditos;
    if (!unico || ditos.length > 1) return null;
    const texto = derIn(unico[1]?.body ?? Buffer.alloc(0))[0]?.body.toString('latin1') ?? '';
    return /^[0-9A-Z]{12}[0-9]{2}$/.test(texto) ? texto : null;
  } catch (error) {
    if (error instanceof BadDer) return null;
    throw error;
  }
}

/** Null where the bytes are no certificate, or its key is not one that notes are signed with. */
export function lerCertificado(der: Buffer): X509Certificate | null {
  try {
    const certificado = new X509Certificate(der);
    const { asymmetricKeyType, asymmetricKeyDetails } = certificado.publicKey;
    const serve = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MENOR_CHAVE;
    return serve && certificado.raw.equals(der) ? certificado : null;
  } catch {
    return null;
  }
}

export const valeEm = (certificado: X509Certificate, instante: number): boolean =>
  Date.parse(certificado.validFrom) <= instante && instante <= Date.parse(certificado.validTo);

const emitiu = (acima: X509Certificate, abaixo: X509Certificate): boolean =>
  acima.ca && abaixo.checkIssued(acima) && abaixo.verify(acima.publicKey);

/** Whether authorities of the agency's trust lead from the certificate to one of them that signed itself. */
export function chegaARaiz(
  certificado: X509Certificate,
  confianca: readonly X509Certificate[],
  instante: number,
  degraus = MAIS_DEGRAUS,
): boolean {
  return confianca
    .filter(acima => valeEm(acima, instante) && emitiu(acima, certificado))
    .some(acima => emitiu(acima, acima) || (degraus > 0 && chegaARaiz(acima, confianca, instante, degraus - 1)));
}
