import type { components } from '@alipen/contracts/generated/government-api';
import type { ContaLida, LinhaConta } from './contas-servico.repository.ts';
import { MAIS_SEGREDOS } from './segredo.rules.ts';

type Schemas = components['schemas'];

export const clientIdDe = (id: number): string => `conta-${id}`;

/** `hoje` is the day in Brasília. */
export function situacaoDe(
  { revogadaEm, validaAte }: Pick<LinhaConta, 'revogadaEm' | 'validaAte'>,
  hoje: string,
): Schemas['SituacaoConta'] {
  if (revogadaEm) return 'REVOGADA';
  return validaAte < hoje ? 'VENCIDA' : 'VALIDA';
}

function acoesDe({ conta, segredos }: ContaLida): Schemas['AcaoConta'][] {
  if (conta.revogadaEm) return [];
  return segredos.length < MAIS_SEGREDOS ? ['editar', 'emitirSegredo', 'revogar'] : ['editar', 'revogar'];
}

const instante = (milissegundos: number): string => new Date(milissegundos).toISOString();

export function toConta(lida: ContaLida, hoje: string): Schemas['ContaServico'] {
  const { conta, lotacao } = lida;
  return {
    id: conta.id,
    clientId: clientIdDe(conta.id),
    nome: conta.nome,
    finalidade: conta.finalidade,
    situacao: situacaoDe(conta, hoje),
    autoridade: conta.autoridade,
    lotacao: lotacao && { ...lotacao, uf: lotacao.uf as Schemas['Uf'] },
    escopos: conta.escopos,
    porMinuto: conta.porMinuto,
    validaAte: conta.validaAte,
    criadaEm: conta.criadaEm.toISOString(),
    criadaPor: lida.criadaPor,
    usadaEm: conta.usadaEm?.toISOString() ?? null,
    revogadaEm: conta.revogadaEm?.toISOString() ?? null,
    revogadaPor: lida.revogadaPor,
    segredos: lida.segredos.map(({ id, fim, criadoEm, criadoPor, usadoEm }) => ({
      id,
      fim,
      criadoEm: instante(criadoEm),
      criadoPor,
      usadoEm: usadoEm === null ? null : instante(usadoEm),
    })),
    versao: conta.versao,
    acoes: acoesDe(lida),
  };
}
