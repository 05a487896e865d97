import { joinable } from '../database/joinable.ts';
import { lotacoes as tabela } from './lotacoes.schema.ts';

/** Where it was, for statements of other slices. */
export const lotacoes = joinable(tabela, 'id', 'nome', 'municipio', 'uf', 'fusoHorario');
