import type { EstadoDaLotacao } from './programacoes.queries.ts';
import { diferencaDe, emOrdem, porDia } from './todas.model.ts';

const unidade = (id: number, mudanca: Partial<EstadoDaLotacao> = {}): EstadoDaLotacao => ({
  id,
  codigo: `U${id}`,
  nome: `Unidade ${id}`,
  municipio: 'Cedral',
  uf: 'MA',
  programacaoId: 1,
  vigenciaInicio: '2026-01-01',
  vigenciaFim: null,
  totalSemanal: 700,
  terminaEmBreve: false,
  proximaExcecao: null,
  proximaVersao: null,
  internosProgramados: 100,
  internosMedios: 100,
  ultimoEfetivo: { data: '2026-11-23', internos: 100 },
  diferencaPercentual: 0,
  difere: false,
  ...mudanca,
});

describe('a programação de todas as unidades', () => {
  it('compara os internos programados com o efetivo mais novo', () => {
    const com = (internos: number) => ({ lotacao: unidade(1, { ultimoEfetivo: { data: '2026-11-23', internos } }) });
    expect(diferencaDe(com(80))).toEqual({ pessoas: 20, percentual: 25 });
    expect(diferencaDe(com(101))).toEqual({ pessoas: -1, percentual: -1 });
    expect(diferencaDe(com(100))?.percentual).toBe(0);
    expect(diferencaDe({ lotacao: unidade(1, { ...com(346).lotacao, internosProgramados: 345 }) })?.percentual).toBe(0);
    expect(diferencaDe(com(0))).toEqual({ pessoas: 100, percentual: null });
    expect(diferencaDe({ lotacao: unidade(1, { ultimoEfetivo: null }) })).toBeNull();
    expect(diferencaDe({ lotacao: unidade(1, { internosProgramados: null }) })).toBeNull();
  });

  it('soma um dia como a média da semana', () => {
    expect(porDia({ lotacao: unidade(1) })).toBe(100);
    expect(porDia({ lotacao: unidade(1, { totalSemanal: null }) })).toBeNull();
  });

  it('sem programação vem antes; depois, a maior diferença', () => {
    const itens = [
      unidade(1),
      unidade(2, { internosProgramados: 90 }),
      unidade(3, { programacaoId: null, internosProgramados: null }),
      unidade(4, { internosProgramados: 130 }),
    ];
    expect(emOrdem(itens).map(({ lotacao }) => lotacao.id)).toEqual([3, 4, 2, 1]);
  });
});
