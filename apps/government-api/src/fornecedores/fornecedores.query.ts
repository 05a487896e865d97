import { joinable } from '../database/joinable.ts';
import { fornecedores as tabela } from './fornecedores.schema.ts';

/** For statements of other slices. */
export const fornecedores = joinable(tabela, 'id', 'cnpj', 'nomeFantasia', 'ativo');
