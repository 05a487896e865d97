import { CryptoKeySigner } from '@libpdf/core';
import { Constructed, Integer, ObjectIdentifier, OctetString, PrintableString, Sequence, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, CryptoEngine, Extension, ExtKeyUsage } from 'pkijs';
import { signPdf } from '../../src/documents/pdf-signing.ts';
import { TimeStamps } from '../../src/documents/time-stamps.ts';

/** Its own type fits its own functions only outside the browser's library, with which the journeys are checked. */
const ENGINE = new CryptoEngine({ crypto: globalThis.crypto }) as unknown as NonNullable<
  Parameters<Certificate['sign']>[2]
>;
type Chave = Awaited<ReturnType<typeof globalThis.crypto.subtle.importKey>>;
type ParDeChaves = { readonly privateKey: Chave; readonly publicKey: Chave };
const EC = { name: 'ECDSA', namedCurve: 'P-256' };
const RSA = {
  ...{ name: 'RSASSA-PKCS1-v1_5', modulusLength: 2_048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
};
const PESSOA = '2.16.76.1.3.1';
const serie = (function* () {
  for (let n = 1; ; n += 1) yield n;
})();

export type Emitido = {
  readonly nome: string;
  readonly certificado: Certificate;
  readonly der: Buffer;
  readonly pem: string;
  readonly chave: Chave;
};
export type Pedido = {
  readonly nome: string;
  /** Null: it signs itself. */
  readonly por: Emitido | null;
  readonly ca?: boolean;
  readonly cpf?: string | undefined;
  /** The number as text, as some authorities write it. */
  readonly texto?: boolean;
  readonly de?: Date;
  readonly ate?: Date;
  readonly usos?: readonly string[];
  /** A key of RSA, as the certificates of gov.br have. */
  readonly rsa?: boolean;
};

const nomeado = (nome: string) => [
  new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: nome }) }),
];

/** An authority or a person under it, as ICP-Brasil would issue them; trusted by nothing. */
export async function emitir(pedido: Pedido): Promise<Emitido> {
  const { nome, por, ca = false, cpf, texto = false, usos, rsa = false, ...entre } = pedido;
  const par = (await globalThis.crypto.subtle.generateKey(rsa ? RSA : EC, true, ['sign', 'verify'])) as ParDeChaves;
  const certificado = new Certificate();
  certificado.version = 2;
  certificado.serialNumber = new Integer({ value: serie.next().value });
  certificado.subject.typesAndValues = nomeado(nome);
  certificado.issuer.typesAndValues = por ? por.certificado.subject.typesAndValues : nomeado(nome);
  certificado.notBefore.value = entre.de ?? new Date('2020-01-01T00:00:00Z');
  certificado.notAfter.value = entre.ate ?? new Date('2049-01-01T00:00:00Z');
  const limites = new BasicConstraints({ cA: ca }).toSchema().toBER();
  certificado.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: limites }),
    ...(cpf === undefined ? [] : [nomesDe(cpf, texto)]),
    ...(usos ? [new Extension({ extnID: '2.5.29.37', critical: true, extnValue: usosDe(usos) })] : []),
  ];
  await certificado.subjectPublicKeyInfo.importKey(par.publicKey, ENGINE);
  await certificado.sign(por?.chave ?? par.privateKey, 'SHA-256', ENGINE);
  const der = Buffer.from(certificado.toSchema(true).toBER());
  const linhas = der.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${linhas.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { nome, certificado: Certificate.fromBER(der), der, pem, chave: par.privateKey };
}

const usosDe = (usos: readonly string[]) => new ExtKeyUsage({ keyPurposes: [...usos] }).toSchema().toBER();

function nomesDe(cpf: string, texto: boolean): Extension {
  const dito = `01011980${cpf}${'0'.repeat(11)}${'0'.repeat(15)}SSPMA`;
  const valor = texto
    ? new PrintableString({ value: dito })
    : new OctetString({ valueHex: Buffer.from(dito, 'latin1') });
  const nomes = new Sequence({ value: [outroNome(valor)] });
  return new Extension({ extnID: '2.5.29.17', critical: false, extnValue: nomes.toBER() });
}

const outroNome = (valor: PrintableString | OctetString) =>
  new Constructed({
    idBlock: { tagClass: 3, tagNumber: 0 },
    value: [
      new ObjectIdentifier({ value: PESSOA }),
      new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [valor] }),
    ],
  });

/** A root, an authority below it, and whom it issues certificates to. */
export async function autoridadeDeTeste(nome = 'AC Raiz de teste') {
  const raiz = await emitir({ nome, por: null, ca: true });
  const intermediaria = await emitir({ nome: `${nome}, intermediária`, por: raiz, ca: true });
  const pessoa = (cpf: string | undefined, mais: Partial<Pedido> = {}) =>
    emitir({ nome: `PESSOA DE TESTE:${cpf ?? 'sem'}`, por: intermediaria, cpf, ...mais });
  return { raiz, intermediaria, pessoa };
}

/** The file with a person's signature after its last byte, made outside the product. */
export async function assinadoPor(
  pdf: Buffer,
  { der, chave }: Emitido,
  acima: readonly Emitido[],
  { field = 'Pessoa', carimbo = null }: { field?: string; carimbo?: string | null } = {},
): Promise<Buffer> {
  const ec = chave.algorithm.name === 'ECDSA';
  const signer = new CryptoKeySigner(
    chave,
    der,
    ec ? 'EC' : 'RSA',
    ec ? 'ECDSA' : 'RSASSA-PKCS1-v1_5',
    acima.map(each => each.der),
  );
  const stamps = carimbo === null ? null : new TimeStamps(carimbo);
  return (await signPdf(pdf, { signer, stamps, at: new Date(), field })).pdf;
}
