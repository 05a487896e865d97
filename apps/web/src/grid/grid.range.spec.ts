import { gradeDe, quantidadesIniciais } from '../pedidos/grade/grade.model.ts';
import { preparo } from '../pedidos/preparo.fixture.ts';
import { faixaEntre, htmlDa, resumoDa, textoDa, textoDoResumo } from './grid.range.ts';
import { type AcaoGrade, estadoInicial, faixaDe, gradeReducer, quantidadesAoVivo } from './grid.reducer.ts';
import { celulaDaLinha, linhaDaGrade } from './grid.rows.ts';

const grade = gradeDe(preparo());
const reduzir = gradeReducer(grade);
const inicio = estadoInicial(quantidadesIniciais(grade, null));
const fazer = (...acoes: AcaoGrade[]) => acoes.reduce(reduzir, inicio);
const TUDO: AcaoGrade = { tipo: 'selecionarTudo' };

describe('a range of the grid', () => {
  it('grows with Shift and the arrows, and one move lets it go', () => {
    const dois = fazer({ tipo: 'estender', passo: 'abaixo' });
    expect(faixaDe(dois)).toEqual(faixaEntre({ linha: 0, coluna: 0 }, { linha: 1, coluna: 0 }));
    expect(faixaDe(reduzir(dois, { tipo: 'mover', passo: 'direita' }))).toEqual(
      faixaEntre({ linha: 0, coluna: 1 }, { linha: 0, coluna: 1 }),
    );
  });

  it('is summed as a spreadsheet does', () => {
    const { quantidades } = inicio;
    expect(textoDoResumo(resumoDa(quantidades, faixaDe(fazer(TUDO))))).toBe('Soma 748 · Média 187 · 4 células');
  });

  it('is copied as plain digits, in text and in a table', () => {
    const faixa = faixaDe(fazer(TUDO));
    expect(textoDa(inicio.quantidades, faixa)).toBe('345\t58\n345\t0');
    expect(htmlDa([[1]], faixaEntre({ linha: 0, coluna: 0 }, { linha: 0, coluna: 0 }))).toBe(
      '<table><tr><td>1</td></tr></table>',
    );
  });

  it('goes to zero together, in one step of undo; what has no price stays', () => {
    const zerada = fazer(TUDO, { tipo: 'zerar' });
    expect(zerada.quantidades).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(reduzir(zerada, { tipo: 'desfazer' }).quantidades).toEqual(inicio.quantidades);
  });

  it('is nudged together and never leaves 0 to the maximum', () => {
    expect(fazer(TUDO, { tipo: 'somar', parcela: 1 }).quantidades).toEqual([
      [346, 59],
      [346, 0],
    ]);
    expect(fazer(TUDO, { tipo: 'somar', parcela: -9999 }).quantidades[0]).toEqual([0, 0]);
  });

  it.each([
    [
      'abaixo',
      [
        [9, 58],
        [9, 0],
      ],
    ],
    [
      'direita',
      [
        [9, 9],
        [345, 0],
      ],
    ],
  ] as const)('fills %s from its first row or column', (para, esperado) => {
    const estender: AcaoGrade = { tipo: 'estender', passo: para };
    const digitado = fazer({ tipo: 'definir', em: { linha: 0, coluna: 0 }, quantidade: 9 }, estender, {
      tipo: 'preencher',
      para,
    });
    expect(digitado.quantidades).toEqual(esperado);
  });

  it('of one cell fills from the cell before it', () => {
    const abaixo = fazer(
      { tipo: 'definir', em: { linha: 0, coluna: 0 }, quantidade: 9 },
      { tipo: 'mover', passo: 'abaixo' },
    );
    expect(reduzir(abaixo, { tipo: 'preencher', para: 'abaixo' }).quantidades[1]?.[0]).toBe(9);
    expect(fazer({ tipo: 'preencher', para: 'abaixo' }).quantidades).toBe(inicio.quantidades);
  });
});

describe('what changed elsewhere', () => {
  it('comes in without a step, and no undo takes it back', () => {
    const minha: AcaoGrade = { tipo: 'definir', em: { linha: 0, coluna: 0 }, quantidade: 1 };
    const delas: AcaoGrade = { tipo: 'juntar', trocas: [{ em: { linha: 1, coluna: 0 }, quantidade: 200 }] };
    const junto = fazer(minha, delas);
    expect(junto.desfazer).toHaveLength(1);
    expect(reduzir(junto, { tipo: 'desfazer' }).quantidades).toEqual([
      [345, 58],
      [200, 0],
    ]);
  });
  it('leaves what is being typed alone', () => {
    const digitando = fazer(
      { tipo: 'digitar', texto: '12' },
      { tipo: 'juntar', trocas: [{ em: { linha: 1, coluna: 0 }, quantidade: 200 }] },
    );
    expect(digitando.edicao?.texto).toBe('12');
  });
});

describe('as it is typed', () => {
  it('the number counts before Enter, a refused one does not', () => {
    expect(quantidadesAoVivo(fazer({ tipo: 'digitar', texto: '7' }), grade)[0]?.[0]).toBe(7);
    expect(quantidadesAoVivo(fazer({ tipo: 'digitar', texto: 'x' }), grade)).toBe(inicio.quantidades);
  });
});

describe('the rows drawn again', () => {
  const linha = (estado: typeof inicio, n: number) => linhaDaGrade(estado, n, true);
  it('are those that changed, and no other', () => {
    const depois = fazer({ tipo: 'digitar', texto: '7' }, { tipo: 'confirmar', passo: 'direita' });
    expect(Object.is(linha(depois, 1).quantidades, linha(inicio, 1).quantidades)).toBe(true);
    expect(linha(depois, 1)).toEqual(linha(inicio, 1));
    expect(linha(depois, 0)).not.toEqual(linha(inicio, 0));
  });
  it('keep their object when a whole filling leaves them equal', () => {
    const { quantidades } = fazer({
      tipo: 'trocar',
      quantidades: [
        [1, 2],
        [345, 0],
      ],
    });
    expect(quantidades[1]).toBe(inicio.quantidades[1]);
  });
  it('say of each cell whether it is active and selected', () => {
    const estado = linha(fazer({ tipo: 'estender', passo: 'direita' }), 0);
    expect(celulaDaLinha(estado, 1)).toMatchObject({ ativa: false, selecionada: true, focar: false });
    expect(celulaDaLinha(estado, 0)).toMatchObject({ ativa: true, selecionada: true, focar: true });
  });
});
