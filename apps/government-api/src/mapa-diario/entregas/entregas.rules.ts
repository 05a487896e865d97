import type { components } from '@alipen/contracts/generated/government-api';
import type { Numbers } from '../../database/number-rows.ts';
import { type CampoDaParcela, PARCELA } from '../apuracao/parcelas.table.ts';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';
import { contadoDe, type SituacaoDoContado } from './contado.table.ts';

export type Entregas = components['schemas']['EntregasDoMapa'];
/** Where a meal's window stands on the unit's clock. */
export type Momento = 'ANTES' | 'ABERTA' | 'FECHADA';

export const momentoEm = ({ inicioEm, fimEm }: { inicioEm: Date; fimEm: Date }, agora: Date): Momento => {
  if (agora.getTime() < inicioEm.getTime()) return 'ANTES';
  return agora.getTime() <= fimEm.getTime() ? 'ABERTA' : 'FECHADA';
};

type Refeicao = { esperada: number; entregue: number; falta: number };
type Linha = {
  readonly parcelas: Numbers<CampoDaParcela>;
  readonly base: BaseDoMapa;
  /** Some order of the row is not confirmed: what was asked is what is expected of it. */
  readonly aConfirmar: boolean;
  readonly momento: (refeicao: number) => Momento;
};

/**
 * How much of what a row expects its numbers already hold. A meal of the day is one delivery, as in Pedidos das
 * Lotações, also where two orders ask for it.
 */
export function contar({ parcelas, base, aConfirmar, momento }: Linha): {
  contado: SituacaoDoContado;
  entregas: Entregas;
} {
  const soma = { base, solicitada: 0, confirmada: 0, esperada: 0, entregue: 0, aceita: 0, falta: 0, abriu: false };
  const refeicoes = new Map<number, Refeicao>();
  const parcela = PARCELA.over(parcelas);
  while (parcela.next()) {
    const { refeicao, solicitada, confirmada, entregue, aceita, recusada } = parcela;
    const esperada = confirmada > 0 || !aConfirmar ? confirmada : solicitada;
    soma.solicitada += solicitada;
    soma.confirmada += confirmada;
    soma.aceita += aceita;
    const dela = refeicoes.get(refeicao) ?? { esperada: 0, entregue: 0, falta: 0 };
    dela.esperada += esperada;
    dela.entregue += entregue;
    dela.falta += Math.max(0, esperada - (entregue - recusada));
    refeicoes.set(refeicao, dela);
  }
  const entregas: Entregas = { previstas: 0, recebidas: 0, incompletas: 0, atrasadas: 0 };
  for (const [refeicao, { esperada, entregue, falta }] of refeicoes) {
    if (esperada === 0 && entregue === 0) continue;
    const janela = momento(refeicao);
    soma.esperada += esperada;
    soma.entregue += entregue;
    soma.falta += falta;
    soma.abriu ||= janela !== 'ANTES';
    entregas.previstas += 1;
    entregas.recebidas += Number(entregue > 0);
    entregas.incompletas += Number(entregue > 0 && falta > 0);
    entregas.atrasadas += Number(entregue === 0 && janela === 'FECHADA');
  }
  return { contado: contadoDe(soma), entregas };
}

export const nenhumaEntrega = (): Entregas => ({ previstas: 0, recebidas: 0, incompletas: 0, atrasadas: 0 });

export function somarEntregas(soma: Entregas, { previstas, recebidas, incompletas, atrasadas }: Entregas): void {
  soma.previstas += previstas;
  soma.recebidas += recebidas;
  soma.incompletas += incompletas;
  soma.atrasadas += atrasadas;
}
