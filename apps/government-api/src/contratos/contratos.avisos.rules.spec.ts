import { fatoDoFim, fatoDoSaldo, fatosDosContratos } from './contratos.avisos.rules.ts';
import type { ContratoNoTempo } from './contratos.service.ts';

const HOJE = '2026-11-22';
const limites = { saldoAvisoPct: 80, saldoAlertaPct: 95 };
const contrato = (mudanca: Partial<ContratoNoTempo> = {}): ContratoNoTempo => ({
  ...{ contratoId: 1, numero: '018/2025', fornecedor: 'Sabor & Mesa', fim: '2027-11-22' },
  ...{ encerrado: false, sucedido: false, executadoPct: 40, ...mudanca },
});

describe('o que se diz de um contrato a cada dia (domain.md 12)', () => {
  it.each([
    ['2027-02-21', 'CONTRATO_EM_DIA'],
    ['2027-02-20', 'CONTRATO_90_DIAS'],
    ['2027-01-22', 'CONTRATO_90_DIAS'],
    ['2027-01-21', 'CONTRATO_60_DIAS'],
    ['2026-12-23', 'CONTRATO_60_DIAS'],
    ['2026-12-22', 'CONTRATO_30_DIAS'],
    ['2026-11-22', 'CONTRATO_30_DIAS'],
  ])('que termina em %s: %s', (fim, fato) => {
    expect(fatoDoFim(contrato({ fim }), HOJE)).toBe(fato);
  });

  it('renovado por outro, ou encerrado antes, o fim deixa de ser assunto; vencido sem outro, o que se disse fica', () => {
    expect(fatoDoFim(contrato({ fim: '2026-12-01', sucedido: true }), HOJE)).toBe('CONTRATO_EM_DIA');
    expect(fatoDoFim(contrato({ fim: '2026-11-20', encerrado: true }), HOJE)).toBe('CONTRATO_EM_DIA');
    expect(fatoDoFim(contrato({ fim: '2026-11-20' }), HOJE)).toBeNull();
  });

  it('o saldo avisa em 80 % e alerta em 95 %, pelos parâmetros do dia (R20)', () => {
    const de = (executadoPct: number) => fatoDoSaldo(contrato({ executadoPct }), HOJE, limites);
    expect([79, 80, 94, 95, 120].map(de)).toEqual([
      ...['SALDO_EM_DIA', 'SALDO_EM_AVISO', 'SALDO_EM_AVISO', 'SALDO_EM_ALERTA', 'SALDO_EM_ALERTA'],
    ]);
    expect(fatoDoSaldo(contrato({ executadoPct: 99, fim: '2026-11-20' }), HOJE, limites)).toBe('SALDO_EM_DIA');
  });

  it('junta os contratos de cada fato', () => {
    const fatos = fatosDosContratos([contrato(), contrato({ contratoId: 2, fim: '2026-12-01' })], HOJE, limites);
    expect([...fatos].map(([fato, quais]) => [fato, quais.map(({ contratoId }) => contratoId)])).toEqual([
      ['CONTRATO_EM_DIA', [1]],
      ['SALDO_EM_DIA', [1, 2]],
      ['CONTRATO_30_DIAS', [2]],
    ]);
  });
});
