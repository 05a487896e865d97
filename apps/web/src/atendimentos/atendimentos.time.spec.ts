import { haQuanto } from './atendimentos.time.ts';

describe('há quanto tempo', () => {
  const agora = Date.parse('2026-11-20T14:00:00Z');

  it.each([
    ['2026-11-20T13:59:30Z', 'agora'],
    ['2026-11-20T13:58:00Z', 'há 2 min'],
    ['2026-11-20T10:30:00Z', 'há 3 h'],
    ['2026-11-20T14:00:30Z', 'agora'],
  ])('%s é %s', (instante, texto) => {
    expect(haQuanto(instante, agora)).toBe(texto);
  });
});
