import { joinable } from '../database/joinable.ts';
import { contratos as tabela } from './contratos.schema.ts';

/** For statements of other slices. */
export const contratos = joinable(tabela, 'id', 'numero');
