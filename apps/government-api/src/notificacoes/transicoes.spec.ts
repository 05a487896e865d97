import { readdir } from 'node:fs/promises';
import { regras } from './notificacoes.regras.table.ts';
import { transicoes } from './transicoes.table.ts';

const SRC = new URL('../', import.meta.url);

describe('o aviso de cada passo', () => {
  it('todo passo de toda tabela de ciclo tem um aviso, ou o motivo de não ter', async () => {
    const tabelas = (await readdir(SRC, { recursive: true })).filter(nome => nome.endsWith('.ciclo.table.ts')).sort();
    const lidas = await Promise.all(
      tabelas.map(async tabela => {
        const { passos } = (await import(new URL(tabela, SRC).href)) as { passos: object };
        return [tabela.split('/').at(-1)?.split('.')[0] ?? tabela, Object.keys(passos).sort()] as const;
      }),
    );
    expect(lidas.length).toBeGreaterThanOrEqual(9);
    const ditas = Object.entries(transicoes).map(([ciclo, passos]) => [ciclo, Object.keys(passos).sort()]);
    expect(Object.fromEntries(ditas)).toEqual(Object.fromEntries(lidas));
  });

  it('o motivo é uma frase, e o aviso que se oferece existe', () => {
    for (const dito of Object.values(transicoes).flatMap(passos => Object.values(passos))) {
      if ('porQue' in dito) expect(dito.porQue.length).toBeGreaterThan(20);
      else for (const evento of dito.avisa) expect(regras).toHaveProperty(evento);
    }
  });

  it('só o que ninguém precisa resolver é à escolha', () => {
    for (const [evento, { aEscolha, tipo, email, aCargoDe, resolvidaPor }] of Object.entries(regras)) {
      if (aEscolha)
        expect([evento, tipo, email, aCargoDe, resolvidaPor]).toEqual([evento, 'AVISO', false, undefined, {}]);
    }
  });
});
