import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

const ED25519 = 1;
const PREFIXO = 'alipen.livro/';
/** Hexadecimal digits of the key's hash in the name of the ledger. */
const DO_NOME = 16;

export type Chave = { readonly privada: JsonWebKey; readonly publica: Buffer };
export type Cabeca = { readonly tamanho: number; readonly raiz: Buffer };

export function novaChave(): Chave {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privada: privateKey.export({ format: 'jwk' }), publica: Buffer.from(x, 'base64url') };
}

/** A ledger is called by its key, so that one with another key is another ledger. */
const origemDe = (publica: Buffer): string =>
  PREFIXO + createHash('sha256').update(publica).digest('hex').slice(0, DO_NOME);

/** Four bytes by which a signature names its key (C2SP signed-note). */
const marcaDe = (origem: string, publica: Buffer): Buffer =>
  createHash('sha256')
    .update(`${origem}\n`)
    .update(Buffer.from([ED25519]))
    .update(publica)
    .digest()
    .subarray(0, 4);

/** What a witness writes down once: the name of the ledger and its key, as C2SP signed-note writes a verifier key. */
export function chaveEscrita({ publica }: Pick<Chave, 'publica'>): string {
  const origem = origemDe(publica);
  const marca = marcaDe(origem, publica).toString('hex');
  return `${origem}+${marca}+${Buffer.concat([Buffer.from([ED25519]), publica]).toString('base64')}`;
}

/** C2SP tlog-checkpoint: the ledger's name, its size, its root, and one line of signature. */
export function seloDe({ privada, publica }: Chave, { tamanho, raiz }: Cabeca): string {
  const origem = origemDe(publica);
  const corpo = `${origem}\n${tamanho}\n${raiz.toString('base64')}\n`;
  const assinatura = sign(null, Buffer.from(corpo), createPrivateKey({ key: privada, format: 'jwk' }));
  const dito = Buffer.concat([marcaDe(origem, publica), assinatura]).toString('base64');
  return `${corpo}\n— ${origem} ${dito}\n`;
}

/** Hexadecimal digits of the root on a paper: 64 bits, by which nobody finds another ledger. */
const NO_PAPEL = 16;

export const livroEscrito = ({ tamanho, raiz }: Cabeca): string =>
  `Livro de registro: ${tamanho.toLocaleString('pt-BR')} folhas, ${raiz.toString('hex').slice(0, NO_PAPEL)}`;
