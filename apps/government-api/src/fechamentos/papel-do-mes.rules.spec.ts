import { codigoDoMesLido, novoCodigoDoMes, seloDoMes } from './papel-do-mes.rules.ts';

const dia = (n: number, hash: string) => ({ data: `2026-06-0${n}`, versao: 1, hash: hash.repeat(64) });

describe('o papel do mês', () => {
  it('muda de selo com qualquer dia, a mais, a menos ou trocado', () => {
    const selo = seloDoMes([dia(1, 'a'), dia(2, 'b')]);
    expect(selo).toMatch(/^[0-9a-f]{64}$/);
    const outros = [[dia(1, 'a')], [dia(1, 'b'), dia(2, 'a')], [dia(1, 'a'), dia(3, 'b')], [dia(2, 'b'), dia(1, 'a')]];
    expect(new Set([selo, ...outros.map(seloDoMes)]).size).toBe(5);
  });

  it('tem um código que se digita como for, e que não é o de um dia nem o de uma medição', () => {
    const codigo = novoCodigoDoMes();
    expect(codigoDoMesLido(` ${codigo.toLowerCase().replaceAll('-', '')} `)).toBe(codigo);
    expect(codigoDoMesLido(codigo.slice(2))).toBeUndefined();
    expect(codigoDoMesLido(`M${codigo.slice(1)}`)).toBeUndefined();
  });
});
