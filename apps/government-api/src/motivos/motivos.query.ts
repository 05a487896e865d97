import { joinable } from '../database/joinable.ts';
import { motivos as tabela } from './motivos.schema.ts';

/** Why, for statements of other slices. */
export const motivos = joinable(tabela, 'id', 'contexto', 'texto', 'exigeTexto', 'ativo');
