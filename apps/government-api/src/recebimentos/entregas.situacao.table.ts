import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];

export type FatosDaEntrega = {
  readonly pedido: Schemas['SituacaoPedido'];
  /** Null while nothing was recorded. */
  readonly completude: Schemas['Completude'] | null;
  readonly janela: { readonly inicioEm: Date; readonly fimEm: Date };
};

type Caso = {
  readonly situacao: Schemas['SituacaoEntrega'];
  readonly quando: (fatos: FatosDaEntrega, agora: Date) => boolean;
};

const CASOS: readonly Caso[] = [
  { situacao: 'A_CONFIRMAR', quando: ({ pedido }) => pedido === 'ENVIADO' },
  { situacao: 'NAO_ENTREGUE', quando: ({ completude }) => completude === 'NAO_ENTREGUE' },
  { situacao: 'PARCIAL', quando: ({ completude }) => completude === 'PARCIAL' },
  { situacao: 'COMPLETA', quando: ({ completude }) => completude === 'COMPLETA' },
  { situacao: 'AGUARDANDO', quando: ({ janela }, agora) => agora.getTime() < janela.inicioEm.getTime() },
  { situacao: 'NA_JANELA', quando: ({ janela }, agora) => agora.getTime() <= janela.fimEm.getTime() },
];

export const situacaoDaEntregaEm = (fatos: FatosDaEntrega, agora: Date): Schemas['SituacaoEntrega'] =>
  CASOS.find(({ quando }) => quando(fatos, agora))?.situacao ?? 'ATRASADA';
