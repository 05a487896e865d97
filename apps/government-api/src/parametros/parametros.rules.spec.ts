import { chaves, definicaoDe, padroes, pares } from './parametros.registro.table.ts';
import { errosDaMudanca, falhaDoValor, type Mudanca, paresForaDeOrdem, valoresPorDia } from './parametros.rules.ts';

const HOJE = '2026-11-20';
const mudanca = (chave: string, valeDe: string, valor: Mudanca['valor']): Mudanca => ({ chave, valeDe, valor });
const recusa = (chave: Parameters<typeof errosDaMudanca>[0], valeDe: string, valor: Mudanca['valor']) =>
  errosDaMudanca(chave, { valeDe, valor }, { hoje: HOJE, mudancas: [] })[0];

describe('os parâmetros de um dia', () => {
  it('sem mudança nenhuma são os padrões', () => {
    expect(valoresPorDia([])(HOJE)).toEqual(padroes);
    expect(valoresPorDia([])(HOJE)).toMatchObject({ horizonteDias: 14, justificativaAcimaDe: 5, diasAVencer: 30 });
  });

  it('vale a última mudança que já começou; nulo volta ao padrão', () => {
    const noDia = valoresPorDia([
      mudanca('horizonteDias', '2026-11-01', 7),
      mudanca('horizonteDias', '2026-12-01', 21),
      mudanca('horizonteDias', '2027-01-01', null),
    ]);
    expect(
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', '2027-01-01'].map(dia => noDia(dia).horizonteDias),
    ).toEqual([14, 7, 7, 21, 14]);
  });

  it('falso e zero são valores, não falta deles', () => {
    const noDia = valoresPorDia([
      mudanca('separaPedidoDaFiscalizacao', HOJE, false),
      mudanca('justificativaAcimaDe', HOJE, 0),
    ]);
    expect(noDia(HOJE)).toMatchObject({ separaPedidoDaFiscalizacao: false, justificativaAcimaDe: 0 });
  });

  it('o cadastro está inteiro: cada padrão cabe nos próprios limites e cada par está em ordem', () => {
    for (const chave of chaves) expect([chave, falhaDoValor(chave, padroes[chave])]).toEqual([chave, null]);
    for (const [menor, maior] of pares) expect(Number(padroes[menor])).toBeLessThanOrEqual(Number(padroes[maior]));
    for (const chave of chaves) expect(definicaoDe(chave).titulo.length).toBeGreaterThan(5);
  });

  it.each([
    ['horizonteDias', 0],
    ['horizonteDias', 61],
    ['horizonteDias', 7.5],
    ['horizonteDias', 'sete'],
    ['horizonteDias', true],
    ['separaPedidoDaFiscalizacao', 1],
    ['baseServidores', 'QUALQUER'],
    ['baseServidores', 'toString'],
  ] as const)('%s não aceita %p', (chave, valor) => {
    expect(recusa(chave, HOJE, valor)?.pointer).toBe('/valor');
  });

  it('o passado não muda', () => {
    expect(recusa('horizonteDias', '2026-11-19', 7)?.pointer).toBe('/valeDe');
    expect(recusa('horizonteDias', HOJE, 7)).toBeUndefined();
  });

  it('a atenção não passa da justificativa, em nenhum dia dali em diante', () => {
    expect(recusa('atencaoAcimaDe', HOJE, 6)?.detail).toContain('não pode passar de');
    const mudancas = [mudanca('justificativaAcimaDe', HOJE, 10), mudanca('justificativaAcimaDe', '2026-12-01', 2)];
    const errado = errosDaMudanca('atencaoAcimaDe', { valeDe: HOJE, valor: 6 }, { hoje: HOJE, mudancas });
    expect(errado[0]?.pointer).toBe('/valor');
    expect(paresForaDeOrdem('atencaoAcimaDe', mudancas, HOJE)).toBeNull();
  });
});
