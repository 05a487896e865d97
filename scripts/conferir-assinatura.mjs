#!/usr/bin/env node
// Checks a signature by key without the system that kept it: this file, Node, and what /verificacao/{código} answered. It uses no part of
// the product. RFC 9162 says how a document is found under a root, WebAuthn level 2 (7.2) what an authenticator signs.
//
//   node conferir-assinatura.mjs ORIGEM CHAVE RESPOSTA [PASTA]
//
// ORIGEM is the address people sign at, as https://alimentacao.gov.br. CHAVE is whose signature it should be: the code of the key, as
// its owner's list shows it, or its SHA-256, as the ledger wrote it (chave-confirmada … chave=…); without it, a dash, any key is taken and its code told.
// PASTA gets, of each signature, what `openssl dgst -sha256 -verify N.pem -signature N.sig N.dat` asks. Ends with 0 where all agrees.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TAG = 'alipen.assinatura-por-chave/1';
const [PRESENT, VERIFIED] = [0x01, 0x04];
const HASH_BYTES = 32;
const CODE_DIGITS = 12;

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const bytes = base64url => Buffer.from(base64url, 'base64url');

export class Discrepancy extends Error {}
const fail = words => {
  throw new Discrepancy(words);
};

/** RFC 9162, 2.1.3.2. */
function rootFromPath({ folha, indice, folhas, caminho }) {
  if (!(indice < folhas)) fail('O lugar do documento não existe.');
  let [node, last, hash] = [indice, folhas - 1, sha256(Buffer.from([0]), Buffer.from(folha, 'utf8'))];
  for (const hex of caminho) {
    const other = Buffer.from(hex, 'hex');
    if (last === 0) fail('O caminho tem resumos a mais.');
    if (node % 2 === 1 || node === last) {
      hash = sha256(Buffer.from([1]), other, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    } else hash = sha256(Buffer.from([1]), hash, other);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  if (last !== 0) fail('O caminho tem resumos a menos.');
  return hash;
}

/** The document is the answer's own: its day, its version and its hash, and no other line. */
function checkDocument({ data, versao, hash }, proof) {
  const line = /^mapa lotacao=[1-9]\d* (data=\S+ versao=\d+ resumo=[0-9a-f]{64})$/.exec(proof.folha);
  if (line?.[1] !== `data=${data} versao=${versao} resumo=${hash}`) fail('O documento assinado é outro.');
  if (rootFromPath(proof).toString('hex') !== proof.raiz) fail('O documento não está entre os assinados.');
}

function checkBrowser(client, { challenge, origin }) {
  if (client.type !== 'webauthn.get') fail('O navegador não pediu uma assinatura.');
  if (client.challenge !== challenge) fail('O gesto assinou outra coisa, ou em outro papel.');
  if (client.crossOrigin === true || client.origin !== origin) fail('O gesto foi feito em outro endereço.');
}

function checkAuthenticator(data, origin, domain) {
  const { hostname } = new URL(origin);
  if (hostname !== domain && !hostname.endsWith(`.${domain}`)) fail('A chave é de outro domínio.');
  if (!data.subarray(0, HASH_BYTES).equals(sha256(Buffer.from(domain)))) fail('A chave é de outro endereço.');
  const flags = data[HASH_BYTES] ?? 0;
  if (!(flags & PRESENT)) fail('Ninguém tocou no autenticador.');
  if (!(flags & VERIFIED)) fail('O autenticador não conferiu a pessoa.');
}

export const codeOf = spki => sha256(spki).toString('hex').slice(0, CODE_DIGITS).toUpperCase().match(/.{4}/g).join('-');

function checkKey(spki, expected) {
  if (expected === '-') return;
  const hash = sha256(spki).toString('hex');
  if (hash !== expected.toLowerCase() && codeOf(spki) !== expected.toUpperCase()) fail('A chave é de outra pessoa.');
}

/** What the authenticator signed, the signature and the key, as bytes. */
export const signedBy = ({ dadosAutenticador, dadosCliente, assinatura, chavePublica }) => ({
  signed: Buffer.concat([bytes(dadosAutenticador), sha256(bytes(dadosCliente))]),
  signature: bytes(assinatura),
  spki: bytes(chavePublica),
});

function read(make, words) {
  try {
    return make();
  } catch {
    return fail(words);
  }
}

/** `map` is the answer of /verificacao, `signature` one of its `assinaturas`. Throws a Discrepancy at the first thing that is not so. */
export function checkSignature(map, signature, { origin, key }) {
  const { papel, prova } = signature;
  if (prova.papel !== papel) fail('O gesto foi dado em outro papel.');
  checkDocument(map, prova);
  const challenge = sha256(Buffer.from(`${TAG}\n${papel}\n`), Buffer.from(prova.raiz, 'hex')).toString('base64url');
  const client = read(
    () => JSON.parse(bytes(prova.dadosCliente).toString('utf8')),
    'O que o navegador disse não se lê.',
  );
  checkBrowser(client, { challenge, origin });
  checkAuthenticator(bytes(prova.dadosAutenticador), origin, prova.dominio);
  const { signed, signature: made, spki } = signedBy(prova);
  checkKey(spki, key);
  const publicKey = read(() => createPublicKey({ key: spki, format: 'der', type: 'spki' }), 'A chave não se lê.');
  if (!publicKey.export({ format: 'der', type: 'spki' }).equals(spki)) fail('A chave está escrita de outro modo.');
  if (!read(() => verify('sha256', signed, publicKey, made), 'A assinatura não se lê.')) fail('A assinatura é falsa.');
  return { papel, chave: codeOf(spki), folhas: prova.folhas - 1 };
}

export function writeForOpenssl(folder, n, prova) {
  const { signed, signature, spki } = signedBy(prova);
  const pem = createPublicKey({ key: spki, format: 'der', type: 'spki' }).export({ format: 'pem', type: 'spki' });
  writeFileSync(join(folder, `${n}.pem`), pem);
  writeFileSync(join(folder, `${n}.sig`), signature);
  writeFileSync(join(folder, `${n}.dat`), signed);
}

function main([origin, key, answer, folder]) {
  if (!answer) {
    console.error(
      'Uso: node conferir-assinatura.mjs ORIGEM CHAVE|- RESPOSTA [PASTA], como está no alto deste arquivo.',
    );
    return 2;
  }
  const map = JSON.parse(readFileSync(answer, 'utf8'));
  const byKey = map.assinaturas.filter(({ prova }) => prova);
  try {
    if (byKey.length === 0) fail('Nenhuma assinatura deste mapa foi feita por chave.');
    for (const [n, signature] of byKey.entries()) {
      const { papel, chave, folhas } = checkSignature(map, signature, { origin, key });
      if (folder) writeForOpenssl(folder, n, signature.prova);
      console.log(`Confere: ${papel}, chave ${chave}, um gesto sobre ${folhas} documento(s).`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Discrepancy)) throw error;
    console.error(`NÃO CONFERE. ${error.message}`);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
