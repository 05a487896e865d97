import type { components } from '@alipen/contracts/generated/government-api';
import type { Foto } from './fotos.repository.ts';

type Schemas = components['schemas'];

export function toFoto(row: Foto): Schemas['Foto'] {
  return {
    foto: row.nome,
    ...(row.uuid && { uuid: row.uuid }),
    sha256: row.sha256,
    bytes: row.bytes,
    tipo: row.tipo as Schemas['Foto']['tipo'],
    contexto: row.contexto as Schemas['ContextoFoto'],
    enviadaEm: row.enviadaEm.toISOString(),
    ...(row.tiradaEm && { tiradaEm: row.tiradaEm.toISOString() }),
    ...(row.largura && { largura: row.largura }),
    ...(row.altura && { altura: row.altura }),
    ...(row.coberta && { coberta: true }),
  };
}
