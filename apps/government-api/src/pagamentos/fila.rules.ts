import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { porExtenso } from '../clock/zoned-time.ts';

export type ParteDaFonte = { readonly fonte: string; readonly valorCentavos: number };
export type Parte = ParteDaFonte & { readonly retencaoCentavos: number };

/** What each source pays, with its share of what is kept back; the cents that do not divide go to the first. */
export function partesDe(fontes: readonly ParteDaFonte[], retencaoDaNota: number): Parte[] {
  const total = somaDe(fontes.map(({ valorCentavos }) => valorCentavos));
  const retencao = Math.min(retencaoDaNota, total);
  const cotas = fontes.map(({ valorCentavos }) => Number((BigInt(retencao) * BigInt(valorCentavos)) / BigInt(total)));
  const sobram = retencao - somaDe(cotas);
  return fontes.map((parte, lugar) => ({ ...parte, retencaoCentavos: (cotas[lugar] ?? 0) + (lugar < sobram ? 1 : 0) }));
}

const somaDe = (valores: readonly number[]): number => valores.reduce((soma, valor) => soma + valor, 0);

/** Half for contracts up to the value of Lei 14.133/2021, art. 75, II (IN SEGES/ME 77/2022, art. 7). */
export const diasDoPrazo = (dias: number, { valorTotalCentavos, pequenoValorReais }: Valores): number =>
  valorTotalCentavos <= pequenoValorReais * 100 ? Math.max(1, Math.floor(dias / 2)) : dias;

type Valores = { readonly valorTotalCentavos: number; readonly pequenoValorReais: number };

type Limites = { readonly desde: string; readonly ate: string; readonly antes: string };

/** An act of the past, not before the one it follows, which `antes` names. */
export function errosDaData(data: string, { desde, ate, antes }: Limites): ErroDeCampo[] {
  if (data > ate) return [{ pointer: '/data', detail: 'A data ainda não chegou: registre o que já foi feito.' }];
  if (data < desde) return [{ pointer: '/data', detail: `A data é anterior ${antes}, de ${porExtenso(desde)}.` }];
  return [];
}

export const foraDaOrdem = (posicao: number, fonte: string): string => {
  const antes = posicao - 1;
  const quantas = antes === 1 ? 'há 1 despesa liquidada antes desta' : `há ${antes} despesas liquidadas antes desta`;
  const onde = fonte ? `Na fonte ${fonte}` : 'Sem fonte informada';
  return `${onde} ${quantas}. Pague na ordem, ou registre a exceção da lei com a justificativa (Lei 14.133/2021, art. 141, § 1º).`;
};
