import type { components } from '@alipen/contracts/generated/government-api';
import type { InterrupcaoLida, UnidadeAtendida } from './interrupcoes.repository.ts';
import { faseDe } from './interrupcoes.rules.ts';

type Schemas = components['schemas'];
export type Nomes = ReadonlyMap<number, string>;
type Quem = { readonly hoje: string; readonly nomes: Nomes; readonly gestor: boolean };

export function toInterrupcao(lida: InterrupcaoLida, { hoje, nomes, gestor }: Quem): Schemas['Interrupcao'] {
  const fase = faseDe(lida, hoje);
  return {
    id: lida.id,
    versao: lida.versao,
    inicio: lida.inicio,
    fim: lida.fim,
    fimPrevisto: lida.fimPrevisto,
    refeicoes: lida.refeicaoIds.map(id => ({ id, nome: nomes.get(id) ?? String(id) })),
    motivo: lida.motivo,
    fase,
    pedidosCancelados: lida.pedidosCancelados,
    registradaEm: lida.registradaEm.toISOString(),
    por: lida.por,
    encerradaEm: lida.encerradaEm?.toISOString() ?? null,
    encerradaPor: lida.encerradaPorNome,
    acoes: gestor && (fase === 'FUTURA' || fase === 'EM_CURSO') ? ['encerrar'] : [],
  };
}

export const toLotacao = ({
  id,
  nome,
  municipio,
  uf,
  dias,
  aEnviar,
}: UnidadeAtendida): Schemas['LotacaoInterrompida'] => ({
  lotacao: { id, nome, municipio, uf: uf as Schemas['Uf'] },
  dias,
  aEnviar,
});
