import { joinable } from '../database/joinable.ts';
import { tiposAlimentacao as tabela } from './tipos-alimentacao.schema.ts';

/** A meal's name and place, for statements of other slices. */
export const tiposAlimentacao = joinable(tabela, 'id', 'nome', 'ordem', 'ativo');
