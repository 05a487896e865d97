import type { components } from '@alipen/contracts/generated/government-api';
import type { Lida } from './notificacoes.repository.ts';

type Schemas = components['schemas'];

export function toNotificacao(row: Lida): Schemas['Notificacao'] {
  const { lotacaoId, lotacao } = row;
  return {
    id: row.id,
    tipo: row.tipo,
    evento: row.evento,
    titulo: row.titulo,
    texto: row.texto,
    lotacao: lotacaoId !== null && lotacao !== null ? { id: lotacaoId, nome: lotacao } : null,
    pedidoId: row.pedidoId,
    dataRefeicao: row.dataRefeicao,
    criadaEm: new Date(row.criadaEm).toISOString(),
    lida: row.lida,
    resolvidaEm: row.resolvidaEm === null ? null : new Date(row.resolvidaEm).toISOString(),
  };
}
