import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaRepetida, UsoLido } from './fotos.repetidas.repository.ts';

type Schemas = components['schemas'];

export const toFotoRepetida = ({
  id,
  semelhanca,
  distancia,
  foto,
  anterior,
}: LinhaRepetida): Schemas['FotoRepetida'] => ({
  id,
  semelhanca,
  distancia,
  foto: toUsoDeFoto(foto),
  anterior: toUsoDeFoto(anterior),
});

const toUsoDeFoto = (uso: UsoLido): Schemas['UsoDeFoto'] => ({
  foto: uso.nome,
  contexto: uso.contexto as Schemas['ContextoFoto'],
  lotacaoId: uso.lotacaoId,
  lotacao: uso.lotacao,
  enviadaEm: uso.enviadaEm.toISOString(),
  ...(uso.tiradaEm && { tiradaEm: uso.tiradaEm.toISOString() }),
  enviadaPor: uso.enviadaPor,
});
