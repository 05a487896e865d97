#!/usr/bin/env node
// For a witness of the ledger who signs: checks that the new head follows the one kept, keeps the new one, and signs it too (C2SP
// tlog-cosignature/v1). This file, conferir-livro.mjs and Node; nothing of the product.
//
//   node testemunhar-livro.mjs chave NOME ARQUIVO                          makes a key in the file, and writes the line for the agency
//   node testemunhar-livro.mjs assinar ARQUIVO CHAVE GUARDADO RESPOSTA     signs the head in what /livro/consistencia?de=… answered
//
// CHAVE is the ledger's. GUARDADO is the head kept last time; where there is none, RESPOSTA is the first head as it came, and is believed.
// NOME has no space and no +, as in tce.ma.gov.br/livro. Ends with 1, and signs nothing, where the ledger was rewritten.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkConsistency, Discrepancy, readKey, readSeal } from './conferir-livro.mjs';

const COSIGNATURE_V1 = 4;
const PEM = { type: 'pkcs8', format: 'pem' };

/** A key as the witness keeps it: its name in the first line, and PKCS#8 in PEM. */
export function newWitness(name) {
  if (!/^[^\s+]+$/.test(name))
    throw new Discrepancy('O nome da testemunha não tem espaço nem +, como em tce.ma.gov.br/livro.');
  return `${name}\n${generateKeyPairSync('ed25519').privateKey.export(PEM)}`;
}

function read(witness) {
  const name = witness.slice(0, witness.indexOf('\n'));
  const key = createPrivateKey(witness.slice(name.length + 1));
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const raw = Buffer.concat([Buffer.from([COSIGNATURE_V1]), Buffer.from(x, 'base64url')]);
  return { name, key, raw, mark: createHash('sha256').update(`${name}\n`).update(raw).digest().subarray(0, 4) };
}

/** The line that the agency registers. */
export function witnessKey(witness) {
  const { name, mark, raw } = read(witness);
  return `${name}+${mark.toString('hex')}+${raw.toString('base64')}`;
}

/** The head with the witness's line under it; `seconds` since 1970. */
export function cosign(witness, head, seconds = Math.floor(Date.now() / 1000)) {
  const { name, key, mark } = read(witness);
  const body = head.slice(0, head.indexOf('\n\n') + 1);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(seconds));
  const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${body}`), key);
  return `${head}— ${name} ${Buffer.concat([mark, time, signature]).toString('base64')}\n`;
}

function signNext(file, key, kept, answered) {
  const text = readFileSync(answered, 'utf8');
  const answer = text.trimStart().startsWith('{') ? JSON.parse(text) : undefined;
  if (existsSync(kept)) {
    if (!answer) throw new Discrepancy('Há um selo guardado: dê a resposta de /livro/consistencia, não um selo.');
    checkConsistency({ key, before: readFileSync(kept, 'utf8'), answer });
  }
  const head = answer ? answer.selo : text;
  readSeal(head, readKey(key));
  // Whole or not at all: a head half written would make the next ledger look rewritten.
  writeFileSync(`${kept}.novo`, head);
  renameSync(`${kept}.novo`, kept);
  return cosign(readFileSync(file, 'utf8'), head);
}

function makeKey(name, file) {
  const witness = newWitness(name);
  writeFileSync(file, witness, { mode: 0o600, flag: 'wx' });
  return `${witnessKey(witness)}\n`;
}

const COMMANDS = { chave: [makeKey, 2], assinar: [signNext, 4] };

function main([command, ...given]) {
  const [run, wanted] = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : [];
  if (given.length !== wanted) {
    console.error('Uso: node testemunhar-livro.mjs chave|assinar …, como está no alto deste arquivo.');
    return 2;
  }
  try {
    process.stdout.write(run(...given));
    return 0;
  } catch (error) {
    if (!(error instanceof Discrepancy)) throw error;
    console.error(`NADA FOI ASSINADO. ${error.message}`);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
