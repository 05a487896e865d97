import type { SituacaoDaLotacao } from '../lote/lote.queries.ts';
import { contar, emOrdem, grupoDe } from './todas.model.ts';

type Situacao = NonNullable<SituacaoDaLotacao['pedido']>['situacao'];

const linha = (id: number, situacao: Situacao | null): SituacaoDaLotacao => ({
  lotacao: { id, nome: `Unidade ${id}`, municipio: 'Cedral', uf: 'MA' },
  fusoHorario: 'America/Fortaleza',
  prazo: { limiteEm: '2026-11-24T21:00:00Z', encerrado: false },
  pedido: situacao && { situacao, totalRefeicoes: 10, alteradoEm: '2026-11-24T12:00:00Z', alteradoPor: 'Ana' },
});

describe('o pedido do dia em todas as unidades', () => {
  const linhas = [linha(1, 'ENVIADO'), linha(2, null), linha(3, 'DEVOLVIDO'), linha(4, 'CONFIRMADO'), linha(5, null)];

  it('primeiro quem não pediu, depois o que falta enviar; a ordem dos nomes fica', () => {
    expect(emOrdem(linhas).map(({ lotacao }) => lotacao.id)).toEqual([2, 5, 3, 1, 4]);
  });

  it('o devolvido e o rascunho faltam enviar; só o que foi enviado soma refeições', () => {
    expect(grupoDe(linha(1, 'RASCUNHO'))).toBe('por-enviar');
    expect(contar(linhas)).toEqual({ 'sem-pedido': 2, 'por-enviar': 1, enviados: 2, refeicoes: 20 });
  });
});
