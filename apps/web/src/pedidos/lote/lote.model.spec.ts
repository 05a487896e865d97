import { preparo as umDia } from '../preparo.fixture.ts';
import {
  colunasDe,
  colunasIniciais,
  comPreenchimento,
  gradeDoLote,
  maiorDiferenca,
  PREENCHIMENTOS,
  valoresGravados,
} from './lote.model.ts';
import type { LinhaPreparo, PreparoEmLote } from './lote.queries.ts';

const { refeicoes, publicos, regras, agora } = umDia();
const pares = refeicoes.flatMap(({ id }) =>
  publicos.map(publico => ({ tipoAlimentacaoId: id, tipoPublicoId: publico.id })),
);

const linha = (id: number, mudanca: Partial<LinhaPreparo> = {}): LinhaPreparo => ({
  lotacao: { id, codigo: `MA-${id}`, nome: `Unidade ${id}`, sigla: null, municipio: 'Cedral', uf: 'MA' },
  data: '2026-11-21',
  fusoHorario: 'America/Fortaleza',
  prazo: { limiteEm: '2026-11-20T21:00:00Z', encerrado: false },
  feriado: null,
  efetivo: { data: '2026-11-20', internos: 100, servidores: 10 },
  pedido: null,
  acoes: ['criar'],
  solicitada: [null, null, null, null],
  programada: [90, 9, 80, 8],
  ontem: [95, null, 85, null],
  semanaPassada: [null, null, null, null],
  precoCentavos: [1500, 1500, 1450, null],
  ...mudanca,
});

const lote = (linhas: LinhaPreparo[]): PreparoEmLote => ({
  agora,
  refeicoes,
  publicos,
  pares,
  regras,
  linhas,
  total: linhas.length,
});
const gradeDe = (...linhas: LinhaPreparo[]) =>
  gradeDoLote(regras, linhas, colunasDe(lote(linhas)), ({ lotacao }) => ({
    nome: lotacao.nome,
    sigla: lotacao.codigo,
  }));
const preencher = (rotulo: string, ...linhas: LinhaPreparo[]) => {
  const grade = gradeDe(...linhas);
  const preenchimento = PREENCHIMENTOS.find(cada => cada.rotulo === rotulo);
  if (!preenchimento) throw new Error(rotulo);
  return comPreenchimento(grade, valoresGravados(grade), preenchimento);
};

describe('many orders in one grid', () => {
  it('has a column for each pair that some unit may order, the largest programmes first to be seen', () => {
    const preparado = lote([linha(1)]);
    expect(colunasDe(preparado).map(({ nome }) => nome)).toEqual([
      'Almoço Interno',
      'Almoço Servidor',
      'Jantar Interno',
    ]);
    expect(colunasIniciais(colunasDe(preparado), preparado.linhas)).toEqual([0, 2, 1]);
  });

  it('takes nothing in a sent order, nor without a price', () => {
    const enviado = linha(2, { acoes: [], precoCentavos: [1500, null, 1450, 1500] });
    const grade = gradeDe(linha(1), enviado);
    expect(grade.fechada({ linha: 0, coluna: 0 })).toBeNull();
    expect(grade.fechada({ linha: 0, coluna: 3 })).toBe('sem preço no contrato');
    expect(grade.fechada({ linha: 1, coluna: 0 })).toBe('este dia não aceita pedido');
  });

  it('fills from the programme, the eve and the head count, each keeping what it has nothing for', () => {
    expect(preencher('Usar programação', linha(1))).toEqual([[90, 9, 80]]);
    expect(preencher('Copiar de ontem', linha(1, { solicitada: [1, 2, 3, null] }))).toEqual([[95, 2, 85]]);
    expect(preencher('Igualar ao efetivo', linha(1))).toEqual([[100, 10, 100]]);
    expect(preencher('Igualar ao efetivo', linha(1, { efetivo: null }))).toEqual([[0, 0, 0]]);
  });

  it('leaves the rows alone that cannot be changed', () => {
    expect(preencher('Usar programação', linha(1, { acoes: [] }))).toEqual([[0, 0, 0]]);
  });
});

describe('the worst difference of a row (R15 and R16)', () => {
  const antiga = { ...regras, baseServidores: 'EFETIVO_INTERNO' } as const;
  const [modelo] = colunasDe(lote([linha(1)]));
  if (!modelo) throw new Error('no column');
  const interno = { ...modelo, base: 'EFETIVO_INTERNO' } as const;
  const servidor = { ...modelo, base: 'EFETIVO_SERVIDOR' } as const;
  it.each([
    // [rules, inmates' meals of 100, servers' meals of 10, difference, band]
    [regras, 100, 10, 0, 'OK'],
    [regras, 100, 11, 1, 'ACIMA'],
    [antiga, 100, 11, 0, 'OK'],
    [antiga, 100, 99, 0, 'OK'],
    [antiga, 90, 100, 0, 'MUITO_ACIMA'],
    [antiga, 103, 100, 0, 'MUITO_ACIMA'],
    [antiga, 103, 99, 3, 'ACIMA'],
  ] as const)('%j: %i and %i make %i, %s', (regra, internos, servidores, valor, faixa) => {
    const esperada = { valor, faixa };
    expect(maiorDiferenca(linha(1), [interno, servidor], [internos, servidores], regra)).toEqual(esperada);
  });
  it('an emptied unit that asks for nothing is not red', () => {
    const vazia = linha(1, { efetivo: { data: '2026-11-20', internos: 0, servidores: 10 } });
    expect(maiorDiferenca(vazia, [servidor], [0], antiga).faixa).toBe('OK');
    expect(maiorDiferenca(vazia, [servidor], [1], antiga).faixa).toBe('MUITO_ACIMA');
  });
});
