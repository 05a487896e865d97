import type { components } from '@alipen/contracts/generated/government-api';
import type { Parametros } from '../../parametros/parametros.service.ts';
import { chaveDe, type Quantidade, totalDe } from './itens.rules.ts';
import { type Limiares, medianaDe } from './limiares.table.ts';

type Schemas = components['schemas'];
type Atitude = Schemas['AtitudeDoSinal'];
export type Sinal = Schemas['SinalDoEnvio'];

/** What the unit asked for on one earlier day, over all its orders. */
export type DiaPedido = readonly Quantidade[];

type Visto = {
  /** The whole day: this order and the others. */
  dia: readonly Quantidade[];
  /** Earlier days with something, the oldest first. */
  antes: readonly DiaPedido[];
  limiares: Limiares;
  /** The order of the day: one asked beside it copies nothing. */
  principal: boolean;
};

const inteiro = new Intl.NumberFormat('pt-BR');

/** The same quantities in the same cells, whatever the order they come in; a zero is no cell. */
const figura = (itens: readonly Quantidade[]): string =>
  itens
    .filter(({ quantidade }) => quantidade > 0)
    .map(item => `${chaveDe(item)}=${item.quantidade}`)
    .sort()
    .join(' ');

/** From which total of the day on it is a jump; null while there are too few days to say. Less is never one. */
export function saltoDe(antes: readonly DiaPedido[], { diasParaMediana, saltoPct, saltoMinimo }: Limiares) {
  const mediana = antes.length < diasParaMediana ? null : medianaDe(antes.map(totalDe));
  if (mediana === null) return null;
  return { mediana, aPartirDe: mediana + Math.max(saltoMinimo, Math.floor((mediana * saltoPct) / 100) + 1, 1) };
}

/** Days in a row with the quantities of the last one. */
export function seguidosDe(antes: readonly DiaPedido[]): number {
  const ultima = figura(antes.at(-1) ?? []);
  const diferente = antes.findLastIndex(dia => figura(dia) !== ultima);
  return antes.length - 1 - diferente;
}

function salto({ dia, antes, limiares }: Visto): string | null {
  const total = totalDe(dia);
  const limite = saltoDe(antes, limiares);
  if (!limite || total < limite.aPartirDe) return null;
  const [pedidas, amais, mediana] = [total, total - limite.mediana, limite.mediana].map(numero =>
    inteiro.format(numero),
  );
  return `${pedidas} refeições no dia, ${amais} a mais que a mediana dos últimos ${limiares.janelaDias} dias (${mediana}).`;
}

function repeticao({ dia, antes, limiares, principal }: Visto): string | null {
  const seguidos = seguidosDe(antes) + 1;
  if (!principal || seguidos < limiares.diasRepetidos || figura(dia) !== figura(antes.at(-1) ?? [])) return null;
  return `As mesmas quantidades em ${seguidos} pedidos seguidos.`;
}

/** In the order people read them. What each says of a day; null: nothing. */
const sinais = {
  SALTO: { parametro: 'saltoNoPedido', diz: salto },
  NUMEROS_REPETIDOS: { parametro: 'repeticaoNoPedido', diz: repeticao },
} as const satisfies Record<Sinal['sinal'], { parametro: keyof Parametros; diz: (visto: Visto) => string | null }>;

const todos = Object.keys(sinais) as Sinal['sinal'][];

type Atitudes = Pick<Parametros, (typeof sinais)[Sinal['sinal']]['parametro']>;

export const olha = (parametros: Atitudes): boolean =>
  todos.some(sinal => parametros[sinais[sinal].parametro] !== 'NAO');

/** `pede`: the order is not sent without a reason. */
export function sinaisDe(visto: Visto, parametros: Atitudes): (Sinal & { pede: boolean })[] {
  return todos.flatMap(sinal => {
    const atitude: Atitude = parametros[sinais[sinal].parametro];
    const texto = atitude === 'NAO' ? null : sinais[sinal].diz(visto);
    return texto ? [{ sinal, texto, pede: atitude === 'MOTIVO' }] : [];
  });
}
