// Signed papers before judges that are not ours: poppler's pdfsig, qpdf and openssl; and papers that pdfsig signs before ours (apt-get
// install poppler-utils qpdf openssl libnss3-tools).
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultadoDe } from '../apps/government-api/dist/agencia/arquivo-conferido.rules.js';
import { abrirCertificado } from '../apps/government-api/dist/agencia/certificado.js';
import { cmsOf } from '../apps/government-api/dist/documents/cms.js';
import { prepareDetached } from '../apps/government-api/dist/documents/pdf-detached.js';
import { onlySigned } from '../apps/government-api/dist/documents/pdf-revisions.js';
import { signaturesOf } from '../apps/government-api/dist/documents/pdf-signatures.js';
import { signPdf } from '../apps/government-api/dist/documents/pdf-signing.js';
import { writePdf } from '../apps/government-api/dist/documents/pdf-writer.js';
import { cpfIn, leadsTo } from '../apps/government-api/dist/documents/signer-certificate.js';
import { report, verdict } from './figures.mjs';

const PAPERS = Number(process.env.BENCH_PAPERS ?? 100);
const FLIPS = 1_000;
const OUTSIDE = 20;
const CPF = '11144477735';
const MAPS = 31;
const GOAL_SECONDS = 10;
const PASSWORD = 'segredo';
const STAMP = '1.2.840.113549.1.9.16.2.14';

const folder = mkdtempSync(join(tmpdir(), 'alipen-assinaturas-'));
const at = name => join(folder, name);
const openssl = (...args) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
const passes = (program, args) => {
  try {
    return execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  } catch {
    return undefined;
  }
};

function issue(name, extensions) {
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.csr`,
    '-subj',
    `/O=Teste/CN=${name}`,
  );
  writeFileSync(at(`${name}.ext`), `basicConstraints=CA:FALSE\n${extensions}\n`);
  const issuer = ['-CA', 'raiz.pem', '-CAkey', 'raiz.key', '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    ...issuer,
    '-days',
    '900',
    '-extfile',
    `${name}.ext`,
    '-out',
    `${name}.pem`,
  );
  const kept = ['-name', name, '-inkey', `${name}.key`, '-in', `${name}.pem`, '-certfile', 'raiz.pem'];
  openssl('pkcs12', '-export', ...kept, '-passout', `pass:${PASSWORD}`, '-out', `${name}.p12`);
}

/** openssl's own time stamping authority on loopback. */
async function authority() {
  const settings = {
    ...{ serial: at('hora.serial'), crypto_device: 'builtin', signer_cert: at('hora.pem'), certs: at('raiz.pem') },
    ...{ signer_key: at('hora.key'), signer_digest: 'sha256', default_policy: '1.2.3.4.1', digests: 'sha256' },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  writeFileSync(at('hora.cnf'), `[tsa]\ndefault_tsa=t\n[t]\n${lines.join('\n')}\n`);
  const server = createServer(async (request, response) => {
    writeFileSync(at('q.tsq'), Buffer.concat(await request.toArray()));
    openssl('ts', '-reply', '-config', 'hora.cnf', '-queryfile', 'q.tsq', '-out', 'r.tsr');
    response.setHeader('content-type', 'application/timestamp-reply').end(readFileSync(at('r.tsr')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${server.address().port}/` };
}

const paper = n => ({
  ...{ title: `Mapa ${n}`, subtitle: 'Unidade', landscape: true, instant: new Date('2026-11-24T12:00:00Z') },
  ...{ head: { lines: ['Estado', 'Secretaria'], arms: null }, footer: `Versão 1, código ${n}` },
  signature: 'Assinado digitalmente por agencia.',
  blocks: [
    {
      ...{
        kind: 'table',
        summary: 'Refeições',
        columns: [
          { header: 'Refeição', share: 4 },
          { header: 'Aceitas', share: 1, number: true },
        ],
      },
      rows: Array.from({ length: 40 }, (_, line) => ({ cells: [`Refeição ${line}`, String(n * line)] })),
    },
  ],
});

/** Signature and what it is of, as `openssl cms` wants them. */
function partsOf(pdf, range) {
  const [, before, after, rest] = range;
  const digits = pdf.toString('latin1', before + 1, after - 1);
  const padded = Buffer.from(digits, 'hex');
  const der = padded.subarray(0, padded.readUInt16BE(2) + 4);
  return { der, data: Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + rest)]) };
}
const rangesIn = pdf =>
  [...pdf.toString('latin1').matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/g)].map(found =>
    found.slice(1).map(Number),
  );

function stampHolds(der) {
  const [{ signature, unsignedAttrs }] = cmsOf(der).signerInfos;
  const token = unsignedAttrs?.attributes.find(({ type }) => type === STAMP)?.values[0];
  if (!token) return false;
  writeFileSync(at('token.der'), Buffer.from(token.toBER(false)));
  const digest = createHash('sha256').update(signature.valueBlock.valueHexView).digest('hex');
  return (
    passes('openssl', ['ts', '-verify', '-in', 'token.der', '-token_in', '-digest', digest, '-CAfile', 'raiz.pem']) !==
    undefined
  );
}

openssl(
  'req',
  '-x509',
  '-newkey',
  'rsa:2048',
  '-nodes',
  '-keyout',
  'raiz.key',
  '-out',
  'raiz.pem',
  '-days',
  '900',
  '-subj',
  '/O=Teste/CN=Raiz',
);
for (const name of ['agencia', 'gestor', 'fiscal']) issue(name, 'keyUsage=critical,digitalSignature,nonRepudiation');
issue('hora', 'keyUsage=critical,digitalSignature\nextendedKeyUsage=critical,timeStamping');
const { server, url } = await authority();
const open = (name, carimbo = null) =>
  abrirCertificado({ pkcs12: readFileSync(at(`${name}.p12`)), senha: PASSWORD, carimbo });
const signers = [await open('agencia', url), await open('gestor'), await open('fiscal')];

const sign = async (pdf, { signer, stamps }, field, certifies = field !== 'Assinatura1' && field !== 'Assinatura2') => {
  const signed = await signPdf(pdf, { signer, stamps, at: new Date(), field, reason: 'CODIGO', certifies });
  if (signed.stampFailed) throw new Error(signed.stampFailed);
  return signed.pdf;
};

const held = { pdfsig: 0, total: 0, qpdf: 0, cms: 0, ts: 0, ours: 0, whole: 0 };
for (let n = 0; n < PAPERS; n += 1) {
  const bare = await writePdf(paper(n));
  let pdf = bare;
  for (const [order, signer] of signers.entries()) pdf = await sign(pdf, signer, `Assinatura${order}`);
  writeFileSync(at('papel.pdf'), pdf);
  const said = passes('pdfsig', ['-nocert', 'papel.pdf']) ?? '';
  held.pdfsig += (said.match(/Signature Validation: Signature is Valid\./g) ?? []).length;
  held.total += /Total document signed\n[^#]*$/.test(said) ? 1 : 0;
  held.qpdf += passes('qpdf', ['--check', 'papel.pdf'])?.includes('No syntax or stream encoding errors') ? 1 : 0;
  held.whole += pdf.subarray(0, bare.length).equals(bare) ? 1 : 0;
  held.ours += (await signaturesOf(pdf)).signatures.filter(({ intact }) => intact).length;
  for (const [order, range] of rangesIn(pdf).entries()) {
    const { der, data } = partsOf(pdf, range);
    writeFileSync(at('sig.der'), der);
    writeFileSync(at('data.bin'), data);
    const how = [
      '-inform',
      'DER',
      '-in',
      'sig.der',
      '-content',
      'data.bin',
      '-binary',
      '-purpose',
      'any',
      '-CAfile',
      'raiz.pem',
      '-out',
      '/dev/null',
    ];
    held.cms += passes('openssl', ['cms', '-verify', ...how]) === undefined ? 0 : 1;
    if (order === 0) held.ts += stampHolds(der) ? 1 : 0;
  }
}

const [agency] = signers;
const alone = await sign(await writePdf(paper(1)), { ...agency, stamps: null }, 'Agencia');
let caught = 0;
for (let n = 0; n < FLIPS; n += 1) {
  const changed = Buffer.from(alone);
  changed[Math.floor((n * alone.length) / FLIPS)] ^= 1 << (n % 8);
  const { signatures, broken } = await signaturesOf(changed);
  const known = signatures.filter(({ others }) => others.length === 1);
  const daAgencia = known.findLast(({ certificate }) => certificate.equals(Buffer.from(agency.signer.certificate)));
  const whole = daAgencia?.others[0]?.equals(Buffer.from(agency.signer.certificateChain[0]));
  const said = resultadoDe({
    codigo: 'CODIGO',
    tamanho: changed.length,
    assinaturas: signatures,
    quebrada: broken,
    daAgencia: whole ? daAgencia : undefined,
  });
  caught += said === 'INTEIRO' ? 0 : 1;
}

const nonRepudiation = 'keyUsage=critical,digitalSignature,nonRepudiation';
issue(
  'pessoa',
  `${nonRepudiation}\nextendedKeyUsage=emailProtection\nsubjectAltName=otherName:2.16.76.1.3.1;UTF8:01011980${CPF}${'0'.repeat(26)}`,
);
mkdirSync(at('nss'));
passes('certutil', ['-N', '-d', 'nss', '--empty-password']);
passes('pk12util', ['-i', 'pessoa.p12', '-d', 'nss', '-W', PASSWORD]);
passes('certutil', ['-M', '-d', 'nss', '-n', 'Raiz - Teste', '-t', 'CT,C,C']);
const root = new X509Certificate(readFileSync(at('raiz.pem')));

/** Whether ours takes a paper that another program signed: nothing but a signature came, by a person under the root. */
async function taken(before, after) {
  const { signatures, broken } = await signaturesOf(after);
  const [, person] = signatures;
  return (
    !broken &&
    person?.intact === true &&
    (await onlySigned(before, after)) &&
    cpfIn(person.certificate) === CPF &&
    (await leadsTo(person, [root], new Date()))
  );
}
let outside = 0;
let caughtOutside = 0;
for (let n = 0; n < OUTSIDE; n += 1) {
  const issued = await sign(await writePdf(paper(n)), { ...agency, stamps: null }, 'Agencia');
  writeFileSync(at('emitido.pdf'), issued);
  passes('pdfsig', ['-nssdir', 'nss', '-add-signature', '-nick', 'pessoa', 'emitido.pdf', 'devolvido.pdf']);
  const returned = readFileSync(at('devolvido.pdf'));
  outside += (await taken(issued, returned)) ? 1 : 0;
  for (let flip = 0; flip < FLIPS / OUTSIDE; flip += 1) {
    const changed = Buffer.from(returned);
    changed[Math.floor(((flip + n / OUTSIDE) * returned.length * OUTSIDE) / FLIPS)] ^= 1 << (flip % 8);
    const whole = changed.subarray(0, issued.length).equals(issued) && (await taken(issued, changed));
    caughtOutside += whole ? 0 : 1;
  }
}

/** As gov.br answers (ADR 133): a PKCS#7 of the digest, RSA, with the person's certificate alone; made by openssl, which wants what the digest is of. */
function pkcs7Of(prepared, digest) {
  const [before, after] = rangesIn(prepared).at(-1).slice(1);
  const data = Buffer.concat([prepared.subarray(0, before), prepared.subarray(after)]);
  if (!createHash('sha256').update(data).digest().equals(digest)) throw new Error('another digest was asked for');
  writeFileSync(at('resumo.bin'), data);
  const who = ['-signer', 'pessoa.pem', '-inkey', 'pessoa.key', '-md', 'sha256', '-nosmimecap'];
  openssl('cms', '-sign', '-binary', '-in', 'resumo.bin', ...who, '-outform', 'DER', '-out', 'resumo.p7s');
  return readFileSync(at('resumo.p7s'));
}
const govbr = { pdfsig: 0, total: 0, qpdf: 0, tags: 0, ours: 0 };
for (let n = 0; n < OUTSIDE; n += 1) {
  const issued = await sign(await writePdf(paper(n)), { ...agency, stamps: null }, 'Agencia');
  const { digest, embed } = await prepareDetached(issued, 'govbr');
  const signed = embed(pkcs7Of(embed(Buffer.alloc(0)), digest));
  writeFileSync(at('govbr.pdf'), signed);
  writeFileSync(at('emitido.pdf'), issued);
  const said = passes('pdfsig', ['-nocert', 'govbr.pdf']) ?? '';
  govbr.pdfsig += (said.match(/Signature Validation: Signature is Valid\./g) ?? []).length;
  govbr.total += /Signature Type: adbe\.pkcs7\.detached\n[^\n]*\n\s*- Total document signed\n[^#]*$/.test(said) ? 1 : 0;
  govbr.qpdf += passes('qpdf', ['--check', 'govbr.pdf'])?.includes('No syntax or stream encoding errors') ? 1 : 0;
  const [before, after] = ['emitido.pdf', 'govbr.pdf'].map(name => passes('pdfinfo', ['-struct-text', name]));
  govbr.tags +=
    before && before === after && passes('pdfinfo', ['govbr.pdf'])?.includes('Tagged:          yes') ? 1 : 0;
  const { signatures } = await signaturesOf(signed);
  const person = signatures[1];
  const led = person?.intact && cpfIn(person.certificate) === CPF && (await leadsTo(person, [root], new Date()));
  govbr.ours += led && (await onlySigned(issued, signed)) ? 1 : 0;
}

const maps = await Promise.all(Array.from({ length: MAPS }, (_, n) => writePdf(paper(n))));
const began = performance.now();
for (const map of maps) await sign(map, agency, 'Agencia');
const seconds = (performance.now() - began) / 1_000;
server.close();
server.closeAllConnections();
rmSync(folder, { recursive: true });

const row = (o, feito, meta) => ({ o, feito, de: meta, resultado: verdict(feito === meta) });
report('assinaturas', { title: `${PAPERS} papéis, três assinaturas cada, a primeira com carimbo do tempo` }, [
  row('assinaturas válidas para pdfsig', held.pdfsig, PAPERS * 3),
  row('a última cobre todo o arquivo (pdfsig)', held.total, PAPERS),
  row('assinaturas válidas para openssl cms', held.cms, PAPERS * 3),
  row('carimbos válidos para openssl ts', held.ts, PAPERS),
  row('arquivos sem erro para qpdf --check', held.qpdf, PAPERS),
  row('o papel de antes, byte por byte, no começo', held.whole, PAPERS),
  row('assinaturas inteiras para /verificar', held.ours, PAPERS * 3),
  row('bits trocados que /verificar aponta', caught, FLIPS),
  row('assinados por pdfsig (NSS) com certificado de pessoa e aceitos', outside, OUTSIDE),
  row('bits trocados nesses, que não passam', caughtOutside, FLIPS),
  row('com gov.br: assinaturas válidas para pdfsig', govbr.pdfsig, OUTSIDE * 2),
  row('com gov.br: a última cobre todo o arquivo (pdfsig)', govbr.total, OUTSIDE),
  row('com gov.br: arquivos sem erro para qpdf --check', govbr.qpdf, OUTSIDE),
  row('com gov.br: as mesmas marcas de acessibilidade (pdfinfo)', govbr.tags, OUTSIDE),
  row('com gov.br: aceitos por quem confere os devolvidos', govbr.ours, OUTSIDE),
  {
    o: '31 mapas assinados com carimbo',
    feito: `${seconds.toFixed(1)} s`,
    de: `≤ ${GOAL_SECONDS} s`,
    resultado: verdict(seconds <= GOAL_SECONDS),
  },
]);
