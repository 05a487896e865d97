import { formatInteger } from '../ui/number.format.ts';

export type Leitura = { valor: number } | { erro: string };

/** Reads a typed or pasted quantity: "347", "1.234", "" and "-" (zero). Anything else gives a sentence (R21). */
export function lerQuantidade(texto: string, maximo: number): Leitura {
  const limpo = texto.replaceAll(/[\s\u00a0]/g, '');
  if (limpo === '' || limpo === '-') return { valor: 0 };
  if (/^[-−]\d/.test(limpo))
    return { erro: `A quantidade não pode ser negativa: use um número de 0 a ${formatInteger(maximo)}.` };
  const digitos = /^\d{1,3}(\.\d{3})+$/.test(limpo) ? limpo.replaceAll('.', '') : limpo;
  if (/^\d+[.,]\d+$/.test(digitos)) return { erro: 'Use números inteiros, sem vírgula.' };
  if (!/^\d+$/.test(digitos)) return { erro: 'Digite só números.' };
  const valor = Number(digitos);
  return valor > maximo ? { erro: `O máximo por célula é ${formatInteger(maximo)}.` } : { valor };
}
