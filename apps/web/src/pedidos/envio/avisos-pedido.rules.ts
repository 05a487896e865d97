import { nomeDaCelula, posicoes, type Quantidades, quantidadeEm } from '../../grid/grid.model.ts';
import { formatInteger } from '../../ui/number.format.ts';
import { type Grade, pedivel } from '../grade/grade.model.ts';
import { celulasMuitoAcima, publicosComMotivo } from '../grade/grade.totals.ts';

/** A quantity further from the usual than this share asks for a second look (screens 3.3). */
const FORA_DO_COSTUME = 0.2;
/** A smaller distance is no warning: of small numbers one more is already a fifth. */
const MENOR_DISTANCIA = 3;

export interface Avisos {
  /** Warnings for which the server requires a written reason. */
  exigem: string[];
  /** Warnings only worth a second look; a reason helps the desk. */
  costumes: string[];
}

/** Cells far from what the same weekday usually has, each with that number. */
const foraDoCostume = (grade: Grade, quantidades: Quantidades) =>
  posicoes(grade).flatMap(em => {
    const celula = grade.celulas[em.linha]?.[em.coluna];
    const usual = pedivel(celula) ? celula.costume : null;
    const valor = quantidadeEm(quantidades, em);
    // Also missing where a government API does not tell it yet.
    if (!usual) return [];
    const distancia = Math.abs(valor - usual);
    if (distancia < MENOR_DISTANCIA || distancia / usual <= FORA_DO_COSTUME) return [];
    const quanto = Math.round((distancia / usual) * 100);
    const sentido = valor > usual ? 'acima' : 'abaixo';
    return [`${nomeDaCelula(grade, em)}: ${quanto} % ${sentido} do costume (costuma ser ${formatInteger(usual)}).`];
  });

export function avisosDe(grade: Grade, quantidades: Quantidades, prazoEncerrado: boolean): Avisos {
  const acima = celulasMuitoAcima(grade, quantidades).map(
    ({ nome, valor }) => `${nome}: ${formatInteger(valor)} acima do efetivo. Informe o motivo para enviar.`,
  );
  const publicos = publicosComMotivo(grade, quantidades).map(
    nome => `${nome} exige justificativa. Informe o motivo para enviar.`,
  );
  const tarde = 'O prazo para este dia terminou: o pedido será enviado como emergencial e precisa de justificativa.';
  return {
    exigem: [...(prazoEncerrado ? [tarde] : []), ...acima, ...publicos],
    costumes: foraDoCostume(grade, quantidades),
  };
}
