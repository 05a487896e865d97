import type { components } from '@alipen/contracts/generated/government-api';
import type { VersaoLida } from './conclusoes.repository.ts';

type Schemas = components['schemas'];

export function toVersao(
  { versao, fiscal, preposto, fotos }: VersaoLida,
  vigente: number | null,
): Schemas['VersaoFiscalizacao'] {
  return {
    numero: versao.numero,
    vigente: versao.numero === vigente,
    formularioId: versao.formularioId,
    fiscal: { id: versao.fiscalId, nome: fiscal },
    respostas: versao.respostas,
    calculo: versao.calculo,
    fotos: [...fotos],
    assinatura: versao.assinatura,
    preposto,
    avisos: versao.avisos as Schemas['AvisoFiscalizacao'][],
    iniciadaEm: versao.iniciadaEm.toISOString(),
    concluidaEm: versao.concluidaEm.toISOString(),
    recebidaEm: versao.recebidaEm.toISOString(),
    motivo: versao.motivo,
    presenca: versao.presenca,
  };
}
