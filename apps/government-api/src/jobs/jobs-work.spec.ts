import type { Moment } from './job.ts';
import { JobsWork } from './jobs-work.ts';

const moment: Moment = { chave: 'x', previstoEm: new Date(0), valeAte: null };
const { signal } = new AbortController();

describe('o que se faz sozinho', () => {
  it('é de quem o oferece; o que é de vários se faz um depois do outro, e conta-se junto', async () => {
    const work = new JobsWork();
    const done: string[] = [];
    const part = (name: string, touched: number) => async () => {
      await Promise.resolve();
      done.push(name);
      return touched;
    };
    work.offer({ LIMPEZA: part('sessões', 2), DOWNLOADS: part('arquivos', 1) });
    work.offer({ LIMPEZA: part('e-mails', 3) });
    expect(work.jobs).toEqual(['LIMPEZA', 'DOWNLOADS']);
    expect(await work.of('LIMPEZA')(moment, signal)).toBe(5);
    expect(done).toEqual(['sessões', 'e-mails']);
  });

  it('uma parte que falha não desfaz a anterior, e diz que falhou', async () => {
    const work = new JobsWork();
    const done: string[] = [];
    work.offer({ LIMPEZA: async () => done.push('sessões') });
    work.offer({ LIMPEZA: () => Promise.reject(new Error('sem disco')) });
    await expect(work.of('LIMPEZA')(moment, signal)).rejects.toThrow('sem disco');
    expect(done).toEqual(['sessões']);
  });

  it('o que ninguém oferece não começa', () => {
    expect(() => new JobsWork().of('LIMPEZA')).toThrow('nobody offers the work of the job LIMPEZA');
  });
});
