import { startsWords } from '../ui/plain-text.ts';
import { LUGARES, type Lugar, linhaDe, TRABALHOS, type Trabalho } from './guia.table.ts';

interface Entrada {
  lugar: Lugar;
  nome: string;
  frase: string;
}
export interface Grupo {
  trabalho: Trabalho;
  titulo: string;
  entradas: Entrada[];
}

/** What the person may do, by job, as far as it says the typed words; a job without any is left out. */
export function gruposDe(digitado: string, abre: (lugar: Lugar) => boolean, nomeDe: (lugar: Lugar) => string): Grupo[] {
  const lugares = (Object.keys(LUGARES) as Lugar[]).filter(lugar => lugar !== '/tudo' && abre(lugar));
  return (Object.keys(TRABALHOS) as Trabalho[])
    .map(trabalho => {
      const titulo = TRABALHOS[trabalho];
      const entradas = lugares
        .filter(lugar => linhaDe(lugar).trabalho === trabalho)
        .map((lugar): Entrada => ({ lugar, nome: nomeDe(lugar), frase: linhaDe(lugar).frase }))
        .filter(({ nome, frase }) => startsWords(`${nome} ${frase} ${titulo}`, digitado));
      return { trabalho, titulo, entradas };
    })
    .filter(({ entradas }) => entradas.length > 0);
}
