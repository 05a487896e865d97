import { isRoute, type Route } from '../app/screens.table.ts';
import { isDay, isMonth } from '../ui/date.format.ts';
import { CAMINHOS, type Leva, type Lugar, linhaDe } from './guia.table.ts';

/** What an address is about. */
interface Assunto {
  lotacao?: string;
  dia?: string;
  mes?: string;
}

const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';
/** Of the map, whose address keeps the day while a month is looked at. */
const DE_MES = ['mes', 'consolidado'];

const isId = (texto: string | null): texto is string => /^[1-9]\d{0,8}$/.test(texto ?? '');

function diaEm(search: URLSearchParams, { dia }: Leva): string | undefined {
  if (dia === 'data') {
    const data = search.get('data');
    return isDay(data) ? data : undefined;
  }
  const [de, ate] = [search.get('de'), search.get('ate')];
  return dia === 'periodo' && isDay(de) && de === ate ? de : undefined;
}

export function assuntoEm(rota: Lugar, search: URLSearchParams): Assunto {
  const leva = linhaDe(rota).leva ?? {};
  const lotacao = leva.lotacao ? search.get(leva.lotacao) : null;
  const mesPedido = leva.mes ? (search.get(leva.mes) ?? '') : '';
  const dia = rota === MAPA && DE_MES.includes(search.get('visao') ?? '') ? undefined : diaEm(search, leva);
  const mes = dia?.slice(0, 7) ?? (isMonth(mesPedido) ? mesPedido : undefined);
  return { ...(isId(lotacao) && { lotacao }), ...(dia && { dia }), ...(mes && { mes }) };
}

/** The address of a screen about the same thing, as far as the screen's address says it. */
export function enderecoDe(rota: Lugar, { lotacao, dia, mes }: Assunto): string {
  const leva = linhaDe(rota).leva ?? {};
  const busca = new URLSearchParams();
  if (leva.lotacao && lotacao) busca.set(leva.lotacao, lotacao);
  if (leva.dia === 'data' && dia) busca.set('data', dia);
  else if (leva.dia === 'periodo' && dia) {
    busca.set('de', dia);
    busca.set('ate', dia);
  } else if (leva.mes && mes) {
    busca.set(leva.mes, mes);
    if (rota === MAPA) busca.set('visao', lotacao ? 'mes' : 'consolidado');
  }
  return busca.size > 0 ? `${rota}?${busca}` : rota;
}

export interface Passo {
  rota: Route;
  para: string;
  aqui: boolean;
}

/** The way of a screen's job that the person may go, with the screen among its steps; nothing where it would be alone. */
export function passosDe(rota: Lugar, search: URLSearchParams, abre: (rota: Route) => boolean): Passo[] {
  const { caminho } = linhaDe(rota);
  if (!caminho || !isRoute(rota)) return [];
  const assunto = assuntoEm(rota, search);
  const passos = CAMINHOS[caminho]
    .filter(passo => passo === rota || abre(passo))
    .map(passo => ({ rota: passo, para: enderecoDe(passo, assunto), aqui: passo === rota }));
  return passos.length > 1 ? passos : [];
}
