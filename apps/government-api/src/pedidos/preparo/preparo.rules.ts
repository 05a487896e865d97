import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { addDays } from '../../clock/clock.ts';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';
import { principalDe, type TipoPedido, tipos } from '../pedidos.tipos.table.ts';
import { type BaseDoDia, baseDe } from '../quantidades/diferenca.table.ts';
import { chaveDe, porChave, type Quantidade } from '../quantidades/itens.rules.ts';
import type { PrazoDoDia } from '../quantidades/prazo.rules.ts';
import type { Limites } from '../quantidades/regras.table.ts';

type Schemas = components['schemas'];
type PrazoDe = (data: string) => PrazoDoDia;

export function proximoDiaAberto(hoje: string, horizonteDias: number, prazoDe: PrazoDe): string {
  const amanha = addDays(hoje, 1);
  const dias = Array.from({ length: horizonteDias }, (_, n) => addDays(amanha, n));
  return dias.find(dia => !prazoDe(dia).encerrado) ?? amanha;
}

/** No kind, or PROGRAMADO, means the order of the day, which may have become EMERGENCIAL. */
export function pedidoDoTipo<P extends Parameters<typeof principalDe>[0][number]>(
  vivos: readonly P[],
  tipo: TipoPedido | undefined,
): P | null {
  const doDia = tipo === undefined || tipo === 'PROGRAMADO';
  return principalDe(vivos.filter(vivo => (doDia ? tipos[vivo.tipo].principal : vivo.tipo === tipo)));
}

/** The kinds that may be asked beside the one at hand: a second order of the day only where there is one already. */
export const aMais = (tipo: TipoPedido, vivos: readonly { tipo: TipoPedido }[]): TipoPedido[] =>
  (Object.keys(tipos) as TipoPedido[]).filter(
    cada => cada !== tipo && (!tipos[cada].principal || vivos.some(vivo => tipos[vivo.tipo].principal)),
  );

export function diasDe(
  hoje: string,
  quantos: number,
  pedidos: readonly { id: number; data: string; situacao: SituacaoPedido; tipo: TipoPedido }[],
  prazoDe: PrazoDe,
): Schemas['DiaPreparo'][] {
  return Array.from({ length: quantos }, (_, n) => {
    const data = addDays(hoje, n);
    const doDia = principalDe(pedidos.filter(pedido => pedido.data === data));
    return { data, situacao: doDia?.situacao ?? null, encerrado: prazoDe(data).encerrado };
  });
}

/** Weeks that make the usual quantity (screens 3.3): more would mix in another season. */
const SEMANAS = 4;

export const diasAnteriores = (data: string) => ({
  ontem: addDays(data, -1),
  mesmoDia: Array.from({ length: SEMANAS }, (_, n) => addDays(data, -7 * (n + 1))),
});

/** The median: one holiday or one visit among four weeks does not move it. Null when empty. */
export function medianaDe(valores: readonly number[]): number | null {
  const emOrdem = valores.toSorted((a, b) => a - b);
  const meio = emOrdem.length / 2;
  const [um, outro] = [emOrdem[Math.ceil(meio) - 1], emOrdem[Math.floor(meio)]];
  return um === undefined || outro === undefined ? null : Math.round((um + outro) / 2);
}

type Preparo = {
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  publicos: readonly Schemas['TipoPublico'][];
  programadas: readonly Quantidade[];
  pedidas: readonly (Quantidade & { data: string })[];
  antes: ReturnType<typeof diasAnteriores>;
  precos: ReadonlyMap<string, number>;
  efetivo: BaseDoDia | null;
  limites: Limites;
};

export function celulasDe(preparo: Preparo): Schemas['CelulaPreparo'][] {
  const { refeicoes, publicos, programadas, pedidas, antes, precos, efetivo, limites } = preparo;
  const programadaPor = porChave(programadas);
  const em = new Map(pedidas.map(item => [`${item.data} ${chaveDe(item)}`, item.quantidade]));
  return refeicoes.flatMap(refeicao =>
    publicos.map(publico => {
      const par = { tipoAlimentacaoId: refeicao.id, tipoPublicoId: publico.id };
      const chave = chaveDe(par);
      const mesmoDia = antes.mesmoDia.map(dia => em.get(`${dia} ${chave}`) ?? null);
      return {
        ...par,
        programada: programadaPor.get(chave) ?? 0,
        ontem: em.get(`${antes.ontem} ${chave}`) ?? null,
        semanaPassada: mesmoDia[0] ?? null,
        costume: medianaDe(mesmoDia.filter(quantidade => quantidade !== null)),
        precoCentavos: precos.get(chave) ?? null,
        base: baseDe(publico.baseConferencia, efetivo, limites),
      };
    }),
  );
}

export function exigirLotacao(id: number | null): number {
  if (id !== null) return id;
  const detail = 'Informe a lotação.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/lotacaoId', detail }] });
}
