import { plainText } from '../ui/plain-text.ts';

export const contem = (nome: string, busca: string): boolean => plainText(nome).includes(plainText(busca.trim()));
