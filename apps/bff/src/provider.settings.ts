import { texto, url } from '@alipen/platform/environment/parsers';
import {
  type SharedProvider,
  sharedProvider,
  sharedProviderVariables,
} from '@alipen/platform/environment/provider-variables';

export type ProviderSettings = SharedProvider & {
  readonly clientSecret: string | undefined;
  readonly name: string;
  readonly scopes: string;
  readonly acrValues: string;
  /** Asked of the provider beside the parameters of OpenID Connect. */
  readonly levelParameter: { readonly name: string; readonly value: string } | undefined;
  /** For a provider whose document names no page to sign out. */
  readonly endSessionUrl: string | undefined;
};

const shortName = (text: string): string => {
  if (!/^[\p{L}\p{N} .-]{1,30}$/u.test(text)) throw new RangeError('unusable value');
  return text;
};
const scopes = (text: string): string => {
  if (!/^[\x21\x23-\x5b\x5d-\x7e ]+$/.test(text) || !text.split(' ').includes('openid'))
    throw new RangeError('unusable');
  return text;
};

/** Ours to say at each sign-in; a setting must not change them. */
const OURS =
  /^(client_id|client_secret|redirect_uri|response_(type|mode)|scope|state|nonce|code_.*|acr_values|request(_uri)?)$/;
const parameter = (text: string): { name: string; value: string } | undefined => {
  const [, name = '', value = ''] = /^([a-z][a-z0-9_]{0,39})=([\x21-\x7e]{1,100})$/.exec(text) ?? [];
  if (!name || OURS.test(name)) throw new RangeError('unusable value');
  return { name, value };
};

export const providerVariables = {
  ...sharedProviderVariables,
  OIDC_CLIENT_SECRET: { parse: texto, default: '', help: 'the secret of this system at the provider', secret: true },
  OIDC_NAME: { parse: shortName, default: 'gov.br', help: 'the name of the provider, such as gov.br' },
  OIDC_SCOPES: {
    parse: scopes,
    // As gov.br's integration guide asks, without telephone and photo, which nobody needs here.
    default: 'openid profile govbr_confiabilidades_idtoken',
    help: 'scopes with spaces between them, openid among them',
  },
  OIDC_LEVEL_PARAMETER: {
    parse: parameter,
    default: undefined,
    help: 'a parameter by which the provider is asked for a level, such as nivel=prata',
  },
  OIDC_END_SESSION_URL: { parse: url, default: '', help: 'the page of the provider that ends its session' },
} as const;

type Values = {
  readonly [Name in Exclude<keyof typeof providerVariables, 'OIDC_LEVEL_PARAMETER'>]: string;
} & { readonly OIDC_LEVEL_PARAMETER: ProviderSettings['levelParameter'] };

/** Undefined: people sign in with CPF and password alone. */
export function providerSettings(values: Values, production: boolean): ProviderSettings | undefined {
  const shared = sharedProvider(values, production);
  return (
    shared && {
      ...shared,
      clientSecret: values.OIDC_CLIENT_SECRET || undefined,
      name: values.OIDC_NAME,
      scopes: values.OIDC_SCOPES,
      acrValues: values.OIDC_ACR_VALUES,
      levelParameter: values.OIDC_LEVEL_PARAMETER,
      endSessionUrl: values.OIDC_END_SESSION_URL || undefined,
    }
  );
}
