import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../../auth/pessoa.ts';
import { plainDate } from '../../clock/clock.ts';
import { fatosDe, refeicoesPedidas } from '../leitura/fatos.rules.ts';
import { acoesDe } from '../pedidos.ciclo.rules.ts';
import { situacoes } from '../pedidos.ciclo.table.ts';
import type { Fatos } from '../pedidos.condicoes.table.ts';
import { valePara } from '../pergunta/perguntas.rules.ts';
import { baseDe, compararCelula, diferencaDe, maiorDiferenca } from '../quantidades/diferenca.table.ts';
import { faixaPrazoDe, limitesDeAjuste } from '../quantidades/prazo.rules.ts';
import type { Limites } from '../quantidades/regras.table.ts';
import type { PedidoDaLista } from './lista.repository.ts';

type Schemas = components['schemas'];

export type ContextoDaLista = {
  /** In display order and with inactive ones, because old orders keep their meals. */
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  publicos: readonly Schemas['TipoPublico'][];
  pessoa: Pick<Pessoa, 'usuarioId' | 'authorities'>;
  agora: Date;
  dia: (data: string, fuso: string) => DiaDaLista;
  limites: (data: string) => Limites;
};

type DiaDaLista = {
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  ajustaveis: ReturnType<typeof limitesDeAjuste>;
  passado: boolean;
  futuro: boolean;
};

/** Keeps what the calendar says of each day and zone: a page has few of them. */
export function diasDaLista(agora: Date, doDia: (data: string) => readonly Schemas['TipoAlimentacao'][]) {
  const feitos = new Map<string, DiaDaLista>();
  return (data: string, fuso: string): DiaDaLista => {
    const chave = `${data} ${fuso}`;
    const feito = feitos.get(chave);
    if (feito) return feito;
    const hoje = plainDate(agora, fuso);
    const refeicoes = doDia(data);
    const ajustaveis = limitesDeAjuste(agora, data, refeicoes, fuso);
    const dia = { refeicoes, ajustaveis, passado: data < hoje, futuro: data > hoje };
    feitos.set(chave, dia);
    return dia;
  };
}

/** PostgreSQL's UTC text to ISO by slicing, because a page has hundreds of instants. */
function instante(texto: string): string {
  if (!texto.endsWith('+00')) return new Date(texto).toISOString();
  return `${texto.slice(0, 10)}T${texto.slice(11, 19)}.${texto.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
}

type Itens = NonNullable<PedidoDaLista['itens']>;

function refeicoesDe(
  itens: Itens,
  { refeicoes, publicos }: Pick<ContextoDaLista, 'refeicoes' | 'publicos'>,
): Schemas['RefeicaoPedida'][] {
  const celulas = new Map<number, Map<number, number>>();
  for (const [refeicao, publico, quantidade] of itens) {
    const dela = celulas.get(refeicao) ?? new Map<number, number>();
    celulas.set(refeicao, dela.set(publico, (dela.get(publico) ?? 0) + quantidade));
  }
  const pedidas: Schemas['RefeicaoPedida'][] = [];
  for (const { id } of refeicoes) {
    const dela = celulas.get(id);
    if (dela) pedidas.push(refeicaoDe(id, dela, publicos));
  }
  return pedidas;
}

function refeicaoDe(tipoAlimentacaoId: number, dela: ReadonlyMap<number, number>, todos: ContextoDaLista['publicos']) {
  const publicos: Schemas['RefeicaoPedida']['publicos'] = [];
  let soma = 0;
  for (const { id } of todos) {
    const total = dela.get(id);
    if (total === undefined) continue;
    soma += total;
    publicos.push({ tipoPublicoId: id, total });
  }
  return { tipoAlimentacaoId, total: soma, publicos };
}

/** Sum over the meals with a recorded delivery; null while there is none. */
function totalEntregue(itens: Itens): number | null {
  let total: number | null = null;
  for (const [, , , entregue] of itens) if (entregue !== null) total = (total ?? 0) + entregue;
  return total;
}

const NADA_A_FAZER = { refeicoes: [], ajustaveis: [], pedidas: new Set<number>() };

function fatosDaLinha(
  lido: PedidoDaLista,
  { pessoa, agora }: ContextoDaLista,
  { dia, recebido }: { dia: DiaDaLista; recebido: boolean },
): Fatos {
  const { criadoPor, enviadoPor, autorizacao, dataRefeicao, fusoHorario, situacao, ajustesPendentes: pendentes } = lido;
  const horas = situacoes[situacao].final ? NADA_A_FAZER : { ...dia, pedidas: pedidasDe(lido.itens ?? []) };
  const envio = { criadoPor, enviadoPor, autorizacao };
  return fatosDe({ pessoa, dataRefeicao, fusoHorario, agora, pendentes, recebido, ...envio, ...horas });
}

function perguntaResumida({ pergunta, ...lido }: PedidoDaLista, agora: Date): Schemas['PerguntaResumida'] | null {
  if (!pergunta) return null;
  const { atendimento, atende } = pergunta;
  const [perguntadaEm, prazoEm] = [new Date(pergunta.perguntadaEm), new Date(pergunta.prazoEm)];
  const pedido = { situacao: lido.situacao, enviadoEm: lido.enviadoEm ? new Date(lido.enviadoEm) : null, atende };
  if (!valePara({ perguntadaEm }, pedido)) return null;
  return { situacao: atendimento ? 'RESPONDIDA' : prazoEm <= agora ? 'SEM_RESPOSTA' : 'ABERTA', atendimento };
}

const pedidasDe = (itens: Itens) =>
  refeicoesPedidas(itens.map(([tipoAlimentacaoId, , demanda]) => ({ tipoAlimentacaoId, demanda })));

export function pedidoResumidoDe(lido: PedidoDaLista, contexto: ContextoDaLista): Schemas['PedidoResumido'] {
  const itens = lido.itens ?? [];
  const entregue = totalEntregue(itens);
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
  const dia = contexto.dia(dataRefeicao, lido.fusoHorario);
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
    autorizacao: lido.autorizacao,
    sinais: (lido.sinais ?? []).map(({ sinal }) => sinal),
    pergunta: perguntaResumida(lido, contexto.agora),
    contratos: lido.contratos ?? [],
    refeicoes: refeicoesDe(itens, contexto),
    totalRefeicoes: lido.totalRefeicoes,
    totalEntregue: entregue,
    internos: lido.internos,
    maiorDiferenca: maiorDiferenca(diferencas),
    valorPrevistoCentavos: lido.valorPrevistoCentavos === null ? null : Number(lido.valorPrevistoCentavos),
    enviadoEm: lido.enviadoEm && instante(lido.enviadoEm),
    alteradoEm: instante(lido.alteradoEm),
    versao: lido.versao,
    acoes: acoesDe({
      situacao,
      autoridades: contexto.pessoa.authorities,
      diaPassado: dia.passado,
      diaFuturo: dia.futuro,
      fatos: fatosDaLinha(lido, contexto, { dia, recebido: entregue !== null }),
    }),
  };
}
