import { problema } from '@alipen/platform/problems/problema';
import { type BaseConferencia, type BaseDoDia, baseDe, diferencaDe, faixaDe } from '../quantidades/diferenca.table.ts';
import type { Limites } from '../quantidades/regras.table.ts';

type Celula = { refeicao: string; publico: string; baseConferencia: BaseConferencia; demanda: number };

/** Domain 4.5: confirming needs a note when a quantity is far above the head count it was sent with. */
export function exigirObservacao(itens: readonly Celula[], efetivo: BaseDoDia | null, limites: Limites): void {
  const acima = itens.flatMap(({ refeicao, publico, baseConferencia, demanda }) => {
    const diferenca = demanda > 0 ? diferencaDe(demanda, baseDe(baseConferencia, efetivo, limites)) : null;
    return faixaDe(diferenca, limites) === 'MUITO_ACIMA' ? [`${refeicao} para ${publico} (${diferenca})`] : [];
  });
  if (!acima.length) return;
  const detail = `Quantidade acima do efetivo em ${acima.slice(0, 5).join(', ')}. Confirme com uma observação.`;
  throw problema('justificativa-obrigatoria', { detail, errors: [{ pointer: '/observacao', detail }] });
}
