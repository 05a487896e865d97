import { isBeginning, rootFromPath, rootsAt } from '../../../../scripts/conferir-livro.mjs';
import { arvoreDe } from '../../test/livro.cenario.ts';
import { Arvore, hashDaFolha } from './arvore.rules.ts';

/** The leaves and roots of the Certificate Transparency project's own tests. */
const DE_FORA = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const RAIZES: Record<number, string> = {
  1: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  2: 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  3: 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  8: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
};
const textos = (quantos: number) => Array.from({ length: quantos }, (_, n) => `folha ${n}`);
/** Around every power of two that the kept levels meet, and some between. */
const TAMANHOS = [1, 2, 3, 7, 8, 255, 256, 257, 300, 511, 512, 513, 767, 1000];

describe('a árvore do livro', () => {
  it('dá as raízes que outros sistemas dão', async () => {
    const conhecidas = DE_FORA.map(hex => Buffer.from(hex, 'hex').toString('latin1'));
    for (const [tamanho, raiz] of Object.entries(RAIZES))
      expect((await arvoreDe(conhecidas).raiz(Number(tamanho))).toString('hex')).toBe(raiz);
  });

  it('de cada tamanho, é a raiz que o conferidor de fora calcula', async () => {
    const folhas = textos(1000);
    const deFora = rootsAt(folhas, TAMANHOS);
    for (const tamanho of TAMANHOS)
      expect((await arvoreDe(folhas).raiz(tamanho)).equals(deFora.get(tamanho) ?? Buffer.alloc(0))).toBe(true);
  });

  it('prova cada folha, e a prova não serve a outra nem a outro tamanho', async () => {
    for (const tamanho of TAMANHOS) {
      const folhas = textos(tamanho);
      const arvore = arvoreDe(folhas);
      const raiz = await arvore.raiz(tamanho);
      for (const index of new Set([0, Math.floor(tamanho / 3), tamanho - 1])) {
        const path = await arvore.caminho(index, tamanho);
        const prova = { text: `folha ${index}`, index, size: tamanho, path };
        expect(rootFromPath(prova).equals(raiz)).toBe(true);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(tamanho)));
        expect(rootFromPath({ ...prova, text: 'outra' }).equals(raiz)).toBe(false);
      }
    }
  });

  it('prova que um tamanho é o começo de outro', async () => {
    const folhas = textos(1000);
    const arvore = arvoreDe(folhas);
    for (const antes of TAMANHOS)
      for (const depois of TAMANHOS.filter(tamanho => tamanho >= antes)) {
        const [old, now] = await Promise.all([arvore.raiz(antes), arvore.raiz(depois)]);
        const prova = await arvore.consistencia(antes, depois);
        expect(() => isBeginning({ size: antes, root: old }, { size: depois, root: now }, prova)).not.toThrow();
        const outra = hashDaFolha('outra');
        expect(() => isBeginning({ size: antes, root: outra }, { size: depois, root: now }, prova)).toThrow();
      }
  });

  it('a que perdeu uma página não dá raiz nenhuma', async () => {
    await expect(new Arvore(async () => []).raiz(3)).rejects.toThrow('no node');
  });
});
