import type { components } from '@alipen/contracts/generated/government-api';
import type { Linha } from './tipos-publico.repository.ts';

export type TipoPublico = components['schemas']['TipoPublico'];

export function toTipoPublico(row: Linha): TipoPublico {
  return {
    id: row.id,
    nome: row.nome,
    sigla: row.sigla,
    ordem: row.ordem,
    baseConferencia: row.baseConferencia as TipoPublico['baseConferencia'],
    exigeJustificativa: row.exigeJustificativa,
    permiteDieta: row.permiteDieta,
    contaNosTotais: row.contaNosTotais,
    ativo: row.ativo,
    versao: row.versao,
  };
}
