import type { EfetivoNoDia } from './efetivos.queries.ts';
import { diferencaDe, emOrdem, mudouMuito, somar } from './todas.model.ts';

const linha = (id: number, agora: number | null, antes: number | null): EfetivoNoDia => ({
  lotacao: { id, nome: `Unidade ${id}`, municipio: 'Cedral', uf: 'MA' },
  fusoHorario: 'America/Fortaleza',
  informado:
    agora === null
      ? null
      : { internos: agora, servidores: 10, fonte: 'MANUAL', capturadoEm: '2026-11-24T11:00:00Z', por: 'Ana' },
  anterior: antes === null ? null : { data: '2026-11-23', internos: antes, servidores: 8 },
});

describe('o efetivo de um dia em todas as unidades', () => {
  it('quem não informou vem antes, e a ordem dos nomes fica', () => {
    const linhas = [linha(1, 10, 9), linha(2, null, 9), linha(3, 7, 7), linha(4, null, null)];
    expect(emOrdem(linhas).map(({ lotacao }) => lotacao.id)).toEqual([2, 4, 1, 3]);
  });

  it('a diferença é contra o número anterior, e não existe sem um dos dois', () => {
    expect(diferencaDe(linha(1, 110, 100), 'internos')).toBe(10);
    expect(diferencaDe(linha(1, 110, 100), 'servidores')).toBe(2);
    expect([diferencaDe(linha(1, null, 100), 'internos'), diferencaDe(linha(1, 3, null), 'internos')]).toEqual([
      null,
      null,
    ]);
  });

  it('mudar mais de 5 % é mudar muito', () => {
    const muito = [106, 105, 95, 94].map(agora => mudouMuito(linha(1, agora, 100)));
    expect(muito).toEqual([true, false, false, true]);
    expect([mudouMuito(linha(1, null, 100)), mudouMuito(linha(1, 4, null)), mudouMuito(linha(1, 1, 0))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('soma só o que foi informado', () => {
    expect(somar([linha(1, 110, 100), linha(2, null, 50), linha(3, 5, null)])).toEqual({
      informaram: 2,
      internos: 115,
      servidores: 20,
      diferenca: 10,
    });
  });
});
