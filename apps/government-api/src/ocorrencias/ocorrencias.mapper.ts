import type { components } from '@alipen/contracts/generated/government-api';
import { etagOf } from '../versions/versions.ts';
import type { Valores } from './glosa.rules.ts';
import { acoesDe } from './ocorrencias.ciclo.rules.ts';
import type { LinhaOcorrencia } from './ocorrencias.lista.repository.ts';
import type { Anexo, Ocorrencia, PassoLido } from './ocorrencias.repository.ts';

type Schemas = components['schemas'];

export type Lida = {
  readonly linha: LinhaOcorrencia;
  readonly ocorrencia: Ocorrencia;
  readonly abertaPor: string;
  readonly passos: readonly PassoLido[];
  readonly anexos: readonly Anexo[];
  readonly valores: Valores;
};

export const etagDe = (ocorrencia: Schemas['Ocorrencia']): string => etagOf(ocorrencia.versao);

export function toOcorrenciaResumida(linha: LinhaOcorrencia): Schemas['OcorrenciaResumida'] {
  const { id, numero, origem, situacao, gravidade, data, lotacaoId, lotacao, fornecedorId, fornecedor } = linha;
  const { pedidoId, pedido, refeicao, fiscalizacao, abertaEm, prazoResposta, glosaCentavos } = linha;
  return {
    ...{ id, numero, origem, situacao, gravidade, data, lotacaoId, lotacao, fornecedorId, fornecedor },
    ...{ pedidoId, pedido, refeicao, fiscalizacao, abertaEm, prazoResposta },
    glosaCentavos: glosaCentavos === null ? null : Number(glosaCentavos),
  };
}

export function toOcorrencia(
  { linha, ocorrencia, abertaPor, passos, anexos, valores }: Lida,
  autoridades: readonly string[],
): Schemas['Ocorrencia'] {
  const { versao, descricao, clausula, pontos, recebimentoId, fiscalizacaoId, decisao } = ocorrencia;
  return {
    resumo: toOcorrenciaResumida(linha),
    ...{ versao, descricao, clausula, pontos, recebimentoId, fiscalizacaoId, abertaPor, decisao },
    resposta: toResposta(ocorrencia, anexos),
    glosa: toGlosa(ocorrencia),
    valores,
    historico: passos.map(({ evento, para, em, quem, detalhe }) => ({
      ...{ evento, para, em },
      quem: quem ?? (evento === 'responder' ? linha.fornecedor : 'Sistema'),
      detalhe: detalhe ?? null,
    })),
    acoes: acoesDe(ocorrencia, autoridades),
  };
}

function toResposta(ocorrencia: Ocorrencia, anexos: readonly Anexo[]): Schemas['RespostaLida'] | null {
  const { resposta, respostaNome, respondidaEm } = ocorrencia;
  if (resposta === null || respondidaEm === null) return null;
  return { texto: resposta, nome: respostaNome ?? '', em: respondidaEm.toISOString(), anexos: anexos.map(toAnexo) };
}

function toGlosa(ocorrencia: Ocorrencia): Schemas['GlosaFeita'] | null {
  const { glosaPercentual, glosaRecusadoCentavos, glosaDescontoCentavos } = ocorrencia;
  if (glosaPercentual === null) return null;
  const [recusadoCentavos, descontoCentavos] = [glosaRecusadoCentavos ?? 0, glosaDescontoCentavos ?? 0];
  const totalCentavos = recusadoCentavos + descontoCentavos;
  return { percentual: glosaPercentual, recusadoCentavos, descontoCentavos, totalCentavos };
}

export const toAnexo = ({ id, uuid, nome, tipo, bytes }: Anexo): Schemas['AnexoOcorrencia'] => ({
  id,
  uuid,
  nome,
  tipo,
  bytes,
});

/** What the supplier may read: not who opened it, nor values, nor other occurrences. */
export const toParaResposta = (
  { numero, fornecedor, lotacao, data, refeicao, gravidade }: LinhaOcorrencia,
  { descricao, clausula }: Ocorrencia,
  prazo: Date,
  anexos: readonly Anexo[],
): Schemas['OcorrenciaParaResposta'] => ({
  ...{ numero, fornecedor, lotacao, data, refeicao, gravidade, descricao, clausula },
  prazo: prazo.toISOString(),
  anexos: anexos.map(toAnexo),
});
