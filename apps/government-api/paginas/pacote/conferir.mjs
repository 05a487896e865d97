// The checks of a month's bundle: pure functions, and nothing of the system that wrote the data. ADR 125 says what each proves.

const K = Uint32Array.from({ length: 64 }, (_, n) => fraction(Math.cbrt(prime(n))));
const H = Uint32Array.from({ length: 8 }, (_, n) => fraction(Math.sqrt(prime(n))));

function fraction(root) {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function prime(nth) {
  let found = 1;
  for (let left = nth + 1; left > 0; ) {
    found += 1;
    let divisor = 2;
    while (divisor * divisor <= found && found % divisor) divisor += 1;
    if (divisor * divisor > found) left -= 1;
  }
  return found;
}

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** FIPS 180-4. Written here because a page from a folder has `crypto.subtle` in some browsers only. */
export function sha256(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const state = Uint32Array.from(H);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) compress(state, words, view, at);
  const digest = new Uint8Array(32);
  const written = new DataView(digest.buffer);
  for (const [n, word] of state.entries()) written.setUint32(n * 4, word);
  return digest;
}

function compress(state, words, view, at) {
  for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(at + n * 4);
  for (let n = 16; n < 64; n += 1) {
    const [early, late] = [words[n - 15], words[n - 2]];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16] + low + words[n - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n += 1) {
    const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + mixed + K[n] + words[n]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => {
    state[n] += word;
  });
}

const utf8 = text => new TextEncoder().encode(text);
export const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
const hashOf = text => hex(sha256(utf8(text)));
const fromBase64 = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

function joined(...parts) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Keys in code unit order, no spaces. */
export function canonico(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonico).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonico(value[key])}`).join(',')}}`;
}

export const hashDoFechamento = ({ anterior, selos, conteudo }) =>
  hashOf(`${anterior}\n${selos}\n${canonico(conteudo)}`);
/** What a key's touch said, which is part of the signature (ADR 121). */
const hashDoGesto = ({ cliente, autenticador, assinatura }) =>
  hex(sha256(joined(...[cliente, autenticador, assinatura].map(dito => sha256(fromBase64(dito))))));
export const hashDaAssinatura = (fechamento, { papel, nome, matricula, cargo, em, gesto }) => {
  const ditos = [fechamento, papel, nome, matricula ?? '', cargo ?? '', em];
  return hashOf([...ditos, ...(gesto ? [hashDoGesto(gesto)] : [])].join('\n'));
};
const hashDoAtesto = ({ anterior, conteudo }) => hashOf(`${anterior}\n${canonico(conteudo)}`);

const folhaDoFechamento = ({ lotacaoId, data, fechamento: { versao, hash } }) =>
  `fechamento lotacao=${lotacaoId} data=${data} versao=${versao} hash=${hash}`;
const folhaDaAssinatura = (fechamento, { papel, hash }) =>
  `assinatura-do-mapa papel=${papel} fechamento=${fechamento} hash=${hash}`;
const folhaDoAtesto = (id, { versao, hash }) => `atesto medicao=${id} versao=${versao} hash=${hash}`;

/** RFC 9162, 2.1.3.2: the root that a leaf's path leads to; null where the path is not one of this tree. */
export function raizDaProva({ texto, indice, tamanho, prova }) {
  if (indice >= tamanho) return null;
  let [node, last, hash] = [indice, tamanho - 1, sha256(joined([0], utf8(texto)))];
  for (const other of prova) {
    if (last === 0) return null;
    if (node % 2 === 1 || node === last) {
      hash = sha256(joined([1], other, hash));
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else hash = sha256(joined([1], hash, other));
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : null;
}

/** C2SP tlog-checkpoint: name, size, root. */
export function lerSelo(texto) {
  const [nome = '', tamanho = '', raiz = ''] = String(texto).split('\n');
  return { nome, tamanho: Number(tamanho), raiz };
}

/** Whether the ledger's own key signed the head: `boa`, `falsa`, or `sem` where this browser knows no Ed25519. */
export async function assinaturaDoSelo({ selo, chave }) {
  const [corpo = '', linhas = ''] = String(selo).split('\n\n');
  const encoded = String(chave).split('+').slice(2).join('+');
  const raw = fromBase64(encoded).subarray(1);
  const signature = fromBase64(linhas.trim().split(' ')[2] ?? '').subarray(4);
  try {
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return (await crypto.subtle.verify('Ed25519', key, signature, utf8(`${corpo}\n`))) ? 'boa' : 'falsa';
  } catch {
    return 'sem';
  }
}

export const soma = (itens, de) => itens.reduce((total, item) => total + de(item), 0);
export const doContrato = ({ conteudo }, contratoId) => conteudo.contratos.find(({ id }) => id === contratoId);

/** Why a leaf is not under the ledger's head; null where it is. */
function semProva({ texto, indice, prova }, { selo, nos }) {
  if (indice === null) return 'ainda espera lugar no livro';
  const { tamanho, raiz } = lerSelo(selo);
  const achada = raizDaProva({ texto, indice, tamanho, prova: prova.map(lugar => fromBase64(nos[lugar])) });
  return achada && hex(achada) === hex(fromBase64(raiz)) ? null : 'tem uma prova que não leva ao selo do livro';
}

const falha = (dia, detalhe) => ({ lotacaoId: dia?.lotacaoId ?? null, data: dia?.data ?? null, detalhe });
const fechados = ({ dias }) => dias.filter(({ fechamento }) => fechamento);

function conferirMapas(pacote) {
  const falhas = fechados(pacote).flatMap(dia => {
    const { fechamento } = dia;
    if (hashDoFechamento(fechamento) !== fechamento.hash) return [falha(dia, 'O mapa não é o que foi fechado.')];
    const { lotacao, data } = fechamento.conteudo;
    return lotacao.id === dia.lotacaoId && data === dia.data ? [] : [falha(dia, 'O mapa é de outra unidade ou dia.')];
  });
  return { nome: 'Cada mapa é, valor por valor, o que foi fechado', total: fechados(pacote).length, falhas };
}

function conferirAssinaturas(pacote) {
  const todas = fechados(pacote).flatMap(dia => dia.fechamento.assinaturas.map(assinatura => ({ dia, assinatura })));
  const falhas = todas
    .filter(({ dia, assinatura }) => hashDaAssinatura(dia.fechamento.hash, assinatura) !== assinatura.hash)
    .map(({ dia, assinatura }) => falha(dia, `A assinatura de ${assinatura.nome} não é sobre este mapa.`));
  return { nome: 'Cada assinatura é sobre o mapa que acompanha', total: todas.length, falhas };
}

function conferirLivro({ livro, medicao, atesto, ...pacote }) {
  const nome = 'Cada fechamento, assinatura, atesto e termo está no livro de registro';
  if (!livro.selo) return { nome, total: 0, falhas: [falha(null, 'O livro ainda não tinha selo.')] };
  const faltas = new Map(livro.folhas.map(folha => [folha.texto, semProva(folha, livro)]));
  const atos = fechados(pacote).flatMap(dia => [
    { dia, que: 'O fechamento', texto: folhaDoFechamento(dia) },
    ...dia.fechamento.assinaturas.map(assinatura => ({
      ...{ dia, que: `A assinatura de ${assinatura.nome}` },
      texto: folhaDaAssinatura(dia.fechamento.hash, assinatura),
    })),
  ]);
  if (atesto) atos.push({ dia: null, que: 'O atesto', texto: folhaDoAtesto(medicao.id, atesto) });
  const falhas = atos.flatMap(({ dia, que, texto }) => {
    const falta = faltas.has(texto) ? faltas.get(texto) : 'não está no livro';
    return falta ? [falha(dia, `${que} ${falta}.`)] : [];
  });
  // The terms, whose own texts are on their papers.
  const ditas = new Set(atos.map(({ texto }) => texto));
  const outras = livro.folhas.filter(({ texto }) => !ditas.has(texto));
  for (const { texto } of outras) if (faltas.get(texto)) falhas.push(falha(null, `“${texto}” ${faltas.get(texto)}.`));
  return { nome, total: atos.length + outras.length, falhas };
}

function conferirDias(pacote) {
  const { contrato } = pacote.medicao;
  const falhas = fechados(pacote).flatMap(dia => {
    const parte = doContrato(dia.fechamento, contrato.id);
    if (!parte) return dia.bruto === 0 ? [] : [falha(dia, 'Cobra-se um dia em que o mapa não tem este contrato.')];
    const celulas = soma(parte.celulas ?? [], ({ valorCentavos }) => valorCentavos);
    if (parte.celulas && celulas !== parte.brutoCentavos) return [falha(dia, 'As refeições não somam o valor do dia.')];
    const outro = parte.brutoCentavos !== dia.bruto || (parte.glosaCentavos ?? 0) !== dia.glosa;
    return outro ? [falha(dia, 'O valor cobrado não é o do mapa fechado.')] : [];
  });
  return { nome: 'O valor de cada dia é a soma das refeições do mapa', total: fechados(pacote).length, falhas };
}

const CAMPOS = [
  ['brutoCentavos', ({ bruto }) => bruto],
  ['glosaCentavos', ({ glosa }) => glosa],
  ['descontoCentavos', ({ desconto }) => desconto],
  ['liquidoCentavos', ({ bruto, glosa, desconto }) => bruto - glosa - desconto],
];

function conferirSomas({ dias, medicao: { unidades, totais } }) {
  const falhas = [...unidades, null].flatMap(unidade => {
    const dela = unidade ? dias.filter(({ lotacaoId }) => lotacaoId === unidade.lotacao.id) : dias;
    const [dito, de] = unidade ? [unidade.totais, unidade.lotacao.nome] : [totais, 'todo o mês'];
    return CAMPOS.filter(([campo, valor]) => soma(dela, valor) !== dito[campo]).map(() =>
      falha(dela[0] ?? null, `Os dias não somam o total de ${de}.`),
    );
  });
  return { nome: 'Os dias somam o total de cada unidade e do mês', total: unidades.length + 1, falhas };
}

function conferirAtesto(pacote) {
  const { atesto, medicao } = pacote;
  const nome = 'O atesto é sobre estes mapas e este valor';
  if (!atesto) return { nome, total: 0, falhas: [] };
  const { conteudo } = atesto;
  const falhas = [];
  if (hashDoAtesto(atesto) !== atesto.hash) falhas.push(falha(null, 'O atesto não é o que foi assinado.'));
  if (canonico(conteudo.totais) !== canonico(medicao.totais))
    falhas.push(falha(null, 'O atesto diz outro valor que a medição.'));
  for (const { lotacaoId, lotacao, resumo } of conteudo.cadeias) {
    const hashes = fechados(pacote)
      .filter(dia => dia.lotacaoId === lotacaoId)
      .map(({ fechamento }) => fechamento.hash);
    if (hashOf(hashes.join(',')) !== resumo) falhas.push(falha(null, `Atestaram-se outros mapas de ${lotacao}.`));
  }
  return { nome, total: 1 + conteudo.cadeias.length, falhas };
}

function conferirPagamento({ atesto, nota, pagamentos, medicao: { totais } }) {
  const falhas = [];
  const pago = soma(pagamentos, ({ valor }) => valor);
  if (atesto && nota && nota.nota.totalCentavos !== totais.liquidoCentavos)
    falhas.push(falha(null, 'A nota fiscal diz outro valor que o atestado.'));
  if (nota && pagamentos.length && pago !== nota.nota.totalCentavos)
    falhas.push(falha(null, 'Os pagamentos não somam o valor da nota fiscal.'));
  return { nome: 'A nota e os pagamentos são do valor atestado', total: (nota ? 1 : 0) + pagamentos.length, falhas };
}

const CONFERENCIAS = [
  conferirDias,
  conferirSomas,
  conferirMapas,
  conferirAssinaturas,
  conferirAtesto,
  conferirPagamento,
  conferirLivro,
];

/** Every check of a bundle: how many things it looked at, and what does not hold. */
export const conferir = pacote =>
  CONFERENCIAS.map(umaConferencia => {
    try {
      return umaConferencia(pacote);
    } catch {
      return {
        nome: 'Os dados deste pacote estão inteiros',
        total: 1,
        falhas: [falha(null, 'Falta uma parte deles.')],
      };
    }
  });
