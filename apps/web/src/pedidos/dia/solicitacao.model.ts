import { ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { isDay } from '../../ui/date.format.ts';
import { quemEntrega } from '../contratos.texts.ts';
import type { Preparo } from '../pedidos.queries.ts';

const idIn = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

const tipoIn = (text: string | null) =>
  text && Object.hasOwn(ROTULO_DE_TIPO_PEDIDO, text) ? (text as Preparo['tipo']) : undefined;

/** The unit, day and kind of an address; what it does not say, or says wrong, the server chooses. */
export function escolhaEm(search: URLSearchParams, escolheUnidade: boolean) {
  const lotacaoId = escolheUnidade ? idIn(search.get('lotacao')) : undefined;
  const data = search.get('data');
  const tipo = tipoIn(search.get('tipo'));
  return { ...(lotacaoId && { lotacaoId }), ...(isDay(data) && { data }), ...(tipo && { tipo }) };
}

export const subtitulo = (preparo: Preparo | undefined) =>
  preparo &&
  [
    preparo.lotacao.nome,
    `${preparo.lotacao.municipio}/${preparo.lotacao.uf}`,
    preparo.contratos.length > 0 && quemEntrega(preparo.contratos),
  ]
    .filter(Boolean)
    .join(' · ');
