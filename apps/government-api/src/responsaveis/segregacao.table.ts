/** The acts of a month's payment, in the order in which they are done. */
export const atos = {
  FECHAR_MAPA: { feito: 'fechou ou assinou pela unidade um mapa desta medição', faz: 'fecha o mapa' },
  ATESTAR: { feito: 'atestou esta medição', faz: 'atesta a medição' },
  PROVISORIO: { feito: 'assinou o recebimento provisório', faz: 'assina o recebimento provisório' },
  DEFINITIVO: { feito: 'assinou o recebimento definitivo', faz: 'assina o recebimento definitivo' },
  LIQUIDAR: { feito: 'liquidou a despesa', faz: 'liquida a despesa' },
  PAGAR: { feito: 'autorizou o pagamento', faz: 'autoriza o pagamento' },
} as const satisfies Readonly<Record<string, { readonly feito: string; readonly faz: string }>>;

export type AtoDoPagamento = keyof typeof atos;
type Par = { readonly um: AtoDoPagamento; readonly outro: AtoDoPagamento; readonly norma: string };

const SEGREGACAO = 'Lei 14.133/2021, art. 7º, § 1º';
const RECEBIMENTOS = 'Lei 14.133/2021, arts. 7º, § 1º, e 140; Decreto 11.246/2022, art. 25';
const DESPESA = 'Lei 14.133/2021, art. 7º, § 1º; Lei 4.320/1964, arts. 62 a 64';

/** Pairs of acts on one billing that one person may not do both of, whichever came first. */
export const segregacao: readonly Par[] = [
  { um: 'FECHAR_MAPA', outro: 'ATESTAR', norma: SEGREGACAO },
  { um: 'FECHAR_MAPA', outro: 'PROVISORIO', norma: SEGREGACAO },
  { um: 'PROVISORIO', outro: 'DEFINITIVO', norma: RECEBIMENTOS },
  { um: 'ATESTAR', outro: 'LIQUIDAR', norma: DESPESA },
  { um: 'PROVISORIO', outro: 'LIQUIDAR', norma: DESPESA },
  { um: 'DEFINITIVO', outro: 'LIQUIDAR', norma: DESPESA },
  { um: 'LIQUIDAR', outro: 'PAGAR', norma: DESPESA },
];

/** The roles in which each act is done; null: not by a role of the contract. */
export const papeisDoAto = {
  FECHAR_MAPA: null,
  ATESTAR: null,
  PROVISORIO: ['FISCAL_TECNICO'],
  DEFINITIVO: ['GESTOR', 'COMISSAO'],
  LIQUIDAR: null,
  PAGAR: null,
} as const satisfies Readonly<Record<AtoDoPagamento, readonly string[] | null>>;

/** Lei 14.133/2021, art. 140: a commission that receives has three members or more. */
export const MEMBROS_DA_COMISSAO = 3;
