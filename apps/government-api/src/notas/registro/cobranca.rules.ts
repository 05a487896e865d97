import type { components } from '@alipen/contracts/generated/government-api';
import type { Esperado, LinhaEsperada } from '../nfe/esperado.ts';

type Schemas = components['schemas'];

/** A month's billing as far as its invoice is concerned. */
export type Cobranca = {
  readonly id: number;
  readonly situacao: Schemas['SituacaoMedicao'];
  readonly mes: string;
  readonly contrato: string;
  readonly fornecedor: string;
  readonly fornecedorCnpj: string;
  readonly versaoDoAtesto: number | null;
  /** When the definitive term in force was signed. */
  readonly definitivoEm: string | null;
  readonly glosasCentavos: number;
  readonly descontosCentavos: number;
  readonly liquidoCentavos: number;
  readonly itens: readonly LinhaEsperada[];
};
export type Aberta = { readonly versaoDoAtesto: number; readonly esperado: Esperado };
export type Abertura = Aberta | { readonly impedimento: string };

const NAO_ATESTADA = 'A medição ainda não foi atestada: a nota vem depois do recebimento definitivo.';
const NAO_RECEBIDA = 'A medição ainda não foi recebida em definitivo: a nota vem depois do termo assinado.';
const SEM_CNPJ = 'Antes de conferir notas, informe o CNPJ da agência em Parâmetros: é ele o destinatário da nota.';

/** Whether the billing takes an invoice, and what the invoice must say. The invoice is the last act: what it waits for is said here alone. */
export function abertaPara(cobranca: Cobranca, orgaoCnpj: string | null): Abertura {
  const { situacao, versaoDoAtesto, definitivoEm } = cobranca;
  if (situacao !== 'ATESTADA' || versaoDoAtesto === null) return { impedimento: NAO_ATESTADA };
  if (definitivoEm === null) return { impedimento: NAO_RECEBIDA };
  if (orgaoCnpj === null) return { impedimento: SEM_CNPJ };
  const { fornecedorCnpj, mes, itens, glosasCentavos, descontosCentavos, liquidoCentavos } = cobranca;
  return {
    versaoDoAtesto,
    esperado: {
      ...{ fornecedorCnpj, orgaoCnpj, mes, itens, glosasCentavos, descontosCentavos, liquidoCentavos },
      definitivoEm,
    },
  };
}

/** A note that agreed with an attestation that is no longer in force is superseded, and stays readable. */
export const situacaoDaNota = (
  { situacao, versaoDoAtesto }: { situacao: 'CONFERE' | 'RECUSADA'; versaoDoAtesto: number },
  cobranca: Cobranca,
): Schemas['SituacaoNota'] =>
  situacao === 'CONFERE' && (cobranca.situacao !== 'ATESTADA' || cobranca.versaoDoAtesto !== versaoDoAtesto)
    ? 'SUPERADA'
    : situacao;
