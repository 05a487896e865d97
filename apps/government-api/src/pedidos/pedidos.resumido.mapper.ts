import type { components } from '@alipen/contracts/generated/government-api';
import { plainDate } from '../clock/clock.ts';
import { acoesDe } from './pedidos.ciclo.rules.ts';
import { baseDe, diferencaDe, maiorDiferenca } from './pedidos.diferenca.table.ts';
import type { PedidoDaLista } from './pedidos.lista.repository.ts';
import type { Limites } from './pedidos.regras.table.ts';

type Schemas = components['schemas'];

export type ContextoDaLista = {
  /** In the order they are shown, inactive ones too: old orders keep their meals. */
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  publicos: readonly Schemas['TipoPublico'][];
  autoridades: readonly string[];
  agora: Date;
  /** The limits of each meal day on the page. */
  limites: (data: string) => Limites;
};

// Raw rows bring instants as PostgreSQL writes them.
const instante = (texto: string): string => new Date(texto).toISOString();

function refeicoesDe(itens: NonNullable<PedidoDaLista['itens']>, refeicoes: ContextoDaLista['refeicoes']) {
  const somas = new Map<number, number>();
  for (const [refeicao, , quantidade] of itens) somas.set(refeicao, (somas.get(refeicao) ?? 0) + quantidade);
  return refeicoes.flatMap(({ id }) => {
    const total = somas.get(id);
    return total === undefined ? [] : [{ tipoAlimentacaoId: id, total }];
  });
}

export function pedidoResumidoDe(lido: PedidoDaLista, contexto: ContextoDaLista): Schemas['PedidoResumido'] {
  const itens = lido.itens ?? [];
  const efetivo =
    lido.internos !== null && lido.servidores !== null
      ? { internos: lido.internos, servidores: lido.servidores }
      : null;
  const diferencas = itens.map(([, publicoId, quantidade]) => {
    const publico = contexto.publicos.find(({ id }) => id === publicoId);
    return publico ? diferencaDe(quantidade, baseDe(publico.baseConferencia, efetivo)) : null;
  });
  const { situacao, dataRefeicao } = lido;
  return {
    id: lido.id,
    numero: lido.numero,
    lotacao: { id: lido.lotacaoId, nome: lido.lotacaoNome, municipio: lido.municipio, uf: lido.uf },
    dataRefeicao,
    tipo: lido.tipo,
    situacao,
    foraDoPrazo: lido.foraDoPrazo,
    contratos: lido.contratos ?? [],
    refeicoes: refeicoesDe(itens, contexto.refeicoes),
    totalRefeicoes: lido.totalRefeicoes,
    internos: lido.internos,
    maiorDiferenca: maiorDiferenca(diferencas, contexto.limites(dataRefeicao)),
    valorPrevistoCentavos: lido.valorPrevistoCentavos === null ? null : Number(lido.valorPrevistoCentavos),
    enviadoEm: lido.enviadoEm && instante(lido.enviadoEm),
    alteradoEm: instante(lido.alteradoEm),
    acoes: acoesDe({
      situacao,
      autoridades: contexto.autoridades,
      diaPassado: dataRefeicao < plainDate(contexto.agora, lido.fusoHorario),
    }),
  };
}
