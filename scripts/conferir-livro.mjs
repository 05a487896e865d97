#!/usr/bin/env node
// Checks the ledger of closings and signatures without the system that wrote it: this file, Node, and what a witness has kept. It uses
// no part of the product. RFC 9162 says how leaves become a root, C2SP signed-note and tlog-checkpoint how the root is signed.
//
//   node conferir-livro.mjs livro CHAVE SELO_ANTIGO SELO_NOVO FOLHAS [ATOS]   all of it, leaf by leaf
//   node conferir-livro.mjs consistencia CHAVE SELO_ANTIGO RESPOSTA           what /livro/consistencia answered
//   node conferir-livro.mjs papel CHAVE SELO_ANTIGO RESPOSTA                  what /verificacao-livro/{código} answered
//
// CHAVE is the line a witness wrote down on the first day. FOLHAS has a leaf a line, or the answers of /livro/folhas, one after the other;
// ATOS, a line for each act that the tables tell (select texto from livro_atos). Ends with 0 where all agrees, 1 where anything does not.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ED25519 = 1;
/** What stands before a raw Ed25519 key to make it a SubjectPublicKeyInfo (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const HASH_BYTES = 32;

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafHash = text => sha256(Buffer.from([0]), Buffer.from(text, 'utf8'));
const nodeHash = (left, right) => sha256(Buffer.from([1]), left, right);

export class Discrepancy extends Error {}
const fail = words => {
  throw new Discrepancy(words);
};

/** `name+marca+base64(algorithm, key)`; the mark is checked, so that a mistyped line is not taken for a key. */
export function readKey(line) {
  const [name, mark, encoded] = String(line)
    .trim()
    .split('+', 2)
    .concat(String(line).trim().split('+').slice(2).join('+'));
  const raw = Buffer.from(encoded ?? '', 'base64');
  if (!name || raw.length !== HASH_BYTES + 1 || raw[0] !== ED25519) fail('A chave não está no formato esperado.');
  const own = sha256(Buffer.from(`${name}\n`), raw).subarray(0, 4);
  if (own.toString('hex') !== mark) fail('A chave foi copiada com erro: a marca não é a dela.');
  const key = createPublicKey({ key: Buffer.concat([SPKI, raw.subarray(1)]), format: 'der', type: 'spki' });
  return { name, mark: own, key };
}

/** A signed head whose signature is good; else says why not. */
export function readSeal(text, key) {
  const [body, signatures] = String(text).split('\n\n');
  const [name, size, root] = (body ?? '').split('\n');
  if (name !== key.name) fail(`O selo é do livro “${name}”, e a chave é de “${key.name}”: são livros diferentes.`);
  const line = (signatures ?? '').split('\n').find(each => each.startsWith(`— ${name} `));
  const signed = Buffer.from(line?.split(' ')[2] ?? '', 'base64');
  if (!signed.subarray(0, 4).equals(key.mark)) fail('O selo não foi assinado com esta chave.');
  if (!verify(null, Buffer.from(`${body}\n`), key.key, signed.subarray(4))) fail('A assinatura do selo é falsa.');
  if (!/^[1-9]\d*$/.test(size ?? '')) fail('O selo não diz um tamanho.');
  const hash = Buffer.from(root ?? '', 'base64');
  if (hash.length !== HASH_BYTES) fail('O selo não diz um resumo.');
  return { size: Number(size), root: hash };
}

/** The root of the first leaves, for each of the sizes asked for: full subtrees wait in a stack, by their height. */
export function rootsAt(leaves, sizes) {
  const wanted = new Set(sizes);
  const found = new Map();
  const stack = [];
  leaves.forEach((text, index) => {
    let node = { hash: leafHash(text), height: 0 };
    while (stack.at(-1)?.height === node.height) {
      node = { hash: nodeHash(stack.pop().hash, node.hash), height: node.height + 1 };
    }
    stack.push(node);
    if (wanted.has(index + 1)) {
      found.set(
        index + 1,
        stack.map(({ hash }) => hash).reduceRight((right, left) => nodeHash(left, right)),
      );
    }
  });
  return found;
}

/** RFC 9162, 2.1.3.2. */
export function rootFromPath({ text, index, size, path }) {
  if (index >= size) fail('A prova é de uma folha que o livro não tem.');
  let [node, last, hash] = [index, size - 1, leafHash(text)];
  for (const other of path) {
    if (last === 0) fail('A prova tem resumos a mais.');
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(other, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    } else hash = nodeHash(hash, other);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  if (last !== 0) fail('A prova tem resumos a menos.');
  return hash;
}

/** RFC 9162, 2.1.4.2: that the smaller tree is the beginning of the larger. */
export function isBeginning(before, after, path) {
  if (before.size > after.size) fail(`O livro diminuiu: tinha ${before.size} folhas, e tem ${after.size}.`);
  if (before.size === after.size) {
    if (path.length || !before.root.equals(after.root)) fail('O mesmo tamanho tem dois resumos: há dois livros.');
    return;
  }
  const power = Number.isInteger(Math.log2(before.size));
  const [seed, ...rest] = power ? [before.root, ...path] : path;
  if (!seed) fail('A prova está vazia.');
  let [node, last] = [before.size - 1, after.size - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  let [old, now] = [seed, seed];
  for (const hash of rest) {
    if (last === 0) fail('A prova tem resumos a mais.');
    if (node % 2 === 1 || node === last) {
      old = nodeHash(hash, old);
      now = nodeHash(hash, now);
      while (node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    } else now = nodeHash(now, hash);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  if (last !== 0) fail('A prova tem resumos a menos.');
  if (!old.equals(before.root)) fail('O que estava no livro antes do selo guardado foi mudado.');
  if (!now.equals(after.root)) fail('A prova não é deste livro.');
}

/** The whole ledger against two heads: what was there is there, in its place, and nothing else is under the new head. */
export function checkLedger({ key, before, after, leaves, acts }) {
  const reader = readKey(key);
  const [old, now] = [readSeal(before, reader), readSeal(after, reader)];
  if (old.size > now.size) fail(`O livro diminuiu: tinha ${old.size} folhas, e tem ${now.size}.`);
  if (leaves.length < now.size) fail(`Faltam folhas: o selo diz ${now.size}, e vieram ${leaves.length}.`);
  const roots = rootsAt(leaves, [old.size, now.size]);
  if (!roots.get(old.size).equals(old.root)) fail('O que estava no livro antes do selo guardado foi mudado.');
  if (!roots.get(now.size).equals(now.root)) fail('As folhas não são as do selo novo.');
  if (acts) checkActs(leaves, acts);
  return { folhas: leaves.length, desde: old.size };
}

/** Each act of the tables has its leaf, and each leaf its act. */
export function checkActs(leaves, acts) {
  const [written, told] = [new Set(leaves), new Set(acts)];
  if (written.size !== leaves.length) fail('A mesma folha está duas vezes no livro.');
  const missing = leaves.find(leaf => !told.has(leaf));
  if (missing) fail(`O livro registrou, e os registros já não dizem: ${missing}`);
  const extra = acts.find(act => !written.has(act));
  if (extra) fail(`Os registros dizem, e o livro não registrou: ${extra}`);
}

const hashes = list => list.map(hex => Buffer.from(hex, 'hex'));

export function checkConsistency({ key, before, answer }) {
  const reader = readKey(key);
  const [old, now] = [readSeal(before, reader), readSeal(answer.selo, reader)];
  if (answer.de !== old.size) fail(`A prova é de ${answer.de} folhas, e o selo guardado é de ${old.size}.`);
  isBeginning(old, now, hashes(answer.prova));
  return { folhas: now.size, desde: old.size };
}

/** That each leaf of a paper is under the head that came with it, and that this head is not older than the one kept. */
export function checkPaper({ key, before, answer }) {
  const reader = readKey(key);
  const now = readSeal(answer.selo ?? '', reader);
  const old = before && readSeal(before, reader);
  if (old && old.size > now.size) fail(`O livro diminuiu: tinha ${old.size} folhas, e tem ${now.size}.`);
  if (old && old.size === now.size && !old.root.equals(now.root))
    fail('O mesmo tamanho tem dois resumos: há dois livros.');
  for (const { texto, indice, prova } of answer.folhas) {
    if (indice === null) fail(`Ainda sem lugar no livro: ${texto}`);
    const root = rootFromPath({ text: texto, index: indice, size: now.size, path: hashes(prova) });
    if (!root.equals(now.root)) fail(`Não está no livro: ${texto}`);
  }
  return { folhas: answer.folhas.length, desde: now.size };
}

const read = path => readFileSync(path, 'utf8');
const linesOf = path => {
  const text = read(path);
  if (!text.trimStart().startsWith('{')) return text.split('\n').filter(Boolean);
  const answers = JSON.parse(`[${text.trim().replaceAll(/\}\s*\n\s*\{/g, '},{')}]`);
  return answers.flatMap(({ itens }) => itens.map(({ texto }) => texto));
};

const COMMANDS = {
  livro: (key, before, after, leaves, acts) =>
    checkLedger({
      key,
      before: read(before),
      after: read(after),
      leaves: linesOf(leaves),
      acts: acts && linesOf(acts),
    }),
  consistencia: (key, before, answer) =>
    checkConsistency({ key, before: read(before), answer: JSON.parse(read(answer)) }),
  papel: (key, before, answer) => checkPaper({ key, before: read(before), answer: JSON.parse(read(answer)) }),
};

function main([command, ...given]) {
  const run = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : undefined;
  if (!run || given.length < 3) {
    console.error(
      'Uso: node conferir-livro.mjs livro|consistencia|papel CHAVE SELO_ANTIGO …, como está no alto deste arquivo.',
    );
    return 2;
  }
  try {
    const { folhas, desde } = run(...given);
    console.log(`Confere: ${folhas} folhas; o selo guardado é de ${desde}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Discrepancy)) throw error;
    console.error(`NÃO CONFERE. ${error.message}`);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
