import { readFile } from 'node:fs/promises';
import { tarefas } from '../tarefas/tarefas.table.ts';
import { regrasDeGuarda } from './guarda.regras.table.ts';

describe('as regras de guarda', () => {
  it('cada uma é cumprida por uma tarefa que há, e está na página de quem opera', async () => {
    const pagina = await readFile(new URL('../../../../docs/operations/dados-pessoais.md', import.meta.url), 'utf8');
    for (const { oQue, prazo, depois, tarefa } of Object.values(regrasDeGuarda)) {
      expect(tarefa === null).toBe(depois === 'FICA');
      if (tarefa !== null) expect(Object.keys(tarefas)).toContain(tarefa);
      for (const dito of [oQue, prazo, tarefa ?? depois]) expect(pagina).toContain(dito);
    }
  });
});
