import type { components } from '@alipen/contracts/generated/government-api';
import type { Sent } from '../mail/mail-outbox.ts';
import { situacaoDaCiencia } from './ciencia.rules.ts';
import type { ListaDoDia } from './listas-do-dia.service.ts';
import type { Ciencia, Reconhecida } from './listas-fornecedor.ciencia.repository.ts';
import type { EmissaoLida } from './listas-fornecedor.repository.ts';
import {
  type Conteudo,
  type ConteudoEmitido,
  mudancasEntre,
  totalDaLinha,
  totalDe,
} from './listas-fornecedor.rules.ts';

type Schemas = components['schemas'];

type Envios = Schemas['EnvioDaLista'][];

const SITUACAO = {
  PENDENTE: 'NA_FILA',
  ENVIANDO: 'NA_FILA',
  ENVIADO: 'ENVIADO',
  RECUSADO: 'FALHOU',
  VENCIDO: 'FALHOU',
  INCERTO: 'SEM_CONFIRMACAO',
} as const satisfies Record<Sent['situacao'], Schemas['SituacaoDoEnvio']>;

export const toEnvio = ({ para, situacao, terminadoEm }: Sent): Schemas['EnvioDaLista'] => ({
  para,
  situacao: SITUACAO[situacao],
  em: terminadoEm === null ? null : new Date(terminadoEm).toISOString(),
});

export const toCiencia = ({ nome, em }: Omit<Ciencia, 'emissaoId'>): Schemas['CienciaDaLista'] => ({
  nome,
  em: em.toISOString(),
});

type DaEmissao = Pick<Reconhecida, 'numero' | 'nome' | 'em'>;

export const toCienciaDaEmissao = (lida: DaEmissao | undefined): Schemas['CienciaDaEmissao'] | null =>
  lida ? { numero: lida.numero, nome: lida.nome, em: lida.em.toISOString() } : null;

export const toEmissao = (
  lida: EmissaoLida,
  envios: Envios,
  ciencia: Ciencia | undefined,
): Schemas['EmissaoDaLista'] => ({
  id: lida.id,
  numero: lida.numero,
  em: lida.em.toISOString(),
  por: lida.por,
  sha256: lida.sha256,
  totalRefeicoes: lida.totalRefeicoes,
  mudancas: lida.mudancas,
  envios,
  ciencia: ciencia ? toCiencia(ciencia) : null,
});

type DoDia = {
  readonly envios: Envios;
  readonly impedimento: string | null;
  readonly ciencia: Ciencia | undefined;
  readonly reconhecida: Reconhecida | undefined;
};

export function toResumo(
  { fornecedor, lista, pendentes, emails }: ListaDoDia,
  ultima: (EmissaoLida & { conteudo: ConteudoEmitido }) | undefined,
  { envios, impedimento, ciencia, reconhecida }: DoDia,
): Schemas['ResumoDaLista'] {
  return {
    fornecedor,
    confirmadas: new Set(lista.linhas.map(({ lotacao }) => lotacao.id)).size,
    pendentes: pendentes.length,
    totalRefeicoes: totalDe(lista),
    ultimaEmissao: ultima ? toEmissao(ultima, envios, ciencia) : null,
    mudancas: ultima ? mudancasEntre(ultima.conteudo.lista, lista) : null,
    destinatarios: [...emails],
    impedimentoDoEnvio: impedimento,
    situacaoCiencia: situacaoDaCiencia(reconhecida, lista),
    ultimaCiencia: toCienciaDaEmissao(reconhecida),
  };
}

type AConfirmar = {
  readonly numero: number;
  readonly em: Date;
  readonly totalRefeicoes: number;
  readonly conteudo: ConteudoEmitido;
};

type Agora = {
  readonly substituta: number | null;
  readonly ciencia: Ciencia | undefined;
  readonly trocas: Schemas['TrocasDaLista'];
};

/** For the supplier: quantities by unit along the route, and nothing of who eats. */
export function toAConfirmar(
  { numero, em, totalRefeicoes, conteudo: { lista } }: AConfirmar,
  { substituta, ciencia, trocas }: Agora,
): Schemas['ListaAConfirmar'] {
  return {
    fornecedor: lista.fornecedor.nome,
    data: lista.data,
    numero,
    emitidaEm: em.toISOString(),
    totalRefeicoes,
    refeicoes: lista.refeicoes.map(refeicao => refeicaoAConfirmar(lista, refeicao)),
    substituta,
    ciencia: ciencia ? toCiencia(ciencia) : null,
    trocas,
  };
}

function refeicaoAConfirmar(lista: Conteudo, { id, nome }: Conteudo['refeicoes'][number]) {
  const linhas = lista.linhas.filter(({ tipoAlimentacaoId }) => tipoAlimentacaoId === id);
  const unidades = linhas.map(linha => ({
    id: linha.lotacao.id,
    nome: linha.lotacao.nome,
    municipio: linha.lotacao.municipio,
    entregaInicio: linha.entregaInicio,
    entregaFim: linha.entregaFim,
    total: totalDaLinha(linha),
  }));
  return { nome, total: unidades.reduce((soma, { total }) => soma + total, 0), unidades };
}
