import type { components } from '@alipen/contracts/generated/government-api';
import type { Sent } from '../mail/mail-outbox.ts';
import type { TestemunhaLida } from './testemunhas.repository.ts';
import { tamanhoDaCarta } from './testemunhas-cartas.ts';

type Schemas = components['schemas'];

const SITUACAO: Record<Sent['situacao'], Schemas['SituacaoEnvioSelo']> = {
  PENDENTE: 'NA_FILA',
  ENVIANDO: 'NA_FILA',
  ENVIADO: 'ENVIADO',
  RECUSADO: 'NAO_ENVIADO',
  VENCIDO: 'NAO_ENVIADO',
  INCERTO: 'NAO_ENVIADO',
};

function toEnvio({ chave, situacao, terminadoEm }: Sent): Schemas['EnvioSelo'] {
  const em = terminadoEm === null ? null : new Date(terminadoEm).toISOString();
  return { tamanho: tamanhoDaCarta(chave), situacao: SITUACAO[situacao], em };
}

export function toTestemunha(lida: TestemunhaLida, envio: Sent | undefined): Schemas['Testemunha'] {
  const { id, nome, email, chave, ativo, versao, criadoEm, criadoPorNome, assinada } = lida;
  return {
    ...{ id, nome, email, chave, ativo, versao },
    envio: envio ? toEnvio(envio) : null,
    coassinatura: assinada
      ? { ...assinada, testemunhaId: id, testemunha: nome, em: new Date(assinada.em).toISOString() }
      : null,
    criadoEm: criadoEm.toISOString(),
    criadoPor: criadoPorNome,
  };
}
