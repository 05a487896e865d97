import type { components } from '@alipen/contracts/generated/government-api';
import { type ChaveParametro, type Definicao, definicaoDe, padroes } from './parametros.registro.table.ts';
import type { VigenciaLida } from './parametros.repository.ts';
import type { Mudanca } from './parametros.rules.ts';

type Schemas = components['schemas'];
type Contexto = { hoje: string; versao: number; mudancas: readonly Mudanca[] };

const opcoesDe = (definicao: Definicao): Schemas['OpcaoParametro'][] =>
  definicao.tipo === 'OPCAO' ? Object.entries(definicao.opcoes).map(([valor, rotulo]) => ({ valor, rotulo })) : [];

const limitesDe = (definicao: Definicao) =>
  definicao.tipo === 'INTEIRO'
    ? { unidade: definicao.unidade, minimo: definicao.minimo, maximo: definicao.maximo }
    : { unidade: null, minimo: null, maximo: null };

/** `mudancas` are only this constant's, in order of date. */
export function toParametro(chave: ChaveParametro, { hoje, versao, mudancas }: Contexto): Schemas['Parametro'] {
  const definicao = definicaoDe(chave);
  const atual = mudancas.findLast(({ valeDe }) => valeDe <= hoje);
  const proxima = mudancas.find(({ valeDe }) => valeDe > hoje);
  return {
    chave,
    grupo: definicao.grupo,
    titulo: definicao.titulo,
    descricao: definicao.descricao,
    regra: definicao.regra,
    tipo: definicao.tipo,
    ...limitesDe(definicao),
    padrao: definicao.padrao,
    opcoes: opcoesDe(definicao),
    emUso: definicao.emUso,
    valor: atual?.valor ?? definicao.padrao,
    noPadrao: (atual?.valor ?? null) === null,
    valeDe: atual?.valeDe ?? null,
    proxima: proxima ? { valeDe: proxima.valeDe, valor: proxima.valor ?? definicao.padrao } : null,
    versao,
  };
}

/** `lidas`: newest first, so the first that has begun is in force. */
export function toVigencias(lidas: readonly VigenciaLida[], hoje: string): Schemas['VigenciaParametro'][] {
  const emVigor = lidas.find(({ valeDe }) => valeDe <= hoje)?.valeDe;
  return lidas.map(({ chave, valeDe, valor, criadoEm, criadaPor }) => ({
    valeDe,
    valor: valor ?? padroes[chave as ChaveParametro],
    noPadrao: valor === null,
    situacao: valeDe > hoje ? 'PROGRAMADA' : valeDe === emVigor ? 'EM_VIGOR' : 'PASSADA',
    criadaEm: criadoEm.toISOString(),
    criadaPor,
  }));
}
