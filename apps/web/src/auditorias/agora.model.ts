import { formatInstant } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { emPorCento } from './auditorias.labels.ts';
import type { Auditoria } from './auditorias.queries.ts';

/** What the method says now, in words that tell whether to go on. */
export function dito({ resumo, andamento }: Auditoria): string {
  const { situacao, toleranciaPontos, sementeDepoisDe, motivo } = resumo;
  if (situacao === 'AGUARDANDO_SEMENTE')
    return `A lista está congelada e no livro de registro. Dê a semente depois do sorteio, em ${formatInstant(sementeDepoisDe)}.`;
  if (situacao === 'ENCERRADA') return `Encerrada sem demonstração. ${motivo}`;
  if (situacao === 'DEMONSTRADA')
    return `Pare, está demonstrado: a chance de o mês ter mais de ${emPorCento(toleranciaPontos)} do valor sem comprovação, e estas conferências não o mostrarem, é de no máximo ${emPorCento(andamento.riscoPontos)}.`;
  if (andamento.faltam === null)
    return 'O que falta comprovar é demais para este método: peça correção das medições e encerre com o motivo.';
  return `Continue: ${formatCount(andamento.diasQueFaltam, 'dia falta', 'dias faltam')}, se todos estiverem certos.`;
}
