import type { components } from '@alipen/contracts/generated/government-api';
import { hashDaNotificacao, numeroEscrito } from './notificacao.rules.ts';
import type { Nomes, Notificacao } from './notificacoes-formais.repository.ts';

type Schemas = components['schemas'];

const emTexto = (em: Date | null): string | null => em?.toISOString() ?? null;

export const toNotificacao = (
  notificacao: Notificacao,
  { emitidaPor, devolvidaPor }: Nomes,
  agora: Date,
): Schemas['NotificacaoFormal'] => {
  const { codigo, situacao, versao, emitidaEm, enviadaEm, prazoEm, sha256, motivo } = notificacao;
  const volta = situacao === 'DEVOLVIDA' || situacao === 'ACEITA';
  return {
    ...{ numero: numeroEscrito(notificacao), codigo, situacao, versao, sha256, motivo },
    ...{ emitidaEm: emitidaEm.toISOString(), emitidaPor },
    ...{ enviadaEm: emTexto(enviadaEm), prazo: emTexto(prazoEm) },
    vencida: !volta && prazoEm !== null && prazoEm < agora,
    devolucao: toDevolucao(notificacao, devolvidaPor),
  };
};

function toDevolucao(
  { devolvidaEm, devolvidaSha256, devolvidaBytes, conferencia }: Notificacao,
  por: string | null,
): Schemas['Devolucao'] | null {
  if (!devolvidaEm || !devolvidaSha256 || !devolvidaBytes || !conferencia) return null;
  return { em: devolvidaEm.toISOString(), por, conferencia, sha256: devolvidaSha256, bytes: devolvidaBytes };
}

export const toADevolver = (notificacao: Notificacao | undefined, prazo: Date): Schemas['NotificacaoADevolver'] => ({
  numero: notificacao ? numeroEscrito(notificacao) : null,
  situacao: notificacao?.situacao ?? null,
  prazo: prazo.toISOString(),
  motivo: notificacao?.situacao === 'RECUSADA' ? notificacao.motivo : null,
  conferencia: notificacao?.situacao === 'DEVOLVIDA' ? notificacao.conferencia : null,
});

/** Without the text and without people: for anybody with the paper. */
export function toVerificada(notificacao: Notificacao): Schemas['NotificacaoVerificada'] {
  const { situacao, conteudo, emitidaEm, devolvidaEm, conferencia, hash, sha256 } = notificacao;
  const falhas = [
    ...(hashDaNotificacao(conteudo) === hash ? [] : ['O que está guardado não é o que foi emitido.']),
    ...(conteudo.codigo === notificacao.codigo && conteudo.numero === numeroEscrito(notificacao)
      ? []
      : ['O número ou o código guardado não é o do papel.']),
  ];
  return {
    ...{ numero: numeroEscrito(notificacao), situacao, contrato: conteudo.contrato.numero },
    ...{ fornecedor: conteudo.contratada.nome, lotacao: conteudo.lotacao, data: conteudo.data },
    ...{ emitidaEm: emitidaEm.toISOString(), devolvidaEm: emTexto(devolvidaEm), conferencia, hash, sha256 },
    ...{ integra: falhas.length === 0, falhas },
  };
}
