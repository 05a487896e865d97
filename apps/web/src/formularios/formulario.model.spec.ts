import { comSecaoMovida, comSecaoNova, comTitulo, semItem, semSecao } from './formulario.model.ts';
import type { Conteudo } from './formularios.queries.ts';

const item = { tipo: 'CONFORMIDADE', peso: 1, pontos: 5, critico: false, tolerancia: 0 } as const;
const regras = { foto: 'NUNCA', obrigatorio: true, admiteNaoSeAplica: false } as const;
const com = (...letras: string[]): Conteudo => ({
  titulo: 'Entrega',
  secoes: letras.map(codigo => ({
    codigo,
    titulo: codigo,
    itens: [{ codigo: `${codigo}1`, titulo: 'Um', ...item, ...regras }],
  })),
  faixasDesconto: [{ de: 0, descontoPct: 0 }],
  notas: { conforme: 90, atencao: 75, naoConforme: 50 },
});
const letras = ({ secoes }: Conteudo) => secoes.map(({ codigo }) => codigo).join('');

describe('as seções de um formulário', () => {
  it('uma nova leva a primeira letra que nunca foi de outra, e já um item', () => {
    const { secoes } = comSecaoNova(com('A', 'B'), new Set('ABC'));
    expect(secoes[2]).toMatchObject({ codigo: 'D', titulo: 'Seção nova', itens: [{ codigo: 'D1' }] });
  });

  it('usadas todas as letras antes, volta uma que saiu; sem nenhuma, nada muda', () => {
    const alfabeto = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const todas = com(...alfabeto);
    expect(letras(comSecaoNova(semSecao(todas, 2), new Set(alfabeto)))).toBe('ABDEFGHIJKLMNOPQRSTUVWXYZC');
    expect(comSecaoNova(todas, new Set())).toBe(todas);
  });

  it.each([
    [0, 1, 'BAC'],
    [2, -1, 'ACB'],
    [0, -1, 'ABC'],
    [2, 1, 'ABC'],
  ] as const)('a de posição %i, um passo de %i, fica em %s', (secao, passo, depois) => {
    const movido = comSecaoMovida(com('A', 'B', 'C'), secao, passo);
    expect(letras(movido)).toBe(depois);
    expect(movido.secoes.every(({ codigo, itens }) => itens[0]?.codigo === `${codigo}1`)).toBe(true);
  });

  it('muda de nome sem mudar de letra; vazia, sai', () => {
    const renomeado = comTitulo(com('A', 'B'), 1, 'Pesagem');
    expect(renomeado.secoes[1]).toMatchObject({ codigo: 'B', titulo: 'Pesagem' });
    expect(letras(semSecao(semItem(renomeado, 1, 0), 1))).toBe('A');
  });
});
