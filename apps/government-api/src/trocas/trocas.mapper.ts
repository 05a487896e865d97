import type { components } from '@alipen/contracts/generated/government-api';
import type { TrocaLida } from './trocas.repository.ts';
import { situacaoDaTroca } from './trocas.rules.ts';

type Schemas = components['schemas'];

export function toDoFornecedor(lida: TrocaLida, agora: Date): Schemas['TrocaDoFornecedor'] {
  const { troca, fornecedor, lotacao, refeicao, quemPediu, quemDecidiu } = lida;
  return {
    id: troca.id,
    fornecedor,
    lotacao,
    tipo: troca.tipo,
    data: troca.data,
    outraData: troca.outraData,
    refeicao,
    previsto: troca.previsto,
    proposto: troca.proposto,
    motivo: troca.motivo,
    lado: troca.lado,
    pedidaPor: quemPediu,
    pedidaEm: troca.pedidaEm.toISOString(),
    prazo: troca.prazoEm.toISOString(),
    situacao: situacaoDaTroca(troca, agora),
    decisao: troca.decididaEm
      ? { nome: quemDecidiu, motivo: troca.motivoDecisao, em: troca.decididaEm.toISOString() }
      : null,
  };
}

const ACAO = { FORNECEDOR: 'decidirTroca', AGENCIA: 'retirarTroca' } as const satisfies Record<
  Schemas['LadoDaTroca'],
  Schemas['AcaoTroca']
>;

/** Who asked withdraws; the other side decides. */
export function toTroca(lida: TrocaLida, agora: Date, decide: boolean): Schemas['Troca'] {
  const troca = toDoFornecedor(lida, agora);
  return { ...troca, acoes: decide && troca.situacao === 'PEDIDA' ? [ACAO[troca.lado]] : [] };
}
