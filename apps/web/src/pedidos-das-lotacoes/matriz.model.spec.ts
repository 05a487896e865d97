import { destinoDe, linhasCom, mudancaDe, municipiosDe, quantasPor, semPedido, textoDoBloco } from './matriz.model.ts';
import type { Linha, Matriz, SituacaoDaRefeicao } from './pedidos-das-lotacoes.queries.ts';

const linha = (nome: string, situacoes: readonly SituacaoDaRefeicao[], mudanca: Partial<Linha> = {}): Linha => ({
  lotacao: { id: nome.length, nome, municipio: 'São Luís', uf: 'MA' },
  tipo: 'DELEGACIA',
  telefone: null,
  fornecedores: ['Ágile'],
  internos: 10,
  servidores: 2,
  celulas: situacoes.map((situacao, n) => ({
    situacao,
    quantidade: situacao === 'SEM_PEDIDO' ? 0 : n + 1,
    fiscalizada: false,
  })),
  total: 0,
  valorCentavos: 0,
  pedido: null,
  situacao: null,
  ultimoEnvioEm: null,
  fusoHorario: 'America/Fortaleza',
  ...mudanca,
});
const linhas = [
  linha('Águas Lindas', ['ATRASADA', 'COMPLETA', 'NAO_PEDIDA']),
  linha('Barra', ['SEM_PEDIDO', 'SEM_PEDIDO', 'SEM_PEDIDO'], { tipo: 'ABRIGO', fornecedores: [] }),
  linha('Codó', ['COMPLETA', 'COMPLETA', 'ATRASADA']),
];
const tudo = { texto: '', tipo: null, fornecedor: null, municipio: null, situacao: null, variacao: null };
const nomes = (filtro: Partial<Parameters<typeof linhasCom>[1]>) =>
  linhasCom(linhas, { ...tudo, ...filtro }).map(({ lotacao }) => lotacao.nome);

describe('a matriz das lotações', () => {
  it('acha sem acentos, e cada filtro escolhe as linhas', () => {
    expect(nomes({ texto: 'aguas' })).toEqual(['Águas Lindas']);
    expect(nomes({ texto: 'sao luis' })).toHaveLength(3);
    expect(nomes({ tipo: 'ABRIGO' })).toEqual(['Barra']);
    expect(nomes({ fornecedor: 'Ágile' })).toEqual(['Águas Lindas', 'Codó']);
    expect(nomes({ municipio: 'São Luís/MA' })).toHaveLength(3);
    expect(nomes({ municipio: 'Codó/MA' })).toEqual([]);
    expect(municipiosDe(linhas)).toEqual(['São Luís/MA']);
    expect(nomes({ situacao: 'ATRASADA' })).toEqual(['Águas Lindas', 'Codó']);
    expect(nomes({ situacao: 'ATRASADA', texto: 'codo' })).toEqual(['Codó']);
  });

  it('conta cada lotação uma vez por situação', () => {
    const quantas = quantasPor(linhas, ({ situacao }) => situacao);
    expect([quantas.get('SEM_PEDIDO'), quantas.get('COMPLETA'), quantas.get('PARCIAL')]).toEqual([1, 2, undefined]);
    expect(semPedido({ linhas } as unknown as Matriz).map(({ lotacao }) => lotacao.nome)).toEqual(['Barra']);
  });

  it('o bloco vai para a planilha com os nomes, e o que não se pediu fica em branco', () => {
    expect(textoDoBloco(linhas, { linha: 1, coluna: 2 }, { linha: 0, coluna: 1 })).toBe(
      'Águas Lindas\t1\t2\nBarra\t\t',
    );
    expect(textoDoBloco(linhas, { linha: 0, coluna: 0 }, { linha: 0, coluna: 1 })).toBe('Águas Lindas\t1');
    expect(textoDoBloco(linhas, { linha: 0, coluna: 0 }, { linha: 1, coluna: 0 })).toBe('Águas Lindas\nBarra');
  });

  it('a mudança é parte do que era; onde nada era, é o próprio número', () => {
    expect([mudancaDe(112, 100), mudancaDe(0, 100), mudancaDe(100, 100), mudancaDe(7, 0)]).toEqual([
      '+12 %',
      '−100 %',
      '0 %',
      '+7',
    ]);
  });

  it('acha as que mudaram de um jeito desde a semana anterior', () => {
    const [uma, outra] = ['Uma', 'Outra'].map((nome, n) => {
      const lida = linha(nome, ['A_CONFIRMAR']);
      const comparacao = { antes: 10, variacao: n ? ('ACIMA' as const) : ('COMO_ANTES' as const) };
      return { ...lida, celulas: lida.celulas.map(celula => ({ ...celula, comparacao })) };
    });
    expect(linhasCom([uma as Linha, outra as Linha], { ...tudo, variacao: 'ACIMA' })).toEqual([outra]);
  });

  const tamanho = { linhas: 30, colunas: 4, pagina: 10 };
  it.each([
    ['ArrowUp', false, { linha: 0, coluna: 2 }],
    ['ArrowDown', false, { linha: 1, coluna: 2 }],
    ['ArrowRight', false, { linha: 0, coluna: 3 }],
    ['PageDown', false, { linha: 10, coluna: 2 }],
    ['End', false, { linha: 0, coluna: 3 }],
    ['End', true, { linha: 29, coluna: 3 }],
    ['Home', true, { linha: 0, coluna: 0 }],
  ])('%s (Ctrl: %s) leva a célula e não sai da matriz', (key, ctrlKey, destino) => {
    expect(destinoDe({ key, ctrlKey }, { linha: 0, coluna: 2 }, tamanho)).toEqual(destino);
  });

  it('outra tecla não é da matriz', () => {
    expect(destinoDe({ key: 'a', ctrlKey: false }, { linha: 0, coluna: 0 }, tamanho)).toBeNull();
  });
});
