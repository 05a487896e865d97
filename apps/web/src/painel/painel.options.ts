/** The options in the wall's address (screens.md 3.14). An invalid one counts as absent. */
export interface Opcoes {
  tema: 'escuro' | 'claro';
  zonas: readonly ZonaId[];
  regiao: string | null;
  /** Ms between pages; null shows all zones at once. */
  rodizioMs: number | null;
  porTela: number;
  som: boolean;
  foto: boolean;
}

export const ZONAS = {
  1: 'Prazo',
  2: 'Pedidos de amanhã',
  3: 'Unidades em atraso',
  4: 'Entregas agora',
  5: 'Não conformidades hoje',
  6: 'Refeições do dia',
  7: 'Acima do efetivo',
} as const;
export type ZonaId = keyof typeof ZONAS;

const NO_MURO: readonly ZonaId[] = [1, 2, 4, 5, 6, 3, 7];
const REGIAO = /^([1-5]|[A-Z]{2})$/;
const SEGUNDO = 1000;
const MENOR_RODIZIO_S = 5;
const MAIOR_RODIZIO_S = 3600;

const zonasDe = (texto: string | null): readonly ZonaId[] => {
  const pedidas = (texto ?? '').split(',').map(Number);
  const escolhidas = pedidas.filter((id): id is ZonaId => Object.hasOwn(ZONAS, id));
  return escolhidas.length ? [...new Set(escolhidas)] : NO_MURO;
};

/** `30s`, `2m` or a bare number of seconds. */
function rodizioDe(texto: string | null): number | null {
  const [, numero, unidade] = /^(\d{1,4})(s|m|)$/.exec(texto ?? '') ?? [];
  const segundos = Number(numero) * (unidade === 'm' ? 60 : 1);
  return segundos >= MENOR_RODIZIO_S && segundos <= MAIOR_RODIZIO_S ? segundos * SEGUNDO : null;
}

export function opcoesDe(search: URLSearchParams): Opcoes {
  const regiao = search.get('regiao')?.toUpperCase() ?? '';
  const porTela = Number(search.get('porTela') ?? 2);
  return {
    tema: search.get('tema') === 'claro' ? 'claro' : 'escuro',
    zonas: zonasDe(search.get('zonas')),
    regiao: REGIAO.test(regiao) ? regiao : null,
    rodizioMs: rodizioDe(search.get('rodizio')),
    porTela: Number.isInteger(porTela) && porTela >= 1 && porTela <= 6 ? porTela : 2,
    som: search.get('som') === '1',
    foto: search.get('foto') !== '0',
  };
}

/** Zone 1, the deadline, is in the header of every page. */
export function paginasDe({ zonas, rodizioMs, porTela }: Opcoes): ZonaId[][] {
  const cartoes = zonas.filter(id => id !== 1);
  if (rodizioMs === null || cartoes.length <= porTela) return [cartoes];
  return Array.from({ length: Math.ceil(cartoes.length / porTela) }, (_, n) =>
    cartoes.slice(n * porTela, (n + 1) * porTela),
  );
}
