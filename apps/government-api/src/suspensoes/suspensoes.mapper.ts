import type { components } from '@alipen/contracts/generated/government-api';
import type { SuspensaoLida } from './suspensoes.repository.ts';
import { acoesDe, situacaoDe } from './suspensoes.rules.ts';

type Schemas = components['schemas'];
export type Nomes = { readonly refeicoes: ReadonlyMap<number, string>; readonly publicos: ReadonlyMap<number, string> };
export type Quem = {
  readonly hoje: string;
  readonly nomes: Nomes;
  readonly papeis: readonly ('gestor' | 'solicitante')[];
};

const comNome = (ids: readonly number[], nomes: ReadonlyMap<number, string>) =>
  ids.map(id => ({ id, nome: nomes.get(id) ?? String(id) }));

export function toSuspensao(lida: SuspensaoLida, { hoje, nomes, papeis }: Quem): Schemas['Suspensao'] {
  const situacao = situacaoDe(lida, hoje);
  return {
    id: lida.id,
    versao: lida.versao,
    lotacaoId: lida.lotacaoId,
    inicio: lida.inicio,
    fim: lida.fim,
    fimPrevisto: lida.fimPrevisto,
    refeicoes: comNome(lida.refeicaoIds, nomes.refeicoes),
    publicos: comNome(lida.publicoIds, nomes.publicos),
    motivo: lida.motivo,
    situacao,
    pedidosCancelados: lida.pedidosCancelados,
    registradaEm: lida.registradaEm.toISOString(),
    por: lida.por,
    decididaEm: lida.decididaEm?.toISOString() ?? null,
    decididaPor: lida.decididaPorNome,
    resposta: lida.resposta,
    encerradaEm: lida.encerradaEm?.toISOString() ?? null,
    encerradaPor: lida.encerradaPorNome,
    acoes: acoesDe(situacao, papeis),
  };
}
