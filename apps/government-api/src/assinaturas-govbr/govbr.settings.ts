import { EnvironmentError } from '@alipen/platform/environment/environment';
import { texto } from '@alipen/platform/environment/parsers';

/** Injection token: how papers are signed by gov.br, or null. */
export const GOVBR = Symbol('GOVBR');

export type GovbrSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people authorise and tokens are issued, and what signs; without a slash at the end. */
  readonly oauth: string;
  readonly api: string;
  /** Registered at gov.br, which compares it character by character. */
  readonly retorno: string;
};

const base = (text: string): string => {
  const { protocol, hostname, search, hash } = new URL(text);
  const local = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if ((protocol !== 'https:' && !local) || search || hash) throw new RangeError('unusable value');
  return text.replace(/\/$/, '');
};

export const govbrVariables = {
  GOVBR_CLIENT_ID: {
    parse: texto,
    default: '',
    help: 'the identifier of this system at the signature service of gov.br',
  },
  GOVBR_CLIENT_SECRET: { parse: texto, default: '', help: 'the secret of this system there', secret: true as const },
  GOVBR_OAUTH_URL: {
    parse: base,
    default: 'https://cas.iti.br/oauth2.0',
    help: 'the address that authorises, such as https://cas.staging.iti.br/oauth2.0 for homologation',
  },
  GOVBR_SIGN_URL: {
    parse: base,
    default: 'https://assinatura-api.iti.br',
    help: 'the address that signs, such as https://assinatura-api.staging.iti.br for homologation',
  },
};

type Values = {
  readonly GOVBR_CLIENT_ID: string;
  readonly GOVBR_CLIENT_SECRET: string;
  readonly GOVBR_OAUTH_URL: string;
  readonly GOVBR_SIGN_URL: string;
  readonly GOVBR_TRUST: readonly unknown[];
  readonly AGENCY_CERTIFICATE: unknown;
};

/** Null: nobody signs by gov.br. @throws EnvironmentError */
export function govbrSettings(
  values: Values,
  enderecoPublico: string | null,
  production: boolean,
): GovbrSettings | null {
  const { GOVBR_CLIENT_ID: clientId, GOVBR_CLIENT_SECRET: clientSecret, GOVBR_OAUTH_URL: oauth } = values;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret || !values.GOVBR_TRUST.length || !values.AGENCY_CERTIFICATE || !enderecoPublico) {
    throw refused(
      'GOVBR_CLIENT_ID and GOVBR_CLIENT_SECRET go together, and with GOVBR_TRUST, AGENCY_CERTIFICATE and PUBLIC_ORIGIN: gov.br sends people back ' +
        'to that address, and what it signs is what the agency issued. Set all five, or unset the first two.',
    );
  }
  if (production && ![oauth, values.GOVBR_SIGN_URL].every(each => each.startsWith('https:'))) {
    throw refused(
      'In production gov.br is asked over https only. Set GOVBR_OAUTH_URL and GOVBR_SIGN_URL to https addresses.',
    );
  }
  return { clientId, clientSecret, oauth, api: values.GOVBR_SIGN_URL, retorno: `${enderecoPublico}assinatura-govbr` };
}

const refused = (why: string): EnvironmentError => new EnvironmentError(`The server did not start.\n${why}`);
