import type { ContratoLido, FornecedorLido } from './gestao.repository.ts';
import { anteriorDe, avaliar, esgotaEm, execucaoDe } from './gestao.rules.ts';
import { mesmosDiasDoMesAnterior } from './gestao.service.ts';

const HOJE = '2026-11-20';
const contrato: ContratoLido = {
  contratoId: 1,
  numero: '012/2026',
  fornecedorId: 1,
  fornecedor: 'Boa Mesa',
  vigenciaInicio: '2026-01-01',
  fim: '2026-12-31',
  valorTotalCentavos: 1_000_000,
  executadoCentavos: 700_000,
  recenteCentavos: 60_000,
};
const limites = { saldoAvisoPct: 80, saldoAlertaPct: 95 };

describe('o saldo do contrato', () => {
  it('acaba no ritmo dos últimos 60 dias', () => {
    // 1,000 a day, 300,000 left.
    expect(esgotaEm(contrato, HOJE)).toBe('2027-09-16');
    expect(esgotaEm({ ...contrato, recenteCentavos: 0 }, HOJE)).toBeNull();
    expect(esgotaEm({ ...contrato, recenteCentavos: 60 }, HOJE)).toBeNull();
    expect(esgotaEm({ ...contrato, executadoCentavos: 1_200_000 }, HOJE)).toBe(HOJE);
  });

  it('de contrato novo, no ritmo dos dias que ele tem', () => {
    const novo = { ...contrato, vigenciaInicio: '2026-11-11', executadoCentavos: 10_000, recenteCentavos: 10_000 };
    expect(esgotaEm(novo, HOJE)).toBe('2029-08-06');
  });

  it.each([
    [799_999, 'EM_DIA'],
    [800_000, 'AVISO'],
    [949_999, 'AVISO'],
    [950_000, 'ALERTA'],
  ] as const)('com %i executados está em %s', (executadoCentavos, sinal) => {
    expect(execucaoDe({ ...contrato, executadoCentavos }, HOJE, limites).sinal).toBe(sinal);
  });

  it('compara o executado com o tempo que passou', () => {
    expect(execucaoDe(contrato, HOJE, limites)).toMatchObject({ executado: 7000, decorrido: 8876, venceEmDias: 41 });
    expect(execucaoDe({ ...contrato, valorTotalCentavos: 0 }, HOJE, limites).executado).toBeNull();
  });
});

describe('a avaliação do fornecedor', () => {
  const dia = (data: string, mudanca: Partial<FornecedorLido>): FornecedorLido => ({
    fornecedorId: 1,
    fornecedor: 'Boa Mesa',
    data,
    entregas: 0,
    noPrazo: 0,
    fiscalizacoes: 0,
    refeicoesFiscalizadas: 0,
    notaPonderada: 0,
    naoConformidades: 0,
    ...mudanca,
  });

  it('pesa cada nota pelas refeições, e compara com o período anterior', () => {
    const lidos = [
      dia('2026-11-01', { refeicoesFiscalizadas: 10, notaPonderada: 9000 }),
      dia('2026-11-03', { refeicoesFiscalizadas: 100, notaPonderada: 100_000, entregas: 4, noPrazo: 3 }),
      dia('2026-11-04', { refeicoesFiscalizadas: 300, notaPonderada: 240_000, naoConformidades: 2 }),
    ];
    expect(avaliar({ de: '2026-11-03', ate: '2026-11-04' }, lidos)).toEqual([
      {
        fornecedorId: 1,
        fornecedor: 'Boa Mesa',
        nota: 850,
        notaAnterior: 900,
        pontualidade: 7500,
        entregas: 4,
        fiscalizacoes: 0,
        naoConformidades: 2,
        porDia: [0, 2],
      },
    ]);
  });

  it('a pior nota vem primeiro, e quem não tem nota por último', () => {
    const de = (fornecedorId: number, notaPonderada: number, refeicoesFiscalizadas = 1) =>
      dia('2026-11-03', { fornecedorId, notaPonderada, refeicoesFiscalizadas });
    const ordem = avaliar({ de: '2026-11-03', ate: '2026-11-03' }, [de(1, 900), de(2, 0, 0), de(3, 700)]);
    expect(ordem.map(({ fornecedorId }) => fornecedorId)).toEqual([3, 1, 2]);
  });
});

describe('os períodos comparados', () => {
  it('o anterior tem o mesmo número de dias', () => {
    expect(anteriorDe({ de: '2026-03-01', ate: '2026-03-31' })).toEqual({ de: '2026-01-29', ate: '2026-02-28' });
  });

  it('o mês anterior para no mesmo dia, ou no último que ele tem', () => {
    expect(mesmosDiasDoMesAnterior('2026-11-20')).toEqual({ de: '2026-10-01', ate: '2026-10-20' });
    expect(mesmosDiasDoMesAnterior('2026-03-31')).toEqual({ de: '2026-02-01', ate: '2026-02-28' });
    expect(mesmosDiasDoMesAnterior('2026-01-15')).toEqual({ de: '2025-12-01', ate: '2025-12-15' });
  });
});
