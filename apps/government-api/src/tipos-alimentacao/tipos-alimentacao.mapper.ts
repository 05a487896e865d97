import type { components } from '@alipen/contracts/generated/government-api';
import { avisosDosHorarios, horariosDe } from './horarios.rules.ts';
import type { TipoLido } from './tipos-alimentacao.repository.ts';
import { horariosNoDia, janelasNoDia, situacaoDe } from './vigencias.rules.ts';

type Schemas = components['schemas'];
export type TipoAlimentacao = Schemas['TipoAlimentacao'];

const identidade = ({ tipo }: TipoLido) => ({
  id: tipo.id,
  nome: tipo.nome,
  sigla: tipo.sigla,
  ordem: tipo.ordem,
  icone: tipo.icone as Schemas['IconeRefeicao'],
  cor: tipo.cor as Schemas['CorRefeicao'],
  meioDoDia: tipo.meioDoDia,
  fotoObrigatoria: tipo.fotoObrigatoria,
  soOndeContratada: tipo.soOndeContratada,
  ativo: tipo.ativo,
});

export function toTipoAlimentacao(lido: TipoLido, data: string): TipoAlimentacao {
  const h = horariosNoDia(lido, data);
  return {
    ...identidade(lido),
    horaLimitePedido: h.horaLimitePedido,
    diasAntecedencia: h.diasAntecedencia,
    horaLimiteAjuste: h.horaLimiteAjuste,
    diasAntecedenciaAjuste: h.diasAntecedenciaAjuste,
    entregaInicio: h.entregaInicio,
    entregaFim: h.entregaFim,
  };
}

export type RefeicaoNaEntrega = ReturnType<typeof toRefeicaoNaEntrega>;

export function toRefeicaoNaEntrega(lido: TipoLido, data: string) {
  const h = horariosNoDia(lido, data);
  return {
    ...identidade(lido),
    entregaInicio: h.entregaInicio,
    entregaFim: h.entregaFim,
    toleranciaMin: h.toleranciaMin,
    tempMinimaQuenteC: h.tempMinimaQuenteC,
    tempMaximaFriaC: h.tempMaximaFriaC,
    pesoMinimoG: h.pesoMinimoG,
    toleranciaPesoPct: h.toleranciaPesoPct,
    toleranciaPesoUnidadePct: h.toleranciaPesoUnidadePct,
  };
}

type Detalhe = {
  lido: TipoLido;
  todos: readonly TipoLido[];
  /** The author's name of each change, by the day it takes effect. */
  autores: ReadonlyMap<string, string>;
  /** The day since which it is active or not; null where it always was. */
  desde: string | null;
  hoje: string;
};

export function toDetalhado({ lido, todos, autores, desde, hoje }: Detalhe): Schemas['TipoAlimentacaoDetalhado'] {
  const emVigor = lido.vigencias.findLast(({ valeDe }) => valeDe <= hoje)?.valeDe ?? null;
  const avisosEm = (valeDe: string | null) => {
    if (!lido.tipo.ativo || situacaoDe(valeDe, emVigor, hoje) === 'PASSADA') return [];
    const dia = valeDe !== null && valeDe > hoje ? valeDe : hoje;
    return avisosDosHorarios(horariosNoDia(lido, dia), janelasNoDia(todos, dia, lido.tipo.id));
  };
  const inicial = {
    valeDe: null,
    situacao: situacaoDe(null, emVigor, hoje),
    horarios: horariosDe(lido.tipo),
    criadaEm: lido.tipo.criadoEm.toISOString(),
    criadaPor: null,
    avisos: avisosEm(null),
  };
  const mudancas = lido.vigencias.map(vigencia => ({
    valeDe: vigencia.valeDe,
    situacao: situacaoDe(vigencia.valeDe, emVigor, hoje),
    horarios: horariosDe(vigencia),
    criadaEm: vigencia.criadoEm.toISOString(),
    criadaPor: autores.get(vigencia.valeDe) ?? null,
    avisos: avisosEm(vigencia.valeDe),
  }));
  return {
    ...identidade(lido),
    ...(desde && { situacaoDesde: desde }),
    versao: lido.tipo.versao,
    hoje,
    vigencias: [inicial, ...mudancas].reverse(),
  };
}
