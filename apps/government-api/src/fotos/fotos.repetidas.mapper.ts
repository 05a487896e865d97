import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaRepetida, UsoLido } from './fotos.repetidas.repository.ts';

type Schemas = components['schemas'];

/** Only the manager reads these, and may always decide again. */
const ACOES: Schemas['FotoRepetida']['acoes'] = ['decidir'];

export const toFotoRepetida = (linha: LinhaRepetida): Schemas['FotoRepetida'] => ({
  id: linha.id,
  versao: linha.versao,
  situacao: linha.situacao,
  decisao: linha.decididaEm && {
    por: linha.decididaPor ?? '',
    em: linha.decididaEm.toISOString(),
    observacao: linha.observacao,
  },
  semelhanca: linha.semelhanca,
  distancia: linha.distancia,
  encontradaEm: linha.encontradaEm.toISOString(),
  foto: toUsoDeFoto(linha.foto),
  anterior: toUsoDeFoto(linha.anterior),
  acoes: ACOES,
});

const toUsoDeFoto = (uso: UsoLido): Schemas['UsoDeFoto'] => ({
  foto: uso.nome,
  contexto: uso.contexto as Schemas['ContextoFoto'],
  lotacaoId: uso.lotacaoId,
  lotacao: uso.lotacao,
  fusoHorario: uso.fusoHorario,
  enviadaEm: uso.enviadaEm.toISOString(),
  ...(uso.tiradaEm && { tiradaEm: uso.tiradaEm.toISOString() }),
  enviadaPor: uso.enviadaPor,
  fiscalizacao: uso.fiscalizacao && { id: uso.fiscalizacao.id, numero: uso.fiscalizacao.numero },
});
