import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaAcesso } from './acessos.repository.ts';

export function toEventoRegistrado(row: LinhaAcesso): components['schemas']['EventoDeAcessoRegistrado'] {
  return {
    id: row.id,
    em: new Date(row.em).toISOString(),
    evento: row.evento,
    vezes: row.vezes,
    motivo: row.motivo,
    nome: row.nome,
    matricula: row.matricula,
    conta: row.conta,
    endereco: row.endereco,
    operacao: row.operacao,
    codigo: row.codigo,
    rastro: row.rastro,
  };
}
