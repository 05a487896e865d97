import { enumerar, errosDeOcupacao, frasesDeOcupacao, naRefeicao } from './atendimento.rules.ts';

const ocupacao = (lotacaoId: number, refeicao: string, fim = '2026-12-31') => ({
  lotacaoId,
  lotacao: `Unidade ${lotacaoId}`,
  tipoAlimentacaoId: 1,
  refeicao,
  contratoId: 1,
  numero: '012/2026',
  fornecedor: 'Boa Mesa',
  inicio: '2026-01-01',
  fim,
});

describe('quem já entrega', () => {
  it('é dito por lotação, com as refeições juntas e o ano só quando é outro', () => {
    const ocupacoes = [
      ocupacao(7, 'Almoço'),
      ocupacao(7, 'Ceia'),
      ocupacao(7, 'Jantar', '2027-06-30'),
      ocupacao(9, 'Café da manhã'),
    ];
    expect([...frasesDeOcupacao(ocupacoes, '2026-11-20').values()].flat()).toEqual([
      'Unidade 7 já tem fornecedor no almoço e na ceia até 31/12.',
      'Unidade 7 já tem fornecedor no jantar até 30/06/2027.',
      'Unidade 9 já tem fornecedor no café da manhã até 31/12.',
    ]);
    expect(errosDeOcupacao(ocupacoes, [3, 9, 7], '2026-11-20').map(({ pointer }) => pointer)).toEqual([
      '/lotacaoIds/2',
      '/lotacaoIds/1',
    ]);
  });

  it('enumera como se fala', () => {
    expect([enumerar(['a']), enumerar(['a', 'b']), enumerar(['a', 'b', 'c'])]).toEqual(['a', 'a e b', 'a, b e c']);
    expect([naRefeicao('Ceia'), naRefeicao('Lanche da tarde'), naRefeicao('Refeição leve')]).toEqual([
      'na ceia',
      'no lanche da tarde',
      'na refeição leve',
    ]);
  });
});
