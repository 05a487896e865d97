import { gradeDe, quantidadesIniciais } from '../pedidos/grade/grade.model.ts';
import { preparo } from '../pedidos/preparo.fixture.ts';
import { posicoes, type Quantidades } from './grid.model.ts';
import { type AcaoGrade, type EstadoGrade, estadoInicial, gradeReducer } from './grid.reducer.ts';

const grade = gradeDe(preparo());
const reduzir = gradeReducer(grade);
const inicio = estadoInicial(quantidadesIniciais(grade, null));
const fazer = (...acoes: AcaoGrade[]) => acoes.reduce(reduzir, inicio);
const digitar = (texto: string, passo?: 'abaixo' | 'direita'): AcaoGrade[] => [
  { tipo: 'digitar', texto },
  { tipo: 'confirmar', passo },
];

describe('the grid', () => {
  it('takes a typed number and goes down', () => {
    const { quantidades, ativa, edicao } = fazer(...digitar('347', 'abaixo'));
    expect(quantidades[0]?.[0]).toBe(347);
    expect(ativa).toEqual({ linha: 1, coluna: 0 });
    expect(edicao).toBeNull();
  });

  it.each(['-1', '1,5', '10000', 'abc'])('refuses %j in the cell, and stays there', texto => {
    const { quantidades, ativa, edicao } = fazer(...digitar(texto, 'abaixo'));
    expect(quantidades).toBe(inicio.quantidades);
    expect(ativa).toEqual({ linha: 0, coluna: 0 });
    expect(edicao?.erro).toBeTruthy();
  });

  it('does not leave a refused cell for another by a click', () => {
    const { ativa, edicao } = fazer({ tipo: 'digitar', texto: 'abc' }, { tipo: 'ativar', em: { linha: 1, coluna: 0 } });
    expect(ativa).toEqual({ linha: 0, coluna: 0 });
    expect(edicao?.erro).toBe('Digite só números.');
  });

  it('forgets the text on Esc', () => {
    expect(fazer({ tipo: 'digitar', texto: '9' }, { tipo: 'cancelar' })).toEqual(inicio);
  });

  it('corrects with F2 starting from the number there', () => {
    expect(fazer({ tipo: 'corrigir' }).edicao?.texto).toBe('345');
  });

  it('says why a cell without a price takes nothing', () => {
    const recusado = fazer({ tipo: 'mover', passo: 'fim' }, { tipo: 'digitar', texto: '5' });
    expect(recusado.edicao?.erro).toBe('Jantar, Servidor: sem preço no contrato, não pode ser pedido.');
    expect(reduzir(recusado, { tipo: 'confirmar' }).quantidades).toBe(inicio.quantidades);
  });

  it('wraps Tab to the next row', () => {
    const fimDaLinha = fazer({ tipo: 'mover', passo: 'fimDaLinha' }, { tipo: 'mover', passo: 'proxima' });
    expect(fimDaLinha.ativa).toEqual({ linha: 1, coluna: 0 });
  });

  it('undoes a whole filling in one step', () => {
    const novos: Quantidades = [
      [1, 2],
      [3, 0],
    ];
    const { quantidades } = fazer({ tipo: 'trocar', quantidades: novos }, { tipo: 'desfazer' });
    expect(quantidades).toBe(inicio.quantidades);
  });

  it('remembers fifty steps', () => {
    const sessenta = Array.from({ length: 60 }, (_, n) => digitar(String(n + 1))).flat();
    expect(fazer(...sessenta).desfazer).toHaveLength(50);
  });

  it('keeps nothing to redo after a new number', () => {
    expect(fazer(...digitar('1'), { tipo: 'desfazer' }, ...digitar('2')).refazer).toEqual([]);
  });
});

/** Repeatable noise (mulberry32), so that a failure names its seed. */
function noise(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const PASSOS = ['acima', 'abaixo', 'esquerda', 'direita', 'proxima', 'anterior', 'inicio', 'fim'] as const;
const TEXTOS = ['0', '7', '9999', '10000', '-2', '1,5', 'x', '', '1.234'];

function umaAcao(random: (below: number) => number): AcaoGrade {
  const passo = PASSOS[random(PASSOS.length)] ?? 'abaixo';
  const texto = TEXTOS[random(TEXTOS.length)] ?? '';
  const opcoes: AcaoGrade[] = [
    { tipo: 'mover', passo },
    { tipo: 'digitar', texto },
    { tipo: 'texto', texto },
    { tipo: 'confirmar', passo },
    { tipo: 'cancelar' },
    { tipo: 'corrigir' },
    { tipo: 'zerar' },
    { tipo: 'estender', passo },
    { tipo: 'selecionarTudo' },
    { tipo: 'somar', parcela: random(3) - 1 },
    { tipo: 'preencher', para: random(2) ? 'abaixo' : 'direita' },
    { tipo: 'desfazer' },
    { tipo: 'refazer' },
    { tipo: 'ativar', em: { linha: random(2), coluna: random(2) } },
  ];
  return opcoes[random(opcoes.length)] ?? { tipo: 'cancelar' };
}

const legal = (quantidade: number | undefined) =>
  Number.isInteger(quantidade) && Number(quantidade) >= 0 && Number(quantidade) <= 9999;

function conferir({ quantidades, ativa }: EstadoGrade) {
  for (const { linha, coluna } of posicoes(grade)) expect(legal(quantidades[linha]?.[coluna])).toBe(true);
  expect(quantidades[1]?.[1]).toBe(0);
  expect(grade.celulas[ativa.linha]?.[ativa.coluna]).toBeDefined();
}

describe('whatever is typed, in any order', () => {
  it.each(Array.from({ length: 40 }, (_, n) => n + 1))('quantities stay legal (seed %i)', seed => {
    const random = noise(seed);
    let estado = inicio;
    for (let passo = 0; passo < 120; passo++) estado = reduzir(estado, umaAcao(random));
    conferir(estado);
    while (estado.desfazer.length > 0) estado = reduzir(estado, { tipo: 'desfazer' });
    conferir(estado);
  });
});
