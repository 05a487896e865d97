import { quandoEQuem } from './ciencia.model.ts';

describe('a ciência em palavras', () => {
  const ciencia = { nome: 'Marta Lima', em: new Date(2026, 10, 20, 14, 32).toISOString() };

  it('no mesmo dia diz só a hora; de outro dia diz também qual', () => {
    expect(quandoEQuem(ciencia, '2026-11-20')).toBe('às 14:32 por Marta Lima');
    expect(quandoEQuem(ciencia, '2026-11-21')).toBe('em 20/11, às 14:32, por Marta Lima');
  });
});
