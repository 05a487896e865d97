import { createHash, createPublicKey, verify } from 'node:crypto';

/** The kind of key and signature in C2SP tlog-cosignature/v1. */
const COSIGNATURE_V1 = 4;
const MARCA = 4;
const INSTANTE = 8;
const ASSINATURA = 64;
const PUBLICA = 32;

export type ChaveDeTestemunha = { readonly nome: string; readonly marca: Buffer; readonly publica: Buffer };

/** Undefined where the text is not a key of this kind, or its mark is not of its name and key. */
export function lerChave(texto: string): ChaveDeTestemunha | undefined {
  const [, nome = '', dita = '', base64 = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(texto) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 1 + PUBLICA || bytes[0] !== COSIGNATURE_V1) return undefined;
  const marca = createHash('sha256').update(`${nome}\n`).update(bytes).digest().subarray(0, MARCA);
  return marca.toString('hex') === dita ? { nome, marca, publica: bytes.subarray(1) } : undefined;
}

/** A head with its signatures: `corpo` is what is signed, `linhas` are the signatures. Undefined where it is not one. */
export function lerSelo(texto: string): { corpo: string; tamanho: number; linhas: string[] } | undefined {
  const [, corpo = '', tamanho = '', assinaturas = ''] =
    /^([^\n]+\n(\d{1,15})\n[^\n]+\n)\n((?:— [^\n]+\n)+)$/.exec(texto) ?? [];
  return corpo ? { corpo, tamanho: Number(tamanho), linhas: assinaturas.trimEnd().split('\n') } : undefined;
}

/** The line by which this witness signed this head; undefined where it did not, or the signature is not good. */
export function linhaDe(
  { nome, marca, publica }: ChaveDeTestemunha,
  { corpo, linhas }: { corpo: string; linhas: readonly string[] },
): string | undefined {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publica.toString('base64url') }, format: 'jwk' });
  return linhas.find(linha => {
    const [, de, base64 = ''] = linha.split(' ');
    const bytes = Buffer.from(base64, 'base64');
    if (de !== nome || bytes.length !== MARCA + INSTANTE + ASSINATURA || !bytes.subarray(0, MARCA).equals(marca))
      return false;
    const em = bytes.readBigUInt64BE(MARCA);
    const dito = Buffer.from(`cosignature/v1\ntime ${em}\n${corpo}`);
    return verify(null, dito, key, bytes.subarray(MARCA + INSTANTE));
  });
}
