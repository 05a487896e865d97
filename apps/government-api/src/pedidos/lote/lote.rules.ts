import type { components } from '@alipen/contracts/generated/government-api';
import { type Contexto, ciclo } from '../pedidos.ciclo.rules.ts';
import { chaveDe, type Par, type Quantidade } from '../quantidades/itens.rules.ts';
import type { DiaDoLote, Trio } from './lote.repository.ts';

type Schemas = components['schemas'];

export const quantidadesDe = (trios: readonly Trio[] | null): Quantidade[] =>
  (trios ?? []).map(([tipoAlimentacaoId, tipoPublicoId, quantidade]) => ({
    tipoAlimentacaoId,
    tipoPublicoId,
    quantidade,
  }));

export function vetorDe(
  pares: readonly Par[],
  itens: readonly Quantidade[] | null,
  ausente: 0 | null,
): (number | null)[] {
  if (itens === null) return pares.map(() => ausente);
  const por = new Map(itens.map(item => [chaveDe(item), item.quantidade]));
  return pares.map(par => por.get(chaveDe(par)) ?? ausente);
}

export const pedidoDaLinha = (dia: DiaDoLote): Schemas['PedidoDaLinha'] | null =>
  dia.pedidoId === null || dia.numero === null || dia.tipo === null || dia.situacao === null
    ? null
    : {
        id: dia.pedidoId,
        numero: dia.numero,
        tipo: dia.tipo,
        situacao: dia.situacao,
        versao: dia.versao ?? 1,
        alteradoEm: new Date(dia.alteradoEm ?? 0).toISOString(),
        alteradoPor: dia.alteradoPor ?? '',
      };

export const efetivoDaLinha = (dia: DiaDoLote): Schemas['EfetivoDaLinha'] | null =>
  dia.efetivoData === null
    ? null
    : { data: dia.efetivoData, internos: dia.internos ?? 0, servidores: dia.servidores ?? 0 };

export function comDigitadas(guardadas: readonly Quantidade[], digitadas: readonly Quantidade[]): Quantidade[] {
  const por = new Map(guardadas.map(item => [chaveDe(item), item]));
  for (const item of digitadas) por.set(chaveDe(item), item);
  return [...por.values()];
}

const ACOES = ['criar', 'editar', 'enviar'] as const;

export const acoesDaLinha = (contexto: Contexto, abre: boolean): Schemas['AcaoDaLinha'][] =>
  ACOES.filter(acao => ciclo.allowed(acao, contexto) && (acao !== 'criar' || abre));
