import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENTE = 'alipen.teste.gov.br';

/** An identity provider reduced to what this API asks of one: where its keys are, and the keys. */
export class Provedor {
  /** Overrides members of the discovery document. */
  dito: Record<string, unknown> = {};
  foraDoAr = false;
  private chave: CryptoKey | undefined;
  private outra: CryptoKey | undefined;
  private publicas = '';
  private readonly server: Server = createServer((request, response) => {
    if (this.foraDoAr) return void response.destroy();
    const documento = { issuer: this.issuer, jwks_uri: `${this.issuer}jwk`, ...this.dito };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(request.url === '/jwk' ? this.publicas : JSON.stringify(documento));
  });

  static async abrir(): Promise<Provedor> {
    const provedor = new Provedor();
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    provedor.chave = privateKey;
    provedor.outra = (await generateKeyPair('RS256')).privateKey;
    provedor.publicas = JSON.stringify({
      keys: [{ ...(await exportJWK(publicKey)), kid: 'rsa1', alg: 'RS256', use: 'sig' }],
    });
    await new Promise<void>(resolve => provedor.server.listen(0, '127.0.0.1', resolve));
    return provedor;
  }

  /** Ends with a slash, as gov.br's does. */
  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  token(claims: JWTPayload, { iat = 0, exp = 60, alheia = false, cabecalho = {} } = {}): Promise<string> {
    const agora = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: this.issuer, aud: CLIENTE, reliability_info: { level: 'gold' }, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'rsa1', ...cabecalho })
      .setIssuedAt(agora + iat)
      .setExpirationTime(agora + exp)
      .sign((alheia ? this.outra : this.chave) as CryptoKey);
  }

  async fechar(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }
}
