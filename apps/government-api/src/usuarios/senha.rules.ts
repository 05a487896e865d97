import { randomInt } from 'node:crypto';

/** No letter or number that reads like another when it is copied from a screen to a paper. */
const ALFABETO = 'abcdefghjkmnpqrstuvwxyz23456789';
const GRUPOS = 4;
const LETRAS = 4;

/** A password nobody chose: 16 of 31 symbols (79 bits), in groups that can be read aloud. */
export function gerarSenha(sorteio: (ate: number) => number = randomInt): string {
  const letra = () => ALFABETO[sorteio(ALFABETO.length)] ?? '';
  const grupo = () => Array.from({ length: LETRAS }, letra).join('');
  return Array.from({ length: GRUPOS }, grupo).join('-');
}
