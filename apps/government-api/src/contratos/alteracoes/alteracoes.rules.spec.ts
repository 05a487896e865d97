import {
  type Estado,
  erroDoLimite,
  errosDaAlteracao,
  limiteDe,
  type Nova,
  nomeDaAlteracao,
  planoDe,
  reajustado,
  recusaDaAlteracao,
} from './alteracoes.rules.ts';

const item = (tipoAlimentacaoId: number, precoCentavos: number, quantidadeContratada: number) => ({
  ...{ tipoAlimentacaoId, tipoPublicoId: 1, refeicao: `R${tipoAlimentacaoId}`, publico: 'Interno' },
  ...{ precoCentavos, quantidadeContratada },
});
const estado = (sobre: Partial<Estado> = {}): Estado => ({
  hoje: '2026-11-20',
  contrato: { vigenciaFim: '2027-06-30', encerradoEm: null, valorTotalCentavos: 1000 },
  itens: [item(1, 1000, 100), item(2, 333, 300)],
  anteriores: [],
  fechado: undefined,
  ...sobre,
});
const aditivo = (sobre: Partial<Nova> = {}): Nova => ({
  ...{ tipo: 'ADITIVO', data: '2026-11-20', processo: 'P', motivo: 'Mais vagas' },
  ...sobre,
});
const apostilamento = (sobre: Partial<Nova> = {}): Nova => ({
  ...{
    tipo: 'APOSTILAMENTO',
    data: '2026-11-20',
    processo: 'P',
    motivo: 'IPCA do ano',
    indice: 48_312,
    valeDe: '2026-12-01',
  },
  ...sobre,
});
const quantidade = (tipoAlimentacaoId: number, quantidadeContratada: number) => ({
  ...{ tipoAlimentacaoId, tipoPublicoId: 1, quantidadeContratada },
});
const pontos = (nova: Nova, em: Estado) => errosDaAlteracao(nova, em).map(({ pointer, detail }) => [pointer, detail]);

describe('o reajuste', () => {
  it('arredonda ao centavo, o meio para cima', () => {
    expect(reajustado(1418, 48_312)).toBe(1487);
    // 200 × 1,0025 = 200,5; 199 × 1,0025 = 199,4975.
    expect([reajustado(200, 2500), reajustado(199, 2500), reajustado(0, 500_000)]).toEqual([201, 199, 0]);
    // A reduction: 201 × 0,9975 = 200,4975; 200 × 0,9975 = 199,5.
    expect([reajustado(201, -2500), reajustado(200, -2500)]).toEqual([200, 200]);
  });

  it('é exato onde a conta passa do que um número guarda', () => {
    expect(reajustado(2_000_000_000, 9_999_999)).toBe(21_999_998_000);
  });

  it('um depois do outro arredonda cada um', () => {
    const indices = [33_333, 33_333, 33_333];
    const um = indices.reduce((preco, indice) => reajustado(preco, indice), 1490);
    // 1539,67 → 1540; 1591,33 → 1591; 1644,03 → 1644.
    expect(um).toBe(1644);
  });
});

describe('o que muda', () => {
  it('os números são por contrato e tipo', () => {
    const anteriores = [
      { tipo: 'ADITIVO' as const, numero: 1, valeDe: null, itens: [] },
      { tipo: 'APOSTILAMENTO' as const, numero: 1, valeDe: '2026-01-01', itens: [] },
    ];
    expect(planoDe(aditivo({ valorTotalCentavos: 2 }), estado({ anteriores })).numero).toBe(2);
    expect(nomeDaAlteracao('ADITIVO', 1)).toBe('1º Termo Aditivo');
    expect(nomeDaAlteracao('APOSTILAMENTO', 2)).toBe('2º Apostilamento');
  });

  it('o apostilamento muda todos os preços e nenhuma quantidade', () => {
    const { itens, limite } = planoDe(apostilamento(), estado());
    expect(itens.map(cada => [cada.precoAntesCentavos, cada.precoDepoisCentavos, cada.quantidadeDepois])).toEqual([
      [1000, 1048, 100],
      [333, 349, 300],
    ]);
    expect(limite).toBeNull();
  });

  it('o aditivo lista só o que muda, com o limite', () => {
    const plano = planoDe(aditivo({ quantidades: [quantidade(1, 120), quantidade(2, 300)] }), estado());
    expect(plano.itens.map(cada => [cada.tipoAlimentacaoId, cada.quantidadeAntes, cada.quantidadeDepois])).toEqual([
      [1, 100, 120],
    ]);
    expect(plano.limite).toMatchObject({ inicialCentavos: 199_900, acrescimoCentavos: 20_000, passa: false });
  });
});

describe('o limite do art. 125', () => {
  const mudado = (refeicao: number, antes: number, depois: number) => ({
    ...{ tipoAlimentacaoId: refeicao, tipoPublicoId: 1, refeicao: '', publico: '' },
    ...{ precoAntesCentavos: 0, precoDepoisCentavos: 0, quantidadeAntes: antes, quantidadeDepois: depois },
  });

  it('25 % cabe; um nada a mais passa', () => {
    const itens = [item(1, 100, 1000)];
    expect(limiteDe(itens, [], [mudado(1, 1000, 1250)])).toMatchObject({ acrescimo: 2500, supressao: 0, passa: false });
    expect(limiteDe(itens, [], [mudado(1, 1000, 1251)])).toMatchObject({ acrescimo: 2510, passa: true });
  });

  it('conta todos os aditivos sobre a quantidade do início, e a supressão não compensa o acréscimo', () => {
    // It began with 1000, went to 1200 and then to 1100.
    const anteriores = [{ itens: [mudado(1, 1000, 1200)] }, { itens: [mudado(1, 1200, 1100)] }];
    expect(limiteDe([item(1, 100, 1100)], anteriores, [mudado(1, 1100, 1160)])).toMatchObject({
      inicialCentavos: 100_000,
      acrescimoCentavos: 26_000,
      supressaoCentavos: 10_000,
      passa: true,
    });
  });

  it('acima dele pede a justificativa, e só então', () => {
    const passa = planoDe(aditivo({ quantidades: [quantidade(1, 200)] }), estado());
    expect(erroDoLimite(aditivo(), passa)[0]?.detail).toBe(
      'A mudança chega a 50,03 % do valor inicial atualizado, acima dos 25 % do art. 125 da Lei 14.133/2021. Escreva a justificativa.',
    );
    expect(erroDoLimite(aditivo({ justificativa: 'Rebelião em outra unidade.' }), passa)).toEqual([]);
    expect(erroDoLimite(aditivo(), planoDe(aditivo({ quantidades: [quantidade(1, 110)] }), estado()))).toEqual([]);
  });
});

describe('o que se recusa', () => {
  it('a prorrogação que não prorroga, o contrato que terminou, o item sem preço', () => {
    expect(pontos(aditivo({ vigenciaFim: '2027-06-30' }), estado())).toEqual([
      ['/vigenciaFim', 'O contrato já vai até 30/06/2027: a prorrogação termina depois.'],
    ]);
    const terminado = { vigenciaFim: '2026-11-19', encerradoEm: null, valorTotalCentavos: 1 };
    expect(pontos(aditivo({ vigenciaFim: '2027-01-01' }), estado({ contrato: terminado }))[0]?.[1]).toBe(
      'O contrato terminou em 19/11/2026: não recebe mais aditivo.',
    );
    expect(pontos(aditivo({ quantidades: [quantidade(9, 1)] }), estado())[0]?.[0]).toBe('/quantidades/0');
  });

  it('cada tipo só muda o que é seu', () => {
    expect(pontos(aditivo({ indice: 1 }), estado())).toEqual([['/indice', 'Isto não se muda por termo aditivo.']]);
    expect(pontos(apostilamento({ vigenciaFim: '2028-01-01' }), estado())[0]?.[0]).toBe('/vigenciaFim');
  });

  it('o reajuste que valeria antes de outro, ou dentro de um mapa fechado', () => {
    const anteriores = [{ tipo: 'APOSTILAMENTO' as const, numero: 1, valeDe: '2027-01-01', itens: [] }];
    expect(pontos(apostilamento(), estado({ anteriores }))).toEqual([
      ['/valeDe', 'O 1º Apostilamento muda os preços a partir de 01/01/2027: este não vale antes dele.'],
    ]);
    expect(pontos(apostilamento({ valeDe: '2027-01-01' }), estado({ anteriores }))).toEqual([]);
    const fechado = { lotacao: 'UPSL 1', data: '2026-12-31' };
    const nova = apostilamento();
    expect(recusaDaAlteracao(nova, estado({ fechado }), planoDe(nova, estado()))).toBe(
      'O mapa de UPSL 1 de 31/12/2026 está fechado com os preços deste contrato. O reajuste vale a partir de 01/01/2027, ou reabra os mapas antes.',
    );
  });

  it('o que não muda nada', () => {
    const nova = aditivo({ quantidades: [quantidade(1, 100)] });
    expect(recusaDaAlteracao(nova, estado(), planoDe(nova, estado()))).toBe(
      'Este termo aditivo não muda nada no contrato.',
    );
  });
});
