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
  OIDC_END_SESSION_URL: { parse: url, default: '', help: 'the page of the provider that ends its session' },
} as const;

type Values = { readonly [Name in keyof typeof providerVariables]: string };

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
      endSessionUrl: values.OIDC_END_SESSION_URL || undefined,
    }
  );
}
