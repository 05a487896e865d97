#!/usr/bin/env node
// Draws the days of an audit (ADR 118) without the product: from the list that it committed to and the seed of the public draw.
//
//   node scripts/sortear-auditoria.mjs LISTA.csv SEMENTE QUANTOS
//
// LISTA.csv is what "Baixar a lista" gives: lotação;data;medição;centavos, a line for each day. Its SHA-256 stands in the ledger's
// leaf `auditoria-aberta … lista=`. Prints each draw as n;line;lotação;data;medição;centavos.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const sha256 = bytes => createHash('sha256').update(bytes).digest('hex');

/** `draws`: for each, the number of its line from 1 and what the line says. */
export function drawAudit(list, seed, count) {
  const lines = list
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\n');
  let total = 0n;
  const upTo = lines.map(line => {
    total += BigInt(line.split(';')[3]);
    return total;
  });
  const draws = Array.from({ length: count }, (_, n) => {
    const number = BigInt(`0x${sha256(`${seed},${n + 1}`)}`) % total;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (upTo[middle] > number) high = middle;
      else low = middle + 1;
    }
    return { line: low + 1, text: lines[low] };
  });
  return { sha256: sha256(list), lines: lines.length, total, draws };
}

function main([path, typed, count]) {
  const seed = (typed ?? '').replaceAll(/\D/g, '');
  if (!path || !seed || !(Number(count) >= 1)) {
    console.error('node scripts/sortear-auditoria.mjs LISTA.csv SEMENTE QUANTOS');
    process.exit(2);
  }
  const { draws, lines, total, sha256: hash } = drawAudit(readFileSync(path, 'utf8'), seed, Number(count));
  console.error(`${lines} dias, ${total} centavos, SHA-256 ${hash}`);
  for (const [n, { line, text }] of draws.entries()) console.log(`${n + 1};${line};${text}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
