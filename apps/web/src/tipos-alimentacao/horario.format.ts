import { addDays, formatDay, formatLongDay } from '../ui/date.format.ts';
import type { Horarios, Vigencia } from './tipos-alimentacao.queries.ts';

/** "08:30 do próprio dia", "18:00 da véspera", "18:00, 3 dias antes" */
export function limiteEmPalavras(hora: string, dias: number): string {
  if (dias === 0) return `${hora} do próprio dia`;
  return dias === 1 ? `${hora} da véspera` : `${hora}, ${dias} dias antes`;
}

export const pedidoAte = ({
  horaLimitePedido,
  diasAntecedencia,
}: Pick<Horarios, 'horaLimitePedido' | 'diasAntecedencia'>) => limiteEmPalavras(horaLimitePedido, diasAntecedencia);

export const ajusteAte = ({
  horaLimiteAjuste,
  diasAntecedenciaAjuste,
}: Pick<Horarios, 'horaLimiteAjuste' | 'diasAntecedenciaAjuste'>) =>
  horaLimiteAjuste === null ? 'Não aceita ajuste' : limiteEmPalavras(horaLimiteAjuste, diasAntecedenciaAjuste);

/** `seguinte` is the first day of the version after it. */
export function periodoDe({ valeDe, situacao }: Vigencia, seguinte: string | null): string {
  const desde = valeDe ? formatDay(valeDe) : 'o começo';
  if (situacao === 'PROGRAMADA') return `A partir de ${desde}`;
  const ate = seguinte === null ? '' : ` até ${formatDay(addDays(seguinte, -1))}`;
  return `Desde ${desde}${ate}`;
}

export const linhasDe = (h: Horarios): readonly (readonly [rotulo: string, texto: string])[] => [
  ['Pedido até', pedidoAte(h)],
  ['Ajuste até', ajusteAte(h)],
  ['Entrega', `${h.entregaInicio} às ${h.entregaFim}`],
  ['Tolerância', `${h.toleranciaMin} min`],
  ['Peso mínimo', h.pesoMinimoG === null ? 'Sem peso mínimo' : `${h.pesoMinimoG} g`],
  ['Peso abaixo', `até ${h.toleranciaPesoPct}\u00a0% na média, ${h.toleranciaPesoUnidadePct}\u00a0% em uma unidade`],
  ['Quente', h.tempMinimaQuenteC === null ? 'Não se mede' : `a partir de ${h.tempMinimaQuenteC} °C`],
  ['Fria', h.tempMaximaFriaC === null ? 'Não se mede' : `até ${h.tempMaximaFriaC} °C`],
];

export function exemploDaMudanca(valeDe: string, h: Pick<Horarios, 'horaLimitePedido' | 'diasAntecedencia'>): string {
  const fecha = addDays(valeDe, -h.diasAntecedencia);
  return `Exemplo: o pedido para ${formatLongDay(valeDe).toLowerCase()} fecha ${formatLongDay(fecha).toLowerCase()}, às ${h.horaLimitePedido}. Os dias antes de ${formatDay(valeDe)} ficam como estão.`;
}
