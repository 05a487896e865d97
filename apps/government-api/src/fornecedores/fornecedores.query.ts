import { joinable } from '../database/joinable.ts';
import { fornecedores as tabela } from './fornecedores.schema.ts';

export const fornecedores = joinable(tabela, 'id', 'cnpj', 'nomeFantasia', 'ativo');
