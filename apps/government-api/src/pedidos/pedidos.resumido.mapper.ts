import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../auth/pessoa.ts';
import { plainDate } from '../clock/clock.ts';
import { acoesDe } from './pedidos.ciclo.rules.ts';
import { situacoes } from './pedidos.ciclo.table.ts';
import type { Fatos } from './pedidos.condicoes.table.ts';
import { baseDe, compararCelula, diferencaDe, maiorDiferenca } from './pedidos.diferenca.table.ts';
import { fatosDe, refeicoesPedidas } from './pedidos.fatos.rules.ts';
import type { PedidoDaLista } from './pedidos.lista.repository.ts';
import { faixaPrazoDe } from './pedidos.prazo.rules.ts';
import type { Limites } from './pedidos.regras.table.ts';

type Schemas = components['schemas'];

export type ContextoDaLista = {
  /** In the order they are shown, inactive ones too: old orders keep their meals. */
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  publicos: readonly Schemas['TipoPublico'][];
  pessoa: Pick<Pessoa, 'usuarioId' | 'authorities'>;
  agora: Date;
  /** The active meals of each meal day on the page, with the hours in force on it. */
  doDia: (data: string) => readonly Schemas['TipoAlimentacao'][];
  /** The limits of each meal day on the page. */
  limites: (data: string) => Limites;
};

// Raw rows bring instants as PostgreSQL writes them.
const instante = (texto: string): string => new Date(texto).toISOString();

type Itens = NonNullable<PedidoDaLista['itens']>;

function refeicoesDe(
  itens: Itens,
  { refeicoes, publicos }: Pick<ContextoDaLista, 'refeicoes' | 'publicos'>,
): Schemas['RefeicaoPedida'][] {
  return refeicoes.flatMap(({ id }) => {
    const daRefeicao = itens.filter(([refeicao]) => refeicao === id);
    if (daRefeicao.length === 0) return [];
    const total = somar(daRefeicao.map(([, , quantidade]) => quantidade));
    const porPublico = publicos.flatMap(publico => {
      const doPublico = daRefeicao.filter(([, publicoId]) => publicoId === publico.id);
      const soma = somar(doPublico.map(([, , quantidade]) => quantidade));
      return doPublico.length === 0 ? [] : [{ tipoPublicoId: publico.id, total: soma }];
    });
    return [{ tipoAlimentacaoId: id, total, publicos: porPublico }];
  });
}

const somar = (numeros: readonly number[]): number => numeros.reduce((soma, numero) => soma + numero, 0);

/** What arrived of the meals whose delivery was recorded; null while none was. */
function totalEntregue(itens: Itens): number | null {
  const entregues = itens.flatMap(([, , , entregue]) => entregue ?? []);
  return entregues.length === 0 ? null : somar(entregues);
}

/** What ended asks for no hours. */
function fatosDaLinha(lido: PedidoDaLista, { pessoa, agora, doDia }: ContextoDaLista): Fatos {
  const celulas = (lido.itens ?? []).map(([tipoAlimentacaoId, , demanda]) => ({ tipoAlimentacaoId, demanda }));
  const { criadoPor, dataRefeicao, fusoHorario, situacao, ajustesPendentes: pendentes } = lido;
  const refeicoes = situacoes[situacao].final ? [] : doDia(dataRefeicao);
  const pedidas = refeicoesPedidas(celulas);
  const recebido = totalEntregue(lido.itens ?? []) !== null;
  return fatosDe({ pessoa, criadoPor, dataRefeicao, fusoHorario, agora, refeicoes, pedidas, pendentes, recebido });
}

export function pedidoResumidoDe(lido: PedidoDaLista, contexto: ContextoDaLista): Schemas['PedidoResumido'] {
  const itens = lido.itens ?? [];
  const efetivo =
    lido.internos !== null && lido.servidores !== null
      ? { internos: lido.internos, servidores: lido.servidores }
      : null;
  const limites = contexto.limites(lido.dataRefeicao);
  const diferencas = itens.map(([, publicoId, quantidade]) => {
    const publico = contexto.publicos.find(({ id }) => id === publicoId);
    const base = publico?.baseConferencia ?? 'SEM_BASE';
    return compararCelula(
      { quantidade, valor: diferencaDe(quantidade, baseDe(base, efetivo, limites)), base },
      limites,
    );
  });
  const { situacao, dataRefeicao } = lido;
  return {
    id: lido.id,
    numero: lido.numero,
    lotacao: { id: lido.lotacaoId, nome: lido.lotacaoNome, municipio: lido.municipio, uf: lido.uf },
    lotacaoPrincipal: lido.principal,
    dataRefeicao,
    tipo: lido.tipo,
    situacao,
    foraDoPrazo: lido.foraDoPrazo,
    faixaPrazo: faixaPrazoDe(
      contexto.agora,
      { foraDoPrazo: lido.foraDoPrazo, enviado: lido.enviadoEm !== null, limiteEm: new Date(lido.prazoLimiteEm) },
      lido.fusoHorario,
    ),
    prazoLimiteEm: instante(lido.prazoLimiteEm),
    enviadoAutomaticamente: lido.enviadoAutomaticamente,
    ajustesPendentes: lido.ajustesPendentes,
    contratos: lido.contratos ?? [],
    refeicoes: refeicoesDe(itens, contexto),
    totalRefeicoes: lido.totalRefeicoes,
    totalEntregue: totalEntregue(itens),
    internos: lido.internos,
    maiorDiferenca: maiorDiferenca(diferencas),
    valorPrevistoCentavos: lido.valorPrevistoCentavos === null ? null : Number(lido.valorPrevistoCentavos),
    enviadoEm: lido.enviadoEm && instante(lido.enviadoEm),
    alteradoEm: instante(lido.alteradoEm),
    versao: lido.versao,
    acoes: acoesDe({
      situacao,
      autoridades: contexto.pessoa.authorities,
      diaPassado: dataRefeicao < plainDate(contexto.agora, lido.fusoHorario),
      diaFuturo: dataRefeicao > plainDate(contexto.agora, lido.fusoHorario),
      fatos: fatosDaLinha(lido, contexto),
    }),
  };
}
