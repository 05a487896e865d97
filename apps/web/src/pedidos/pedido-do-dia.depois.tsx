/** One file of all that comes after the grid: each file of its own would be named in the entry of every page. */
export { Ajuste } from './ajuste.component.tsx';
export { AvisosDoRascunho } from './avisos-rascunho.component.tsx';
export { Juncao } from './juncao.component.tsx';
export { Previa } from './previa.component.tsx';
export { Recibo } from './recibo.component.tsx';
export { Recuperacao } from './recuperacao.component.tsx';
