import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaMotivo } from './motivos.repository.ts';

type Schemas = components['schemas'];
export type Motivo = Schemas['Motivo'];

export function toMotivo(linha: LinhaMotivo): Motivo {
  return {
    id: linha.id,
    contexto: linha.contexto as Schemas['ContextoMotivo'],
    codigo: linha.codigo,
    texto: linha.texto,
    exigeTexto: linha.exigeTexto,
    ordem: linha.ordem,
    ativo: linha.ativo,
    versao: linha.versao,
  };
}
