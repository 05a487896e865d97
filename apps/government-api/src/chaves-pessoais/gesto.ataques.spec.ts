import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSignature, codeOf, Discrepancy, writeForOpenssl } from '../../../../scripts/conferir-assinatura.mjs';
import { Autenticador } from '../../test/kit/autenticador.ts';
import { folhaDoMapa, hashDe, selosDe } from '../fechamento-do-mapa/cadeia.rules.ts';
import { aberturaDe, arvoreDoGesto, desafioDe, falhaDaProva } from './gesto.rules.ts';

const MAPAS = 100;
const PROGRAMA = join(import.meta.dirname, '../../../../scripts/conferir-assinatura.mjs');
const hex = (texto: string) => createHash('sha256').update(texto).digest('hex');
const ORIGEM = 'https://alipen.gov.br';

type Doc = { lotacaoId: number; data: string; versao: number; hash: string };
type Prova = Parameters<typeof checkSignature>[1]['prova'];
type Caso = { doc: Doc; papel: 'RESPONSAVEL_UNIDADE' | 'FISCAL'; prova: Prova; origem: string; chave: Buffer };

const conteudo = (n: number) => ({ lotacao: { id: 1 + (n % 7) }, data: dataDe(n), aceita: 100 + n });
const dataDe = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const docDe = (n: number, dito: object = conteudo(n)): Doc => {
  const hash = hashDe(hex(String(n)), selosDe(dito), dito);
  return { lotacaoId: 1 + (n % 7), data: dataDe(n), versao: 1, hash };
};

async function gestoSobre(docs: readonly Doc[], papel: Caso['papel'], mao: Autenticador, mudanca = {}) {
  const abertura = aberturaDe(7, new Date('2026-11-28T12:00:00Z'), randomBytes(16));
  const folhas = [abertura, ...docs.map(folhaDoMapa)];
  const { raiz, caminhos } = await arvoreDoGesto(folhas);
  const { id: _, ...feito } = mao.assinar(desafioDe(papel, raiz).toString('base64url'), mudanca);
  return docs.map((doc, n): Caso => {
    const caminho = (caminhos[n + 1] ?? []).map(hash => hash.toString('hex'));
    const lugar = {
      folha: folhaDoMapa(doc),
      indice: n + 1,
      folhas: folhas.length,
      caminho,
      raiz: raiz.toString('hex'),
    };
    const chavePublica = mao.spki.toString('base64url');
    const prova = { ...feito, ...lugar, papel, chavePublica, dominio: mao.dominio };
    return { doc, papel, prova, origem: ORIGEM, chave: mao.spki };
  });
}

type Conferir = typeof checkSignature;
/** What is asked from outside: undefined where it agrees. */
function deFora(conferir: Conferir, { doc, papel, prova, origem, chave }: Caso): string | undefined {
  try {
    conferir(doc, { papel, prova }, { origin: origem, key: codeOf(chave) });
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.constructor.name === Discrepancy.name) return error.message;
    throw error;
  }
}
/** What the product asks of what it kept: the document as it is today, and the key of the person's list. */
function deDentro({ doc, papel, prova, chave }: Caso): string | undefined {
  const b = (texto: string) => Buffer.from(texto, 'base64url');
  return falhaDaProva(folhaDoMapa(doc), {
    papel,
    ...{ indice: prova.indice, folhas: prova.folhas, dominio: prova.dominio, chaveSpki: chave },
    caminho: Buffer.from(prova.caminho.join(''), 'hex'),
    raiz: Buffer.from(prova.raiz, 'hex'),
    dadosCliente: b(prova.dadosCliente),
    dadosAutenticador: b(prova.dadosAutenticador),
    assinatura: b(prova.assinatura),
  });
}

/** Another bit, at a place that depends on `n`. */
function virar(texto: string, n: number, base: 'hex' | 'base64url'): string {
  const bytes = Buffer.from(texto, base);
  const onde = n % bytes.length;
  bytes[onde] = (bytes[onde] ?? 0) ^ (1 << (n % 8));
  return bytes.toString(base);
}
const naProva = (caso: Caso, mudanca: Partial<Prova>): Caso => ({ ...caso, prova: { ...caso.prova, ...mudanca } });
const mapear = <T>(lista: readonly T[], n: number, por: (item: T) => T) => {
  const onde = n % lista.length;
  return lista.map((item, i) => (i === onde ? por(item) : item));
};

describe('a prova de uma assinatura por chave', () => {
  const mao = new Autenticador();
  const outra = new Autenticador();
  const casos: Caso[] = [];
  const plantados: string[] = [];
  const pasta = mkdtempSync(join(tmpdir(), 'assinaturas-'));
  const outroGesto = async (caso: Caso, mudanca: object, quem = mao): Promise<Caso> => {
    const [feito] = await gestoSobre([caso.doc], caso.papel, quem, mudanca);
    return { ...caso, prova: feito?.prova ?? caso.prova };
  };

  /** Each is made by somebody who may do anything but hold the person's key, or who holds it for another purpose. */
  const ataques: Record<string, (caso: Caso, n: number) => Caso | Promise<Caso>> = {
    documento: (caso, n) => {
      const doc = docDe(n, { ...conteudo(n), aceita: 101 + n });
      return naProva({ ...caso, doc }, { folha: folhaDoMapa(doc) });
    },
    raiz: (caso, n) => naProva(caso, { raiz: virar(caso.prova.raiz, n, 'hex') }),
    caminho: (caso, n) =>
      naProva(caso, { caminho: mapear<string>(caso.prova.caminho, n, passo => virar(passo, n, 'hex')) }),
    'dados do navegador': (caso, n) => naProva(caso, { dadosCliente: virar(caso.prova.dadosCliente, n, 'base64url') }),
    'dados do autenticador': (caso, n) =>
      naProva(caso, { dadosAutenticador: virar(caso.prova.dadosAutenticador, n, 'base64url') }),
    'a chave': (caso, n) => {
      const chave = Buffer.from(virar(caso.chave.toString('base64url'), n, 'base64url'), 'base64url');
      return naProva({ ...caso, chave }, { chavePublica: chave.toString('base64url') });
    },
    'feito em outro endereço': caso => outroGesto(caso, { origem: 'https://alipen.gov.br.exemplo.com' }),
    'sem conferir a pessoa': caso => outroGesto(caso, { verificada: false }),
    'chave de outra pessoa': caso => outroGesto(caso, {}, outra),
    'repetido em outro dia ou papel': (caso, n) =>
      n % 2
        ? { ...caso, papel: 'FISCAL', prova: { ...caso.prova, papel: 'FISCAL' } }
        : { ...caso, doc: { ...caso.doc, data: dataDe(n + 400) } },
  };
  const mutados: { nome: string; caso: Caso }[] = [];

  beforeAll(async () => {
    // One touch for each: a day alone, a week, a month, and the rest.
    for (const [de, ate] of [
      [0, 1],
      [1, 8],
      [8, 39],
      [39, MAPAS],
    ] as const)
      casos.push(
        ...(await gestoSobre(
          Array.from({ length: ate - de }, (_, n) => docDe(de + n)),
          'RESPONSAVEL_UNIDADE',
          mao,
        )),
      );
    for (const [nome, ataque] of Object.entries(ataques))
      for (const [n, caso] of casos.entries()) mutados.push({ nome, caso: await ataque(caso, n) });
  });
  afterAll(() => rmSync(pasta, { recursive: true }));

  it('cem em cem: o sistema, quem confere de fora e o openssl', () => {
    expect(casos.map(deDentro).filter(Boolean)).toEqual([]);
    expect(casos.map(caso => deFora(checkSignature, caso)).filter(Boolean)).toEqual([]);
    for (const [n, { prova }] of casos.entries()) writeForOpenssl(pasta, n, prova);
    const todos = `for n in $(seq 0 ${MAPAS - 1}); do openssl dgst -sha256 -verify $n.pem -signature $n.sig $n.dat; done`;
    const ditos = spawnSync('sh', ['-c', todos], { cwd: pasta, encoding: 'utf8' }).stdout.trim().split('\n');
    expect(new Set(ditos)).toEqual(new Set(['Verified OK']));
    expect(ditos).toHaveLength(MAPAS);
  });

  it('mil mudanças, mil recusas, dentro e fora', () => {
    expect(mutados).toHaveLength(1_000);
    const aceitos = mutados.filter(({ caso }) => !deDentro(caso) || !deFora(checkSignature, caso));
    expect(aceitos.map(({ nome }) => nome)).toEqual([]);
  });

  it('o programa cabe em 150 linhas e não usa nada do sistema', () => {
    const texto = readFileSync(PROGRAMA, 'utf8');
    expect(texto.split('\n').length).toBeLessThanOrEqual(151);
    expect([...texto.matchAll(/from '([^']+)'/g)].map(([, de]) => de).filter(de => !de?.startsWith('node:'))).toEqual(
      [],
    );
  });

  it.each<[string, string, string, string]>([
    ['não confere o documento', "fail('O documento assinado é outro.')", 'undefined', 'repetido em outro dia ou papel'],
    ['não confere o caminho', "fail('O documento não está entre os assinados.')", 'undefined', 'caminho'],
    ['não confere o endereço', ' || client.origin !== origin', '', 'feito em outro endereço'],
    ['não pede que se confira a pessoa', 'if (!(flags & VERIFIED))', 'if (false)', 'sem conferir a pessoa'],
    ['aceita qualquer chave', "if (expected === '-') return;", 'return;', 'chave de outra pessoa'],
    ['não inclui o papel no desafio', '{papel}\\n`', '{"RESPONSAVEL_UNIDADE"}\\n`', 'repetido em outro dia ou papel'],
    ['não confere o que foi assinado', "fail('A assinatura é falsa.')", 'undefined', 'dados do autenticador'],
  ])('um que %s deixa passar, e as mudanças o mostram', async (_, trecho, errado, nome) => {
    const texto = readFileSync(PROGRAMA, 'utf8');
    expect(texto.split(trecho)).toHaveLength(2);
    const plantado = texto.replace(trecho, () => errado);
    const arquivo = join(pasta, `${plantados.push(trecho)}.mjs`);
    writeFileSync(arquivo, plantado);
    const { checkSignature: falho }: { checkSignature: Conferir } = await import(arquivo);
    const passam = mutados.filter(({ caso }) => !deFora(falho, caso)).map(mutado => mutado.nome);
    expect(passam).toContain(nome);
  });

  it('a chave de um TPM antigo, RSA, também assina e se confere', async () => {
    const [caso] = await gestoSobre([docDe(3)], 'FISCAL', new Autenticador('alipen.gov.br', ORIGEM, {}, 'RSA'));
    if (!caso) throw new Error('um gesto sobre um mapa tem uma prova');
    expect([deDentro(caso), deFora(checkSignature, caso)]).toEqual([undefined, undefined]);
  });
});
