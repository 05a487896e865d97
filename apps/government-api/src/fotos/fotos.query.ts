import { joinable } from '../database/joinable.ts';
import { fotos as tabela } from './fotos.schema.ts';

export const fotos = joinable(tabela, 'id', 'nome', 'lotacaoId', 'contexto');
