import { ultimoDia } from './prazo.rules.ts';

describe('o prazo em dias úteis', () => {
  const feriados = new Set(['2026-12-25', '2026-11-20']);
  it.each([
    ['na segunda, dois dias úteis são a quarta', '2026-11-23', 2, '2026-11-25'],
    ['na sexta, passa o fim de semana', '2026-11-27', 2, '2026-12-01'],
    ['no sábado, conta da segunda', '2026-11-28', 2, '2026-12-01'],
    ['na véspera do Natal, passa o feriado e o fim de semana', '2026-12-24', 1, '2026-12-28'],
    ['no próprio feriado', '2026-11-20', 1, '2026-11-23'],
    ['na virada do ano', '2026-12-30', 3, '2027-01-04'],
  ])('%s', (_nome, notificada, dias, esperado) => {
    expect(ultimoDia(notificada, dias, data => feriados.has(data))).toBe(esperado);
  });
});
