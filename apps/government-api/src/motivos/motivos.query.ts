import { joinable } from '../database/joinable.ts';
import { motivos as tabela } from './motivos.schema.ts';

export const motivos = joinable(tabela, 'id', 'contexto', 'texto', 'exigeTexto', 'ativo');
