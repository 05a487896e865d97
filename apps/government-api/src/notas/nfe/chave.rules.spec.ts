import { camposDaChave, digitoDaChave } from './chave.rules.ts';
import { centavosDe, exato, produtoEmCentavos, reais } from './numeros.rules.ts';

describe('the access key', () => {
  // The first is the manual's own example (MOC 7.0, item 2.2.6.2).
  it('has a digit by module 11, of letters too', () => {
    const escrita = '5206043300991100250655012000000780026730161';
    expect(digitoDaChave(escrita)).toBe('5');
    expect(camposDaChave(`${escrita}5`)).toMatchObject({ cUF: '52', AAMM: '0604', CNPJ: '33009911002506', cDV: '5' });
    expect(camposDaChave(`210612${'12ABC34501DE35'}550010000000011123456785`)?.CNPJ).toBe('12ABC34501DE35');
  });

  it('has 44 places', () => {
    expect(camposDaChave('1'.repeat(43))).toBeNull();
    expect(camposDaChave('1'.repeat(45))).toBeNull();
  });
});

describe('the numbers of the layout', () => {
  it('are read exactly, or not at all', () => {
    expect(['12.34', '0.00', '1.2', '01.00', '1,00', '-1.00', '', '1e3'].map(centavosDe)).toEqual([
      ...[1234, 0, null, null, null, null, null, null],
    ]);
    expect(exato('18.5000000001')).toBe(185_000_000_001n);
  });

  it('are multiplied with half a centavo up', () => {
    const produto = (quantidade: string, preco: string) =>
      produtoEmCentavos(exato(quantidade) ?? 0n, exato(preco) ?? 0n);
    expect(produto('3', '0.335')).toBe(101);
    expect(produto('3', '0.3349999999')).toBe(100);
    expect(reais(123_456_789)).toBe('R$ 1.234.567,89');
  });
});
