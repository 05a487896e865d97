import type { components } from '@alipen/contracts/generated/government-api';
import type { Sent } from '../mail/mail-outbox.ts';
import type { ListaDoDia } from './listas-do-dia.service.ts';
import type { EmissaoLida } from './listas-fornecedor.repository.ts';
import { type ConteudoEmitido, diferencasEntre, totalDe } from './listas-fornecedor.rules.ts';

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

export const toEmissao = (lida: EmissaoLida, envios: Envios): Schemas['EmissaoDaLista'] => ({
  id: lida.id,
  numero: lida.numero,
  em: lida.em.toISOString(),
  por: lida.por,
  sha256: lida.sha256,
  totalRefeicoes: lida.totalRefeicoes,
  mudancas: lida.mudancas,
  envios,
});

export function toResumo(
  { fornecedor, lista, pendentes, emails }: ListaDoDia,
  ultima: (EmissaoLida & { conteudo: ConteudoEmitido }) | undefined,
  { envios, impedimento }: { envios: Envios; impedimento: string | null },
): Schemas['ResumoDaLista'] {
  return {
    fornecedor,
    confirmadas: new Set(lista.linhas.map(({ lotacao }) => lotacao.id)).size,
    pendentes: pendentes.length,
    totalRefeicoes: totalDe(lista),
    ultimaEmissao: ultima ? toEmissao(ultima, envios) : null,
    mudancas: ultima ? diferencasEntre(ultima.conteudo.lista, lista).length : null,
    destinatarios: [...emails],
    impedimentoDoEnvio: impedimento,
  };
}
