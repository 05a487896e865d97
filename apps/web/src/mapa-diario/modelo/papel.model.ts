import { formatDay, formatInstant, formatMonth, lastDayOf } from '../../ui/date.format.ts';
import { formatCount, formatInteger } from '../../ui/number.format.ts';
import type { Mapa } from '../mapa-diario.queries.ts';
import type { Endereco } from './mapa.endereco.ts';
import { BASES } from './mapa.labels.ts';
import { semPedido } from './mapa.model.ts';

type Item = readonly [string, string];

const DITO = 'RASCUNHO · o que vale é o mapa fechado';
const INTEIRO = 'MAPA FECHADO · o que se assina é o PDF dele, que traz o código de verificação';

/** A draft until every day is closed, and partial while an order is missing (screens 3.13). */
export function situacaoDoPapel(endereco: Endereco, mapa: Mapa, fechados: number): string {
  const dias = diasDe(endereco, mapa);
  const feitos = mapa.diasFechados ?? fechados;
  const contados = feitos > 0 ? `${DITO} (${formatInteger(feitos)} de ${formatInteger(dias)} fechados)` : DITO;
  const situacao = feitos >= dias ? INTEIRO : contados;
  return mapa.parcial ? `${situacao} · PARCIAL: ${faltaDe(endereco, mapa)}` : situacao;
}

/** The mark across every page; empty where all is closed and no order is missing. */
export const marcaDoPapel = (endereco: Endereco, mapa: Mapa, fechados: number): string =>
  [(mapa.diasFechados ?? fechados) < diasDe(endereco, mapa) && 'RASCUNHO', mapa.parcial && 'PARCIAL']
    .filter(Boolean)
    .join(' ');

/** How many unit days the map covers: a row is one, or the month of a unit. */
const diasDe = ({ visao, mes }: Endereco, { totais }: Mapa): number =>
  visao === 'consolidado' ? totais.linhas * Number(lastDayOf(mes).slice(8)) : totais.linhas;

function faltaDe({ visao }: Endereco, { totais }: Mapa): string {
  const faltam = semPedido(totais);
  if (faltam === 0) return 'há dia sem pedido';
  return visao === 'mes'
    ? formatCount(faltam, 'dia sem pedido', 'dias sem pedido')
    : formatCount(faltam, 'unidade sem pedido', 'unidades sem pedido');
}

export function cabecalhoDoPapel(endereco: Endereco, mapa: Mapa): Item[] {
  const { visao, data, mes, base, uf, refeicao, publico, contratoId, fornecedorId, divergentes } = endereco;
  const contas = mapa.totais.contratos;
  const unidades = unidadesDe(endereco, mapa);
  const itens: readonly (Item | false)[] = [
    ['Período', visao === 'dia' ? formatDay(data) : formatMonth(mes)],
    unidades.length > 0 && [unidades.length === 1 ? 'Unidade' : 'Unidades', unidades.join(', ')],
    visao !== 'mes' && uf !== undefined && ['UF', uf],
    dito('Fornecedor', fornecedorId, contas.find(conta => conta.fornecedorId === fornecedorId)?.fornecedor),
    dito('Contrato', contratoId, contas.find(conta => conta.contratoId === contratoId)?.contrato),
    dito('Só a refeição', refeicao, mapa.colunas.find(coluna => coluna.tipoAlimentacaoId === refeicao)?.refeicao),
    dito('Só o público', publico, mapa.colunas.find(coluna => coluna.tipoPublicoId === publico)?.publico),
    ['Contam-se', BASES[base].refeicoes.toLowerCase()],
    divergentes && ['Linhas', 'só as divergentes'],
    ['Números de', formatInstant(mapa.geradoEm)],
  ];
  return itens.filter(item => item !== false);
}

const dito = (nome: string, id: number | undefined, achado: string | undefined): Item | false =>
  id !== undefined && [nome, achado ?? `nº ${id}`];

function unidadesDe({ visao, lotacoes }: Endereco, { linhas }: Mapa): string[] {
  const nomes = new Map(linhas.map(({ lotacao }) => [lotacao.id, lotacao.nome]));
  return visao === 'mes' ? [...nomes.values()] : lotacoes.map(id => nomes.get(id) ?? `nº ${id}`);
}
