import { emFila } from './tratamento-fila.ts';

const depois = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

describe('a fila de quem abre fotos', () => {
  it('uma de cada vez, na ordem em que chegaram, e uma que falha não prende as outras', async () => {
    const ordem: string[] = [];
    let juntas = 0;
    const uma = (nome: string, falha = false) =>
      emFila(async () => {
        juntas += 1;
        expect(juntas).toBe(1);
        await depois(5);
        juntas -= 1;
        ordem.push(nome);
        if (falha) throw new Error(nome);
      });
    const feitas = await Promise.allSettled([uma('a'), uma('b', true), uma('c')]);
    expect(ordem).toEqual(['a', 'b', 'c']);
    expect(feitas.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('quem não chega à sua vez a tempo ouve por quê, e a fila segue', async () => {
    let soltar: () => void = () => undefined;
    const primeira = emFila(() => new Promise<void>(resolve => (soltar = resolve)));
    const cansada = emFila(() => Promise.resolve('não devia'), 10);
    const ultima = emFila(() => Promise.resolve('feita'));
    await expect(cansada).rejects.toMatchObject({ slug: 'capacidade-reduzida', extra: { retryAfter: 15 } });
    soltar();
    await primeira;
    expect(await ultima).toBe('feita');
  });
});
