import { Ajuste } from './ajuste.component.tsx';
import { AvisosDoRascunho } from './avisos-rascunho.component.tsx';
import { Juncao } from './juncao.component.tsx';
import { Previa } from './previa.component.tsx';
import { Recibo } from './recibo.component.tsx';
import { Recuperacao } from './recuperacao.component.tsx';

/** One file for all that comes after the grid: each file of its own would be named in the entry of every page. */
export const DEPOIS = { Ajuste, AvisosDoRascunho, Juncao, Previa, Recibo, Recuperacao } as const;
