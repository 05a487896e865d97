import type { ContratoDetalhado } from './fornecedores.queries.ts';
import { errosDasLinhas, itensDe, linhasDe, mudou } from './precos.model.ts';

const tipo = (id: number, nome: string, ativo = true) => ({ id, nome, ativo });
const item = {
  tipoAlimentacaoId: 2,
  tipoPublicoId: 1,
  precoCentavos: 450,
  quantidadeContratada: 1000,
  quantidadePedida: 10,
  saldo: 990,
  percentualExecutado: 1,
};
const contrato = { itens: [item] } as unknown as ContratoDetalhado;
const linhas = () =>
  linhasDe(contrato, [tipo(1, 'Café'), tipo(2, 'Ceia', false)], [tipo(1, 'Interno'), tipo(2, 'Servidor')]);

describe('a grade de preços', () => {
  it('tem o que se pede e o que já tem preço, mesmo inativo', () => {
    expect(linhas().map(({ chave, preco, quantidade }) => [chave, preco, quantidade])).toEqual([
      ['1:1', '', ''],
      ['1:2', '', ''],
      ['2:1', '4,50', '1000'],
    ]);
  });

  it('lê dinheiro como se digita e não manda a linha sem preço', () => {
    const digitadas = linhas().map((linha, i) => ({ ...linha, preco: ['1.234,5', '', '4,50'][i] ?? '' }));
    expect(itensDe(digitadas)).toMatchObject({
      itens: [
        { tipoAlimentacaoId: 1, precoCentavos: 123_450, quantidadeContratada: 0 },
        { tipoAlimentacaoId: 2, precoCentavos: 450, quantidadeContratada: 1000 },
      ],
      chaves: ['1:1', '2:1'],
      erros: {},
    });
  });

  it('diz na linha o que não se lê', () => {
    const digitadas = linhas().map((linha, i) => ({
      ...linha,
      preco: ['4,555', '', '1'][i] ?? '',
      quantidade: ['', '5', '1,5'][i] ?? '',
    }));
    expect(itensDe(digitadas).erros).toEqual({
      '1:1': 'Escreva o preço em reais, como 4,50.',
      '1:2': 'Falta o preço.',
      '2:1': 'Escreva a quantidade em número inteiro.',
    });
  });

  it('o ponteiro do servidor cai na linha certa', () => {
    expect(errosDasLinhas([{ pointer: '/itens/1/tipoPublicoId', detail: 'x' }], ['1:1', '2:1'])).toEqual({
      '2:1': 'x',
    });
  });

  it('só muda o que se digita diferente do salvo', () => {
    expect(linhas().map(mudou)).toEqual([false, false, false]);
    expect(linhas().map(linha => mudou({ ...linha, preco: '5' }))).toEqual([true, true, true]);
  });
});
