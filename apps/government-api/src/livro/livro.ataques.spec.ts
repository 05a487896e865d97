import { createHash, randomBytes } from 'node:crypto';
import { checkConsistency, checkLedger, checkPaper, Discrepancy } from '../../../../scripts/conferir-livro.mjs';
import { tantas } from '../../test/kit/profundidade.ts';
import { arvoreDe, type Sorte, sorteDe } from '../../test/livro.cenario.ts';
import { type Chave, chaveEscrita, novaChave, seloDe } from './selo.rules.ts';

const SEMENTES = tantas(10);
const HISTORIAS = tantas(40);

/** What the owner of the database holds: everything, the key too. */
type Livro = { chave: Chave; folhas: string[]; atos: string[] };

const hash = (texto: string) => createHash('sha256').update(texto).digest('hex');
const fechamento = (lotacao: number, dia: number, versao: number, sal = '') =>
  `fechamento lotacao=${lotacao} data=2026-${String(1 + Math.floor(dia / 28)).padStart(2, '0')}-${String(1 + (dia % 28)).padStart(2, '0')} versao=${versao} hash=${hash(`${lotacao} ${dia} ${versao}${sal}`)}`;

function viver(sorte: Sorte, quantos: number, de = 0): string[] {
  const atos: string[] = [];
  for (let n = de; atos.length < quantos; n += 1) {
    const lotacao = 1 + sorte.inteiro(5);
    const ato = fechamento(lotacao, n % 300, 1, String(n));
    atos.push(ato);
    if (sorte.chance(0.5))
      atos.push(`assinatura-do-mapa papel=FISCAL fechamento=${hash(ato)} hash=${hash(`${ato} F`)}`);
    if (sorte.chance(0.1))
      atos.push(ato.replace('fechamento', 'reabertura'), fechamento(lotacao, n % 300, 2, String(n)));
  }
  return atos;
}
const selar = async ({ chave, folhas }: Livro, tamanho = folhas.length) =>
  seloDe(chave, { tamanho, raiz: await arvoreDe(folhas).raiz(tamanho) });
const conferir = async (livro: Livro, guardado: { key: string; before: string }) =>
  checkLedger({ ...guardado, after: await selar(livro), leaves: livro.folhas, acts: livro.atos });

const troca = (lista: string[], n: number, por: (texto: string) => string) =>
  lista.map((texto, i) => (i === n ? por(texto) : texto));
const sem = (lista: string[], fora: (texto: string, n: number) => boolean) =>
  lista.filter((texto, n) => !fora(texto, n));
const falsa = (texto: string) => texto.replace(/hash=\w{8}/, 'hash=00000000');

/** `velho` is the size that the witness keeps. Each signs its forged ledger with the true key, unless it says otherwise. */
const ataques: Record<string, (livro: Livro, velho: number, sorte: Sorte) => Livro> = {
  'muda uma folha antiga e o registro dela': (livro, velho, sorte) => {
    const n = sorte.inteiro(velho);
    const alvo = livro.folhas[n] ?? '';
    return {
      ...livro,
      folhas: troca(livro.folhas, n, falsa),
      atos: livro.atos.map(ato => (ato === alvo ? falsa(ato) : ato)),
    };
  },
  'muda o registro e deixa a folha': (livro, _, sorte) => ({
    ...livro,
    atos: troca(livro.atos, sorte.inteiro(livro.atos.length), falsa),
  }),
  'refaz as assinaturas de um dia': (livro, velho) => {
    const refeita = (texto: string) => (texto.startsWith('assinatura') ? falsa(texto) : texto);
    return {
      ...livro,
      folhas: livro.folhas.map((texto, n) => (n < velho ? refeita(texto) : texto)),
      atos: livro.atos.map(refeita),
    };
  },
  'tira as últimas folhas': (livro, velho, sorte) => {
    const ficam = velho - 1 - sorte.inteiro(velho - 1);
    return { ...livro, folhas: livro.folhas.slice(0, ficam), atos: livro.atos.slice(0, ficam) };
  },
  'tira as últimas e põe outras no lugar': (livro, velho, sorte) => {
    const antes = livro.folhas.slice(0, velho - 1 - sorte.inteiro(velho - 1));
    const folhas = [...antes, ...viver(sorte, livro.folhas.length - antes.length + 5, 5_000)];
    return { ...livro, folhas, atos: folhas };
  },
  'tira uma lotação inteira': (livro, _, sorte) => {
    const dela = `lotacao=${livro.folhas[0]?.match(/lotacao=(\d+)/)?.[1]} `;
    const fora = (texto: string) => texto.includes(dela);
    const resto = [...sem(livro.folhas, fora), ...viver(sorte, livro.folhas.length, 6_000)];
    return { ...livro, folhas: resto, atos: resto };
  },
  'troca a ordem de duas folhas': (livro, velho, sorte) => {
    const n = sorte.inteiro(velho - 1);
    const folhas = livro.folhas.with(n, livro.folhas[n + 1] ?? '').with(n + 1, livro.folhas[n] ?? '');
    return { ...livro, folhas };
  },
  'mostra outro ramo a quem guardou o selo': (livro, velho, sorte) => {
    const comum = livro.folhas.slice(0, Math.floor(velho / 2));
    const folhas = [...comum, ...viver(sorte, livro.folhas.length, 7_000)];
    return { ...livro, folhas, atos: folhas };
  },
  'restaura a semana passada e segue dali': (livro, velho, sorte) => {
    const folhas = [...livro.folhas.slice(0, velho - 1), ...viver(sorte, 40, 8_000)];
    return { ...livro, folhas, atos: folhas };
  },
  'troca a chave do livro': livro => ({ ...livro, chave: novaChave() }),
  'põe uma folha no passado': (livro, velho, sorte) => {
    const nova = fechamento(9, 9, 1, 'de ontem');
    const folhas = livro.folhas.toSpliced(sorte.inteiro(velho), 0, nova);
    return { ...livro, folhas, atos: [...livro.atos, nova] };
  },
  'apaga um registro e deixa a folha': (livro, _, sorte) => {
    const n = sorte.inteiro(livro.atos.length);
    return { ...livro, atos: sem(livro.atos, (_texto, i) => i === n) };
  },
};

const comeco = async (semente: number) => {
  const sorte = sorteDe(semente);
  const folhas = viver(sorte, 30 + sorte.inteiro(400));
  const livro: Livro = { chave: novaChave(), folhas, atos: [...folhas] };
  const velho = 10 + sorte.inteiro(folhas.length - 10);
  return { sorte, livro, velho, guardado: { key: chaveEscrita(livro.chave), before: await selar(livro, velho) } };
};

describe('quem guardou um selo antigo', () => {
  it.each(Object.entries(ataques))('acha quem %s', async (_, atacar) => {
    for (let semente = 1; semente <= SEMENTES; semente += 1) {
      const { sorte, livro, velho, guardado } = await comeco(semente);
      await expect(conferir(atacar(livro, velho, sorte), guardado)).rejects.toThrow(Discrepancy);
    }
  });

  it('não acusa quem só acrescenta: nem reaberturas, nem a mudança de banco, nem a cópia restaurada inteira', async () => {
    for (let semente = 1; semente <= HISTORIAS; semente += 1) {
      const { sorte, livro, velho, guardado } = await comeco(10_000 + semente);
      livro.folhas.push(...viver(sorte, sorte.inteiro(50), 9_000));
      const copia: Livro = { ...livro, folhas: [...livro.folhas], atos: livro.folhas.toSorted() };
      expect(await conferir(copia, guardado)).toEqual({ folhas: copia.folhas.length, desde: velho });
      const tamanho = copia.folhas.length;
      const arvore = arvoreDe(copia.folhas);
      const selo = await selar(copia);
      const hex = (hashes: Buffer[]) => hashes.map(cada => cada.toString('hex'));
      const prova = hex(await arvore.consistencia(velho, tamanho));
      expect(checkConsistency({ ...guardado, answer: { de: velho, selo, prova } }).folhas).toBe(tamanho);
      const indice = sorte.inteiro(tamanho);
      const folha = { texto: copia.folhas[indice] ?? '', indice, prova: hex(await arvore.caminho(indice, tamanho)) };
      expect(checkPaper({ ...guardado, answer: { selo, folhas: [folha] } })).toEqual({ folhas: 1, desde: tamanho });
    }
  });

  it('não aceita selo sem assinatura boa, de outro livro ou com a chave copiada errada', async () => {
    const { livro, guardado } = await comeco(1);
    const selo = await selar(livro);
    for (const falso of [
      selo.replace(/\n\d+\n/, '\n1\n'),
      selo.replace(/— .*\n/, ''),
      selo.replace('livro/', 'livro/x'),
      '',
    ])
      expect(() => checkLedger({ ...guardado, after: falso, leaves: livro.folhas })).toThrow(Discrepancy);
    // Signed by another hand: the mark of the key is copied, the head is the true one.
    const assinatura = Buffer.from(selo.trimEnd().split(' ').at(-1) ?? '', 'base64');
    const alheia = Buffer.concat([assinatura.subarray(0, 4), randomBytes(64)]).toString('base64');
    const imitado = selo.replace(assinatura.toString('base64'), alheia);
    expect(() => checkLedger({ ...guardado, after: imitado, leaves: livro.folhas })).toThrow(
      'assinatura do selo é falsa',
    );
    const errada = guardado.key.replace(/\+(.)/, (_, letra) => `+${letra === '0' ? '1' : '0'}`);
    expect(() => checkLedger({ ...guardado, key: errada, after: selo, leaves: livro.folhas })).toThrow(
      'copiada com erro',
    );
  });
});
