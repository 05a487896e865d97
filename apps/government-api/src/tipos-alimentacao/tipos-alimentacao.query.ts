import { joinable } from '../database/joinable.ts';
import { tiposAlimentacao as tabela } from './tipos-alimentacao.schema.ts';

export const tiposAlimentacao = joinable(tabela, 'id', 'nome', 'ordem', 'ativo');
