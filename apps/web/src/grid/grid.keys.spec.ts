import { acaoDaTecla, comandoDaTecla } from './grid.keys.ts';

const tecla = (key: string, modificadores = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modificadores,
});
const PARADO = null;
const DIGITANDO = { digitando: true };
const CORRIGINDO = { digitando: false };

describe('a key in the grid', () => {
  it('that prints starts an edit that replaces the number', () => {
    expect(acaoDaTecla(tecla('3'), PARADO)).toEqual({ tipo: 'digitar', texto: '3' });
  });
  it('that asks for the sheet of keys is left to the page', () => {
    expect(acaoDaTecla(tecla('?', { shiftKey: true }), PARADO)).toBeNull();
  });
  it.each([
    ['Enter', {}, 'abaixo'],
    ['Enter', { shiftKey: true }, 'acima'],
    ['Tab', {}, 'proxima'],
    ['Tab', { shiftKey: true }, 'anterior'],
    ['Home', {}, 'inicioDaLinha'],
    ['Home', { ctrlKey: true }, 'inicio'],
    ['End', { ctrlKey: true }, 'fim'],
  ])('%s %j moves %s', (key, modificadores, passo) => {
    expect(acaoDaTecla(tecla(key, modificadores), PARADO)).toEqual({ tipo: 'mover', passo });
  });
  it('that is an arrow commits a typed number, and moves the caret of a corrected one', () => {
    expect(acaoDaTecla(tecla('ArrowRight'), DIGITANDO)).toEqual({ tipo: 'confirmar', passo: 'direita' });
    expect(acaoDaTecla(tecla('ArrowRight'), CORRIGINDO)).toBeNull();
  });
  it('with Ctrl undoes and redoes at rest, and belongs to the input while editing', () => {
    expect(acaoDaTecla(tecla('z', { ctrlKey: true }), PARADO)).toEqual({ tipo: 'desfazer' });
    expect(acaoDaTecla(tecla('y', { ctrlKey: true }), PARADO)).toEqual({ tipo: 'refazer' });
    expect(acaoDaTecla(tecla('z', { ctrlKey: true }), DIGITANDO)).toBeNull();
  });
  it.each([
    ['a', 'selecionarTudo'],
    ['d', 'preencher'],
    ['r', 'preencher'],
  ])('Ctrl+%s is %s', (key, tipo) => {
    expect(acaoDaTecla(tecla(key, { ctrlKey: true }), PARADO)).toMatchObject({ tipo });
  });
  it('Shift and an arrow grow the range', () => {
    expect(acaoDaTecla(tecla('ArrowDown', { shiftKey: true }), PARADO)).toEqual({ tipo: 'estender', passo: 'abaixo' });
  });
  it('plus and minus nudge at rest, and are text while editing', () => {
    expect(acaoDaTecla(tecla('+', { shiftKey: true }), PARADO)).toEqual({ tipo: 'somar', parcela: 1 });
    expect(acaoDaTecla(tecla('-'), PARADO)).toEqual({ tipo: 'somar', parcela: -1 });
    expect(acaoDaTecla(tecla('-'), DIGITANDO)).toBeNull();
  });
  it('asks the screen to send and to change the day', () => {
    expect(comandoDaTecla(tecla('Enter', { ctrlKey: true }))).toBe('enviar');
    expect(comandoDaTecla(tecla('PageDown'))).toBe('diaSeguinte');
    expect(comandoDaTecla(tecla('Enter'))).toBeNull();
  });
  it('of the browser stays with the browser', () => {
    expect(acaoDaTecla(tecla('c', { ctrlKey: true }), PARADO)).toBeNull();
    expect(acaoDaTecla(tecla('F5'), PARADO)).toBeNull();
  });
});
