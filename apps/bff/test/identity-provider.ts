import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';

export const CLIENT = { id: 'alipen.teste.gov.br', secret: 'o segredo deste sistema no provedor: 1234567890' };

export type Account = { readonly cpf: string; readonly level?: 'bronze' | 'silver' | 'gold' };

/**
 * A real OpenID Connect server with gov.br's profile: CPF in `sub`, the level of the account in the identity token, RS256,
 * PKCE compulsory. Its own sign-in page takes a CPF as the login and any password.
 */
export class IdentityProvider {
  readonly accounts = new Map<string, Account>();
  readonly calls: string[] = [];
  private constructor(private readonly server: Server) {}

  static async start(redirectUri: string, afterSignOut: string): Promise<IdentityProvider> {
    const server = createServer();
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const started = new IdentityProvider(server);
    const handle = (await started.provider(redirectUri, afterSignOut)).callback();
    server.on('request', (request, response) => {
      started.calls.push(String(request.url).split('?')[0] ?? '');
      handle(request, response);
    });
    return started;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async provider(redirectUri: string, afterSignOut: string): Promise<Provider> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const configuration: Configuration = {
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'rsa1', use: 'sig', alg: 'RS256' }] as never },
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [redirectUri],
          post_logout_redirect_uris: [afterSignOut],
          token_endpoint_auth_method: 'client_secret_basic',
        },
      ],
      pkce: { required: () => true },
      claims: {
        openid: ['sub'],
        profile: ['name'],
        govbr_confiabilidades_idtoken: ['reliability_info'],
      },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
      cookies: { keys: ['so para testes'] },
      ttl: { IdToken: 60, Session: 600, Interaction: 600, Grant: 600, AccessToken: 60 },
      findAccount: (_context, id) => {
        const { cpf = id, level = 'gold' } = this.accounts.get(id) ?? {};
        return { accountId: id, claims: () => ({ sub: cpf, name: 'Pessoa de Teste', reliability_info: { level } }) };
      },
      // gov.br asks for consent once and remembers it; here nobody is asked.
      loadExistingGrant: async context => {
        const { provider, client, session } = context.oidc;
        const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
        grant.addOIDCScope('openid profile govbr_confiabilidades_idtoken');
        await grant.save();
        return grant;
      },
    };
    // oidc-provider prints at length that it is not set up for production.
    const said = (['info', 'warn'] as const).map(name => jest.spyOn(console, name).mockImplementation(() => undefined));
    const { Provider } = await import('oidc-provider');
    const provider = new Provider(this.issuer, configuration);
    for (const spy of said) spy.mockRestore();
    return provider;
  }
}
