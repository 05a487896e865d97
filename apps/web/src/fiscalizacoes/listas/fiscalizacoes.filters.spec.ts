import { SITUACOES } from '../fiscalizacoes.labels.ts';
import { filtroEmCorpo, filtrosDaLista } from './fiscalizacoes.filters.tsx';

const chaves = (soUmaUnidade: boolean) =>
  filtrosDaLista({ situacoes: SITUACOES, todas: 'Todas', situacaoDepois: false, soUmaUnidade }).map(({ key }) => key);

describe('os filtros das listas de fiscalizações', () => {
  it('são os do contrato; quem vê uma unidade só não a escolhe', () => {
    expect(chaves(false)).toEqual(
      // The names that `listarFiscalizacoes` uses.
      [
        ...['busca', 'de', 'ate', 'resultado', 'fornecedorId', 'tipoAlimentacaoId', 'fiscalId', 'situacao'],
        ...['lotacaoId', 'gravidade', 'correcao', 'presenca', 'criticas'],
      ],
    );
    expect(chaves(true)).toEqual(chaves(false).filter(chave => chave !== 'lotacaoId'));
  });

  it('no corpo de um pedido, número é número e sim é sim; a página e a ordem não vão', () => {
    const lido = { pagina: 2, tamanho: 50, ordem: '-data', fornecedorId: '3', fiscalId: '7', criticas: 'true' };
    expect(filtroEmCorpo({ ...lido, resultado: 'REPROVADA' })).toEqual({
      fornecedorId: 3,
      fiscalId: 7,
      criticas: true,
      resultado: 'REPROVADA',
    });
  });
});
