import type { Identidade } from './pessoa.ts';

/** The authority of somebody of a court of accounts, a prosecutor's office or a controller's: they read, and nothing else (ADR 135). */
export const CONTROL = 'AL_CONTROLE';
/** What a session needs to end itself; it reads nothing. */
const LEAVING = 'sair';

type Holder = Pick<Identidade, 'authorities' | 'lotacaoId'>;

export const ofControl = ({ authorities }: { readonly authorities: readonly string[] }): boolean =>
  authorities.includes(CONTROL);

export const isLeaving = (operacao: string | undefined): boolean => operacao === LEAVING;

/** Only where it is named: whoever else an operation is open to, it is not open to them by that. */
export const controlMay = (operacao: string | undefined, allowed: readonly string[]): boolean =>
  allowed.includes(CONTROL) || isLeaving(operacao);

/**
 * An access to one unit opens only what that unit's own people may call: there the row rule cuts the answer. What is of a whole
 * contract would show the others.
 */
export const beyondItsUnit = ({ lotacaoId }: Holder, operacao: string | undefined, allowed: readonly string[]) =>
  lotacaoId !== null && operacao !== OWN_ACCESS && !allowed.includes('SOLICITANTE') && !isLeaving(operacao);

const OWN_ACCESS = 'obterMeuAcessoControle';
