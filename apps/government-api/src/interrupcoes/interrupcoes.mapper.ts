import type { components } from '@alipen/contracts/generated/government-api';
import type { PedidoJulgado } from '../pedidos/pedidos.service.ts';
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

export const toPedido = (julgado: PedidoJulgado): Schemas['PedidoInterrompido'] => {
  const { id, numero, lotacao, data, celulas, destino, motivo } = julgado;
  return {
    pedido: { id, numero },
    lotacao: { id: lotacao.id, nome: lotacao.nome, municipio: lotacao.municipio, uf: lotacao.uf as Schemas['Uf'] },
    data,
    refeicoes: celulas.reduce((soma, { quantidade }) => soma + quantidade, 0),
    destino,
    motivo,
  };
};
