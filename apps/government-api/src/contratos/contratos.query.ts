import { joinable } from '../database/joinable.ts';
import { contratos as tabela } from './contratos.schema.ts';

export const contratos = joinable(tabela, 'id', 'numero');
