import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration as Client,
  ClientSecretBasic,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  None,
} from 'openid-client';
import type { ProviderSettings } from '../../provider.settings.ts';

export type Attempt = { readonly state: string; readonly nonce: string; readonly verifier: string };

const CALL_MS = 4_000;

/** Follows no redirect and does not wait long: a provider is called only at the addresses of its own document. */
const briefly = (url: string, init: object): Promise<Response> =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(CALL_MS) });

/** OpenID Connect code flow with PKCE, state and nonce (RFC 9700, ADR 59). */
export class ProviderClient {
  private client: Promise<Client> | undefined;

  constructor(
    private readonly settings: ProviderSettings,
    /** The provider compares it character by character. */
    private readonly redirectUri: string,
    private readonly afterSignOut: string,
  ) {}

  /** Throws when the provider's document cannot be fetched. */
  async signInAddress({ state, nonce, verifier }: Attempt): Promise<string> {
    const { scopes, acrValues, levelParameter } = this.settings;
    return buildAuthorizationUrl(await this.discovered(), {
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: scopes,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(acrValues && { acr_values: acrValues }),
      ...(levelParameter && { [levelParameter.name]: levelParameter.value }),
    }).href;
  }

  /** The identity token of a return that belongs to this attempt. `search` is the return's query with its question mark. */
  async identityToken(search: string, { state, nonce, verifier }: Attempt): Promise<string> {
    const answer = await authorizationCodeGrant(await this.discovered(), new URL(this.redirectUri + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    if (!answer.id_token) throw new Error('the provider answered without an identity token');
    return answer.id_token;
  }

  /** Undefined when the provider has no sign-out page. */
  async signOutAddress(): Promise<string | undefined> {
    const { endSessionUrl, clientId } = this.settings;
    const client = await this.discovered();
    const parameters = { post_logout_redirect_uri: this.afterSignOut };
    if (endSessionUrl) return `${endSessionUrl}?${new URLSearchParams({ ...parameters, client_id: clientId })}`;
    return client.serverMetadata().end_session_endpoint ? buildEndSessionUrl(client, parameters).href : undefined;
  }

  private discovered(): Promise<Client> {
    this.client ??= this.discover().catch(error => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private discover(): Promise<Client> {
    const { issuer, clientId, clientSecret } = this.settings;
    const authentication = clientSecret ? ClientSecretBasic(clientSecret) : None();
    return discovery(new URL(issuer), clientId, {}, authentication, {
      [customFetch]: briefly as never,
      // The settings allow plain http only on this very machine.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    });
  }
}
