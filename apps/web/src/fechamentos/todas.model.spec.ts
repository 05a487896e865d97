import { contar, faltaAssinar, situacaoNoDia, somar, temAberto } from './todas.model.ts';

const linha = (dias: string) => ({ lotacao: { id: 1, nome: 'A', municipio: 'B', uf: 'MG' as const }, dias });

describe('os dias de um mês em todas as unidades', () => {
  it('um dia assinado está fechado; o reaberto está aberto; o que não terminou não conta', () => {
    expect(contar('AFR-..')).toEqual({ terminados: 4, fechados: 2, assinados: 1 });
    expect(somar([linha('AF'), linha('A-')])).toEqual({ terminados: 4, fechados: 3, assinados: 2 });
    expect(somar([])).toEqual({ terminados: 0, fechados: 0, assinados: 0 });
  });

  it('cada letra é uma situação do contrato', () => {
    expect([0, 1, 2, 3, 4].map(n => situacaoNoDia('-FAR.', n))).toEqual([
      'ABERTO',
      'FECHADO',
      'ASSINADO',
      'REABERTO',
      undefined,
    ]);
  });

  it('diz em quais unidades falta fechar e em quais falta assinar', () => {
    expect([temAberto(linha('AA-.')), temAberto(linha('AR')), temAberto(linha('AF..'))]).toEqual([true, true, false]);
    expect([faltaAssinar(linha('AF')), faltaAssinar(linha('A-'))]).toEqual([true, false]);
  });
});
