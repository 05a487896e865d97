import { AvisosDoRascunho } from '../recados/avisos-rascunho.component.tsx';
import { Juncao } from '../recados/juncao.component.tsx';
import { Recibo } from '../recados/recibo.component.tsx';
import { Recuperacao } from '../recados/recuperacao.component.tsx';
import { Ajuste } from './ajuste.component.tsx';
import { Previa } from './previa.component.tsx';

/** One file for all that comes after the grid: each file of its own would be named in the entry of every page. */
export const DEPOIS = { Ajuste, AvisosDoRascunho, Juncao, Previa, Recibo, Recuperacao } as const;
