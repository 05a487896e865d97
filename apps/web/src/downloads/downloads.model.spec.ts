import { nomeDoBotao, textoDoTamanho } from './downloads.model.ts';

describe('os downloads em palavras', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [48_210, '48 kB'],
    [1_234_567, '1,2 MB'],
  ])('%d bytes é %s', (bytes, texto) => {
    expect(textoDoTamanho(bytes)).toBe(texto);
  });

  it('o botão diz o que se prepara e o que há por ver', () => {
    expect(nomeDoBotao({ aLer: 0, emAndamento: 0 })).toBe('Central de downloads');
    expect(nomeDoBotao({ aLer: 2, emAndamento: 1 })).toBe('Central de downloads: 1 em preparo, 2 por ver');
  });
});
