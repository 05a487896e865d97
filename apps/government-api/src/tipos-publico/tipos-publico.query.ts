import { joinable } from '../database/joinable.ts';
import { tiposPublico as tabela } from './tipos-publico.schema.ts';

export const tiposPublico = joinable(tabela, 'id', 'nome', 'ordem', 'ativo', 'baseConferencia', 'exigeJustificativa');
