import { ativosEntre, desdeQuando, type Mudanca, SEMPRE, type TipoComMudancas } from './ativacoes.rules.ts';

const ceia = (mudancas: readonly Mudanca[], resto: Partial<TipoComMudancas> = {}): TipoComMudancas => ({
  especie: 'REFEICAO',
  id: 4,
  ativo: mudancas.at(-1)?.[1] ?? true,
  alteradoEm: '2026-11-20',
  mudancas,
  ...resto,
});
const ativaEm = (tipo: TipoComMudancas, ...dias: string[]) =>
  dias.map(dia => ativosEntre([tipo], dia, dia)[0]?.refeicoes.has(4));

describe('os tipos ativos de uma data', () => {
  it('a data é o dia como terminou: de duas mudanças do mesmo dia vale a última', () => {
    const tipo = ceia([
      [SEMPRE, true],
      ['2026-11-10', false],
      ['2026-11-15', true],
      ['2026-11-15', false],
      ['2026-11-18', true],
    ]);
    expect(ativaEm(tipo, '2019-01-01', '2026-11-09', '2026-11-10', '2026-11-15', '2026-11-17', '2026-11-18')).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('antes da primeira mudança de um tipo novo ele não havia', () => {
    expect(ativaEm(ceia([['2026-11-10', true]]), '2026-11-09', '2026-11-10')).toEqual([false, true]);
  });

  it('o que um programa anterior fez e não contou vale desde que o cadastro foi alterado', () => {
    const inativada = ceia([[SEMPRE, true]], { ativo: false });
    expect(ativaEm(inativada, '2026-11-19', '2026-11-20')).toEqual([true, false]);
    const antesDaUltima = ceia(
      [
        [SEMPRE, false],
        ['2026-11-22', true],
      ],
      { ativo: false },
    );
    expect(ativaEm(antesDaUltima, '2026-11-21', '2026-11-22')).toEqual([false, false]);
    expect(ativaEm(ceia([], { ativo: true }), '2019-01-01')).toEqual([true]);
  });

  it('um período tem cada conjunto que os seus dias tiveram, e só esses', () => {
    const interno: TipoComMudancas = { especie: 'PUBLICO', id: 1, ativo: true, alteradoEm: SEMPRE, mudancas: [] };
    const tipo = ceia([
      [SEMPRE, true],
      ['2026-11-10', false],
      ['2026-12-01', true],
    ]);
    const dias = ativosEntre([tipo, interno], '2026-11-01', '2026-11-30');
    expect(dias.map(({ refeicoes, publicos }) => [[...refeicoes], [...publicos]])).toEqual([
      [[4], [1]],
      [[], [1]],
    ]);
    expect(ativosEntre([tipo, interno], '2026-12-01', '2026-12-31')).toHaveLength(1);
  });

  it('desde quando está como está; nulo é desde sempre', () => {
    expect(desdeQuando(ceia([[SEMPRE, true]]))).toBeNull();
    expect(desdeQuando(ceia([]))).toBeNull();
    const tipo = ceia([
      [SEMPRE, true],
      ['2026-11-10', false],
      ['2026-11-12', true],
    ]);
    expect(desdeQuando(tipo)).toBe('2026-11-12');
    expect(desdeQuando({ ...tipo, ativo: false })).toBe('2026-11-20');
  });
});
