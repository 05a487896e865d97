import { joinable } from '../database/joinable.ts';
import { fotos as tabela } from './fotos.schema.ts';

/** For statements of other slices. */
export const fotos = joinable(tabela, 'id', 'nome', 'lotacaoId', 'contexto');
