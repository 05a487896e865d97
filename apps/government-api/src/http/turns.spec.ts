import { jest } from '@jest/globals';
import { Turns } from './turns.ts';

const recusa = new Error('não chegou a vez');
const parada = () => {
  let soltar: () => void = () => undefined;
  const tarefa = () => new Promise<string>(resolve => (soltar = () => resolve('parada')));
  return { tarefa, soltar: () => soltar() };
};

describe('a vez de quem usa muito da máquina', () => {
  it('vem na ordem em que chegaram, uma tarefa por lugar, e a que falha não prende as outras', async () => {
    const fila = new Turns({ places: 1, waitMs: 60_000, refusal: () => recusa });
    const ordem: string[] = [];
    const { tarefa, soltar } = parada();
    const uma = (nome: string) =>
      fila.run(async () => {
        ordem.push(nome);
        if (nome === 'b') throw new Error(nome);
      });
    const feitas = [fila.run(tarefa), uma('a'), uma('b'), uma('c')];
    expect(ordem).toEqual([]);
    soltar();
    const fins = await Promise.allSettled(feitas);
    expect(ordem).toEqual(['a', 'b', 'c']);
    expect(fins.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('que não vem a tempo é recusada, e a fila anda sem ela', async () => {
    jest.useFakeTimers();
    const fila = new Turns({ places: 1, waitMs: 4_000, refusal: () => recusa });
    const { tarefa, soltar } = parada();
    const primeira = fila.run(tarefa);
    const feitas: string[] = [];
    const cansada = fila.run(async () => feitas.push('cansada'));
    jest.advanceTimersByTime(4_000);
    jest.useRealTimers();
    await expect(cansada).rejects.toBe(recusa);
    const ultima = fila.run(async () => feitas.push('ultima'));
    soltar();
    await Promise.all([primeira, ultima]);
    expect(feitas).toEqual(['ultima']);
  });

  it('mais do que cabem na fila não começam a esperar, e a fila segue', async () => {
    const fila = new Turns({ places: 1, most: 2, waitMs: 60_000, refusal: () => recusa });
    const { tarefa, soltar } = parada();
    const primeira = fila.run(tarefa);
    const esperam = [fila.run(async () => 'a'), fila.run(async () => 'b')];
    await expect(fila.run(async () => 'c')).rejects.toBe(recusa);
    soltar();
    expect([await primeira, ...(await Promise.all(esperam))]).toEqual(['parada', 'a', 'b']);
    expect(await fila.run(async () => 'd')).toBe('d');
  });
});
