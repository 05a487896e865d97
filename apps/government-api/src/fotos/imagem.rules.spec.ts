import { tipoDaImagem } from './imagem.rules.ts';

describe('o tipo de uma imagem', () => {
  it.each([
    [Buffer.from('ffd8ffe000104a46', 'hex'), 'image/jpeg'],
    [Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
    [Buffer.from('<svg xml'), undefined],
    [Buffer.from('GIF89a__'), undefined],
    [Buffer.from('ffd8', 'hex'), undefined],
    [Buffer.alloc(0), undefined],
  ])('vem dos primeiros bytes: %p', (bytes, tipo) => {
    expect(tipoDaImagem(bytes)).toBe(tipo);
  });
});
