import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import type { LinhaRecebimento } from './recebimentos.repository.ts';

type Pesagem = components['schemas']['PesagemDoRecebimento'];
type Pesada = Pick<LinhaRecebimento, 'pesadas' | 'pesoG' | 'taraG' | 'pesoMinimoG' | 'toleranciaPesoPct'>;

/** No meal of a contract weighs more: it catches the misplaced comma. */
const MAIS_GRAMAS = 5000;

const liquido = ({ refeicoes, gramas, taraG = 0 }: Pesagem): number => gramas - taraG * refeicoes;

/** `chegaram`: the meals of this record; a sample cannot be larger than they are. */
export function errosDaPesagem(
  pesagem: Pesagem | undefined,
  { chegaram, obrigatoria }: { chegaram: number; obrigatoria: boolean },
): ErroDeCampo[] {
  const erro = (ha: boolean, campo: string, detail: string) => (ha ? [{ pointer: `/pesagem${campo}`, detail }] : []);
  if (!pesagem)
    return erro(obrigatoria, '', 'Toda entrega é pesada: diga quantas refeições se pesaram e quanto pesam.');
  const { refeicoes } = pesagem;
  return [
    ...erro(refeicoes > chegaram, '/refeicoes', `Pesaram-se ${refeicoes} refeições, e chegaram ${chegaram}.`),
    ...erro(liquido(pesagem) <= 0, '/taraG', 'As embalagens vazias pesam tanto quanto tudo: confira os pesos.'),
    ...erro(
      liquido(pesagem) > refeicoes * MAIS_GRAMAS,
      '/gramas',
      'Passa de 5 kg por refeição: confira a vírgula e quantas se pesaram.',
    ),
  ];
}

export const colunasDaPesagem = (
  pesagem: Pesagem | undefined,
  { pesoMinimoG, toleranciaPesoPct }: { pesoMinimoG: number | null; toleranciaPesoPct: number },
): Pesada =>
  pesagem
    ? {
        pesadas: pesagem.refeicoes,
        pesoG: pesagem.gramas,
        taraG: pesagem.taraG ?? 0,
        pesoMinimoG,
        toleranciaPesoPct,
      }
    : { pesadas: null, pesoG: null, taraG: null, pesoMinimoG: null, toleranciaPesoPct: null };

export function pesagemDe({
  pesadas,
  pesoG,
  taraG,
  pesoMinimoG,
}: Pesada): components['schemas']['PesagemRegistrada'] | null {
  if (pesadas === null || pesoG === null || taraG === null) return null;
  const pesagem = { refeicoes: pesadas, gramas: pesoG, taraG };
  return { ...pesagem, mediaG: Math.round(liquido(pesagem) / pesadas), minimoG: pesoMinimoG };
}

/** Of the whole sum, so that no rounded mean is compared (R13). */
export function pesoAbaixo({ pesadas, pesoG, taraG, pesoMinimoG, toleranciaPesoPct }: Pesada): boolean {
  if (pesadas === null || pesoG === null || taraG === null || pesoMinimoG === null) return false;
  const menor = pesoMinimoG * pesadas * (100 - (toleranciaPesoPct ?? 0));
  return liquido({ refeicoes: pesadas, gramas: pesoG, taraG }) * 100 < menor;
}
