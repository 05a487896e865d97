import { isDay, isMonth } from '../../ui/date.format.ts';
import { isUf, type Uf } from '../../ui/uf.labels.ts';
import type { BaseDoMapa } from '../mapa-diario.queries.ts';
import { ABAS, type Aba, BASES, VISOES, type Visao } from './mapa.labels.ts';

/** The screen's state in the address, where defaults are never written. */
export interface Endereco {
  visao: Visao;
  data: string;
  mes: string;
  base: BaseDoMapa;
  uf: Uf | undefined;
  lotacaoId: number | undefined;
  contratoId: number | undefined;
  fornecedorId: number | undefined;
  /** Only these units; empty means all. */
  lotacoes: readonly number[];
  refeicao: number | undefined;
  publico: number | undefined;
  /** Shows the staff of the head count beside its inmates. */
  servidores: boolean;
  diferenca: boolean;
  conciliacao: boolean;
  valores: boolean;
  execucao: boolean;
  divergentes: boolean;
  aba: Aba;
  /** The day and the cell being explained: `2026-11-20.12` or `2026-11-20.12.2.1`. */
  celula: Celula | undefined;
}

/** A unit's day, or one cell of it. The column is named by its types: its position differs in a map of other units. */
export interface Celula {
  data: string;
  lotacaoId: number;
  coluna: { tipoAlimentacaoId: number; tipoPublicoId: number } | undefined;
}

const idDe = (texto: string | null) => (/^[1-9]\d{0,8}$/.test(texto ?? '') ? Number(texto) : undefined);
/** The most units the contract takes. */
const MAIS_LOTACOES = 50;
const idsDe = (texto: string | null): number[] =>
  [...new Set((texto ?? '').split(',').flatMap(parte => idDe(parte) ?? []))].slice(0, MAIS_LOTACOES);
const entre = <T extends string>(texto: string | null, lista: Record<T, unknown>, padrao: T): T =>
  texto !== null && Object.hasOwn(lista, texto) ? (texto as T) : padrao;

export function enderecoDe(busca: URLSearchParams, hoje: string): Endereco {
  const dia = busca.get('data');
  const data = isDay(dia) ? dia : hoje;
  const mes = busca.get('mes') ?? '';
  const uf = busca.get('uf');
  return {
    visao: entre(busca.get('visao'), VISOES, 'dia'),
    data,
    mes: isMonth(mes) ? mes : data.slice(0, 7),
    base: entre(busca.get('base'), BASES, 'ACEITA'),
    uf: isUf(uf) ? uf : undefined,
    lotacaoId: idDe(busca.get('lotacaoId')),
    contratoId: idDe(busca.get('contratoId')),
    fornecedorId: idDe(busca.get('fornecedorId')),
    lotacoes: idsDe(busca.get('lotacoes')),
    refeicao: idDe(busca.get('refeicao')),
    publico: idDe(busca.get('publico')),
    servidores: busca.get('servidores') === 'sim',
    diferenca: busca.get('diferenca') === 'sim',
    conciliacao: busca.get('conciliacao') === 'sim',
    valores: busca.get('valores') === 'sim',
    execucao: busca.get('execucao') === 'sim',
    divergentes: busca.get('divergentes') === 'sim',
    aba: entre(busca.get('aba'), ABAS, 'tabela'),
    celula: celulaDe(busca.get('celula')),
  };
}

export const celulaEm = ({ data, lotacaoId, coluna }: Celula): string =>
  [data, lotacaoId, ...(coluna ? [coluna.tipoAlimentacaoId, coluna.tipoPublicoId] : [])].join('.');

/** An incomplete cell is read as its day. */
function celulaDe(texto: string | null): Celula | undefined {
  const [data = '', lotacao = '', refeicao = '', publico = ''] = (texto ?? '').split('.');
  const lotacaoId = idDe(lotacao);
  if (!isDay(data) || lotacaoId === undefined) return undefined;
  const [tipoAlimentacaoId, tipoPublicoId] = [idDe(refeicao), idDe(publico)];
  const inteira = tipoAlimentacaoId !== undefined && tipoPublicoId !== undefined;
  return { data, lotacaoId, coluna: inteira ? { tipoAlimentacaoId, tipoPublicoId } : undefined };
}

/** Into the address; undefined takes it out. */
export type Mudar = (mudanca: Readonly<Record<string, string | undefined>>) => void;
