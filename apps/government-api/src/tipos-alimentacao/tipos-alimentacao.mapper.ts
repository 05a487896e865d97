import type { components } from '@alipen/contracts/generated/government-api';
import type { Linha } from './tipos-alimentacao.repository.ts';

export type TipoAlimentacao = components['schemas']['TipoAlimentacao'];

/** The database keeps seconds; nobody orders by the second. */
const hora = (time: string): string => time.slice(0, 5);

export function toTipoAlimentacao(row: Linha): TipoAlimentacao {
  return {
    id: row.id,
    nome: row.nome,
    sigla: row.sigla,
    ordem: row.ordem,
    horaLimitePedido: hora(row.horaLimitePedido),
    diasAntecedencia: row.diasAntecedencia,
    entregaInicio: hora(row.entregaInicio),
    entregaFim: hora(row.entregaFim),
    ativo: row.ativo,
  };
}
