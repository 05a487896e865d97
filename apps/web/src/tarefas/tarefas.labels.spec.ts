import { nomeDaTarefa, resumoDe } from './tarefas.labels.ts';

const execucao = (mudanca: object) => ({
  chave: '2026-11-21@America/Fortaleza',
  previstoEm: '2026-11-20T21:01:00.000Z',
  situacao: 'CONCLUIDA' as const,
  tentativas: 1,
  iniciadaEm: '2026-11-20T21:01:10.000Z',
  terminadaEm: '2026-11-20T21:01:22.400Z',
  afetados: 1444,
  erro: null,
  proximaTentativaEm: null,
  executor: 'maquina:1',
  ...mudanca,
});

describe('as tarefas em palavras', () => {
  it('têm nome de gente; a que ainda não tem fica legível', () => {
    expect(nomeDaTarefa({ nome: 'LIMITE_DO_DIA' })).toBe('Limite do dia');
    expect(nomeDaTarefa({ nome: 'FECHAR_O_MES' })).toBe('Fechar o mes');
  });
  it.each([
    [{}, '1.444 itens em 12 s'],
    [{ afetados: 1, terminadaEm: '2026-11-20T21:01:10.020Z' }, '1 item em menos de 1 s'],
    [{ afetados: 0 }, 'nada a fazer'],
    [{ situacao: 'FALHOU' as const }, null],
    [{ situacao: 'PERDIDA' as const, iniciadaEm: null, terminadaEm: null, afetados: null }, null],
  ])('%j: %p', (mudanca, texto) => expect(resumoDe(execucao(mudanca))).toBe(texto));
});
