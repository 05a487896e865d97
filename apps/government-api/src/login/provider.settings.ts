import { umDe } from '@alipen/platform/environment/parsers';
import {
  type SharedProvider,
  sharedProvider,
  sharedProviderVariables,
} from '@alipen/platform/environment/provider-variables';

/** gov.br's levels of an account, lowest first (`reliability_info.level`). */
export const LEVELS = ['bronze', 'silver', 'gold'] as const;
export type Level = (typeof LEVELS)[number];

export type ProviderSettings = SharedProvider & {
  /** The claim with the CPF: `sub` at gov.br. */
  readonly cpfClaim: string;
  /** Dotted path of the claim with the authorities (`realm_access.roles`); undefined: this system's own register decides. */
  readonly rolesClaim: string | undefined;
  readonly minimumLevel: Level | undefined;
  /** Any of these values will do; an empty list asks for none. */
  readonly acrValues: readonly string[];
  /** How people must have proved who they are (RFC 8176): any of these; an empty list asks for none. */
  readonly amrValues: readonly string[];
};

const claim = (text: string): string => {
  if (!/^[A-Za-z0-9_:/-]+(\.[A-Za-z0-9_:/-]+)*$/.test(text)) throw new RangeError('unusable value');
  return text;
};

const amr = (text: string): string => {
  if (!/^[\w.:/-]{1,64}( [\w.:/-]{1,64})*$/.test(text)) throw new RangeError('unusable value');
  return text;
};

export const providerVariables = {
  ...sharedProviderVariables,
  OIDC_CPF_CLAIM: { parse: claim, default: 'sub', help: 'the claim that holds the CPF, such as sub' },
  OIDC_ROLES_CLAIM: {
    parse: claim,
    default: '',
    help: 'the claim that holds the authorities, such as realm_access.roles',
  },
  OIDC_MINIMUM_LEVEL: {
    parse: (text: string): Level | undefined => umDe(...LEVELS)(text),
    default: undefined,
    help: `one of ${LEVELS.join(', ')}`,
  },
  OIDC_AMR_VALUES: {
    parse: amr,
    default: '',
    help: 'the amr values of which any is enough, with spaces between them, such as mfa x509',
  },
};

type Values = {
  OIDC_ISSUER: string;
  OIDC_CLIENT_ID: string;
  OIDC_CPF_CLAIM: string;
  OIDC_ROLES_CLAIM: string;
  OIDC_MINIMUM_LEVEL: Level | undefined;
  OIDC_ACR_VALUES: string;
  OIDC_AMR_VALUES: string;
};

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Null: people sign in with CPF and password alone. */
export function providerSettings(values: Values, production: boolean): ProviderSettings | null {
  const shared = sharedProvider(values, production);
  if (!shared) return null;
  return {
    ...shared,
    cpfClaim: values.OIDC_CPF_CLAIM,
    rolesClaim: values.OIDC_ROLES_CLAIM || undefined,
    minimumLevel: values.OIDC_MINIMUM_LEVEL,
    acrValues: words(values.OIDC_ACR_VALUES),
    amrValues: words(values.OIDC_AMR_VALUES),
  };
}
