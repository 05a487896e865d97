import { zonedInstant } from '../../clock/zoned-time.ts';
import type { Janela } from './janelas.repository.ts';

export type Horas = { readonly entregaInicio: string; readonly entregaFim: string };

/** The database keeps seconds; nobody delivers by the second. */
export const hora = (time: string): string => time.slice(0, 5);

/** The unit's own window of each meal: the last change up to the day. A change without hours restores the meal's own window. */
export function propriasEm(mudancas: readonly Janela[], data: string): Map<number, Horas> {
  const proprias = new Map<number, Horas>();
  for (const { tipoAlimentacaoId, valeDe, entregaInicio, entregaFim } of mudancas) {
    if (valeDe > data) continue;
    if (entregaInicio === null || entregaFim === null) proprias.delete(tipoAlimentacaoId);
    else proprias.set(tipoAlimentacaoId, { entregaInicio: hora(entregaInicio), entregaFim: hora(entregaFim) });
  }
  return proprias;
}

type Refeicao = Horas & { readonly id: number };
type Instantes = { readonly inicioEm: Date; readonly fimEm: Date };
export type JanelaNaLotacao = (
  lotacao: { readonly id: number; readonly fusoHorario: string },
  refeicao: Refeicao,
) => Instantes;

/**
 * A meal's window on a day, by the unit's own hours where it has them. Each pair of hours and zone becomes instants only
 * once.
 */
export function janelasDoDia(
  data: string,
  refeicoes: ReadonlyMap<number, Horas>,
  proprias: ReadonlyMap<number, ReadonlyMap<number, Horas>>,
): JanelaNaLotacao {
  const conhecidas = new Map<string, Instantes>();
  return ({ id, fusoHorario }, refeicao) => {
    const { entregaInicio, entregaFim } = proprias.get(id)?.get(refeicao.id) ?? refeicoes.get(refeicao.id) ?? refeicao;
    const chave = `${entregaInicio} ${entregaFim} ${fusoHorario}`;
    const conhecida = conhecidas.get(chave) ?? {
      inicioEm: zonedInstant(data, entregaInicio, fusoHorario),
      fimEm: zonedInstant(data, entregaFim, fusoHorario),
    };
    conhecidas.set(chave, conhecida);
    return conhecida;
  };
}

type ComNome = Horas & { readonly nome: string };

/** Warns of two meals delivered at the same time. Not refused, because some units do take lunch and dinner together. */
export function avisosDasJanelas(janelas: readonly ComNome[]): string[] {
  const ordenadas = [...janelas].sort((a, b) => (a.entregaInicio < b.entregaInicio ? -1 : 1));
  return ordenadas.flatMap((janela, i) => {
    const seguinte = ordenadas[i + 1];
    if (!seguinte || seguinte.entregaInicio >= janela.entregaFim) return [];
    return [
      `${janela.nome} (até ${janela.entregaFim}) e ${seguinte.nome} (desde ${seguinte.entregaInicio}) se sobrepõem.`,
    ];
  });
}
