import type { components } from '@alipen/contracts/generated/government-api';
import { addDays } from '../clock/clock.ts';
import type { SituacaoPedido } from './pedidos.ciclo.table.ts';
import { type BaseDoDia, baseDe } from './pedidos.diferenca.table.ts';
import { chaveDe, porChave, type Quantidade } from './pedidos.itens.rules.ts';
import type { PrazoDoDia } from './pedidos.prazo.rules.ts';

type Schemas = components['schemas'];
type PrazoDe = (data: string) => PrazoDoDia;

/** The first day from tomorrow on that can be ordered for in time; tomorrow when none can. */
export function proximoDiaAberto(hoje: string, horizonteDias: number, prazoDe: PrazoDe): string {
  const amanha = addDays(hoje, 1);
  const dias = Array.from({ length: horizonteDias }, (_, n) => addDays(amanha, n));
  return dias.find(dia => !prazoDe(dia).encerrado) ?? amanha;
}

/** The strip of days above the grid, from today on. */
export function diasDe(
  hoje: string,
  quantos: number,
  pedidos: readonly { data: string; situacao: SituacaoPedido }[],
  prazoDe: PrazoDe,
): Schemas['DiaPreparo'][] {
  const situacoes = new Map(pedidos.map(({ data, situacao }) => [data, situacao]));
  return Array.from({ length: quantos }, (_, n) => {
    const data = addDays(hoje, n);
    return { data, situacao: situacoes.get(data) ?? null, encerrado: prazoDe(data).encerrado };
  });
}

type Preparo = {
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  publicos: readonly Schemas['TipoPublico'][];
  programadas: readonly Quantidade[];
  pedidas: readonly (Quantidade & { data: string })[];
  ontem: string;
  semanaPassada: string;
  precos: ReadonlyMap<string, number>;
  efetivo: BaseDoDia | null;
};

/** The grid: every active meal × public with what helps to fill it. */
export function celulasDe(preparo: Preparo): Schemas['CelulaPreparo'][] {
  const { refeicoes, publicos, programadas, pedidas, ontem, semanaPassada, precos, efetivo } = preparo;
  const programadaPor = porChave(programadas);
  const em = new Map(pedidas.map(item => [`${item.data} ${chaveDe(item)}`, item.quantidade]));
  return refeicoes.flatMap(refeicao =>
    publicos.map(publico => {
      const par = { tipoAlimentacaoId: refeicao.id, tipoPublicoId: publico.id };
      const chave = chaveDe(par);
      return {
        ...par,
        programada: programadaPor.get(chave) ?? 0,
        ontem: em.get(`${ontem} ${chave}`) ?? null,
        semanaPassada: em.get(`${semanaPassada} ${chave}`) ?? null,
        precoCentavos: precos.get(chave) ?? null,
        base: baseDe(publico.baseConferencia, efetivo),
      };
    }),
  );
}
