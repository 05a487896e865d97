import { daysBetween } from '../clock/clock.ts';
import type { DoSaldo } from '../notificacoes/notificacoes.regras.table.ts';
import type { ContratoNoTempo } from './contratos.service.ts';

/** Percent of a contract's value in use at which to tell, and to alert (rule R20). */
export type LimitesDoSaldo = { readonly saldoAvisoPct: number; readonly saldoAlertaPct: number };

/** domain.md 12; the nearest first. */
const marcos = [
  { dias: 30, fato: 'CONTRATO_30_DIAS' },
  { dias: 60, fato: 'CONTRATO_60_DIAS' },
  { dias: 90, fato: 'CONTRATO_90_DIAS' },
] as const;

type FatoDoFim = (typeof marcos)[number]['fato'] | 'CONTRATO_EM_DIA';
type FatoDoSaldo = 'SALDO_EM_ALERTA' | 'SALDO_EM_AVISO' | 'SALDO_EM_DIA';
export type FatoDeContrato = FatoDoFim | FatoDoSaldo;

const contextoDe = ({ contratoId, numero, fornecedor, fim, executadoPct }: ContratoNoTempo): DoSaldo => ({
  contratoId,
  numero,
  fornecedor,
  fim,
  executadoPct,
});

/** What is told of the contract's end today; null when it ended with nothing in its place, so that the last notice stands. */
export function fatoDoFim({ fim, encerrado, sucedido }: ContratoNoTempo, hoje: string): FatoDoFim | null {
  const dias = daysBetween(hoje, fim);
  if (sucedido || (encerrado && dias < 0)) return 'CONTRATO_EM_DIA';
  if (dias < 0) return null;
  return marcos.find(marco => dias <= marco.dias)?.fato ?? 'CONTRATO_EM_DIA';
}

export const fatoDoSaldo = (
  { executadoPct, fim }: ContratoNoTempo,
  hoje: string,
  { saldoAvisoPct, saldoAlertaPct }: LimitesDoSaldo,
): FatoDoSaldo => {
  if (fim < hoje || executadoPct < saldoAvisoPct) return 'SALDO_EM_DIA';
  return executadoPct >= saldoAlertaPct ? 'SALDO_EM_ALERTA' : 'SALDO_EM_AVISO';
};

export function fatosDosContratos(
  contratos: readonly ContratoNoTempo[],
  hoje: string,
  limites: LimitesDoSaldo,
): ReadonlyMap<FatoDeContrato, DoSaldo[]> {
  const porFato = new Map<FatoDeContrato, DoSaldo[]>();
  for (const contrato of contratos) {
    for (const fato of [fatoDoFim(contrato, hoje), fatoDoSaldo(contrato, hoje, limites)]) {
      if (fato) porFato.set(fato, [...(porFato.get(fato) ?? []), contextoDe(contrato)]);
    }
  }
  return porFato;
}
