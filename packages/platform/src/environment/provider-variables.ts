import { EnvironmentError } from './environment.ts';
import { emissor, texto } from './parsers.ts';

/** Shared by the gateway and the government API. */
export const sharedProviderVariables = {
  OIDC_ISSUER: {
    parse: emissor,
    default: '',
    help: 'the exact issuer of the identity provider, such as https://sso.acesso.gov.br/',
  },
  OIDC_CLIENT_ID: { parse: texto, default: '', help: 'the identifier of this system at the identity provider' },
  OIDC_ACR_VALUES: { parse: texto, default: '', help: 'the acr values that are enough, with spaces between them' },
};

export type SharedProvider = { readonly issuer: string; readonly clientId: string };

/**
 * Undefined: people sign in with CPF and password alone.
 * @throws EnvironmentError when one of the pair is missing, or the provider would be asked in clear in production.
 */
export function sharedProvider(
  values: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET?: string },
  production: boolean,
): SharedProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  if (!issuer && !clientId && !values.OIDC_CLIENT_SECRET) return undefined;
  if (!issuer || !clientId) {
    throw refused('OIDC_ISSUER and OIDC_CLIENT_ID go together and one is missing. Set both, or unset every OIDC_ one.');
  }
  if (production && !issuer.startsWith('https:')) {
    throw refused(
      'In production the identity provider is asked over https only. Set OIDC_ISSUER to its https address.',
    );
  }
  return { issuer, clientId };
}

const refused = (why: string): EnvironmentError => new EnvironmentError(`The server did not start.\n${why}`);
