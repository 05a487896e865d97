import { joinable } from '../database/joinable.ts';
import { lotacoes as tabela } from './lotacoes.schema.ts';

export const lotacoes = joinable(tabela, 'id', 'nome', 'municipio', 'uf', 'fusoHorario');
