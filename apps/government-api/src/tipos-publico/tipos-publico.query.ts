import { joinable } from '../database/joinable.ts';
import { tiposPublico as tabela } from './tipos-publico.schema.ts';

/** Whose meals, for statements of other slices. */
export const tiposPublico = joinable(tabela, 'id', 'nome', 'ordem', 'ativo', 'baseConferencia', 'exigeJustificativa');
