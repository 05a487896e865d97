import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Script = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export const gestora = {
  nome: 'Maria Gestora',
  matricula: '1001',
  nome_lotacao_real: 'Secretaria de Administração',
  authorities: ['AL_GESTOR'],
};

/**
 * The government API as the BFF sees it: a real ES256 key behind a JWKS, a sign-in, and scripts that answer as badly as a test
 * wants, down to the bytes of the socket.
 */
export class FakeGovernment {
  readonly seen: Seen[] = [];
  private readonly scripts = new Map<string, Script>();
  /** The open ones, and the paths called over each. */
  private readonly sockets = new Map<Socket, Set<string>>();
  private readonly server: Server = createServer((request, response) => this.receive(request, response));
  private readonly pairs = new Map<string, { privateKey: CryptoKey; publicKey: JWK }>();
  /** Kids in the published set; the last one signs. */
  published: string[] = [];
  private readonly beside: JWK[] = [];
  private issued = 0;

  static async start(): Promise<FakeGovernment> {
    const fake = new FakeGovernment();
    await fake.newKey('k1');
    const { server } = fake;
    server.on('connection', socket => {
      fake.sockets.set(socket, new Set());
      socket.on('close', () => fake.sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  calls(path: string): Seen[] {
    return this.seen.filter(({ url }) => url.split('?')[0] === path);
  }

  /** Open sockets over which nothing else was called. */
  socketsOnlyFor(path: string): number {
    return [...this.sockets.values()].filter(called => [...called].every(other => other === path)).length;
  }

  on(path: string, script: Script): void {
    this.scripts.set(path, script);
  }

  raw(path: string, bytes: string | Buffer): void {
    this.on(path, (request, response) => {
      response.detachSocket(request.socket);
      request.socket.end(bytes);
    });
  }

  json(path: string, status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.on(path, (_request, response) => {
      response.writeHead(status, {
        'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        ...headers,
      });
      response.end(JSON.stringify(body));
    });
  }

  reset(): void {
    this.scripts.clear();
    this.seen.length = 0;
    this.on('/.well-known/jwks.json', (_request, response) => {
      const keys = [...this.published.map(kid => this.pairs.get(kid)?.publicKey), ...this.beside];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
    });
    this.on('/login', async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ token: await this.token(gestora) }));
    });
  }

  /** Signs from here on and is published beside the others; a `hidden` key is not published. */
  async newKey(kid: string, { hidden = false } = {}): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    this.pairs.set(kid, { privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } });
    if (!hidden) this.published.push(kid);
  }

  /** Publishes a key as it stands, whatever it is. */
  publishBeside(key: JWK): void {
    this.beside.push(key);
  }

  /** Signed by the newest published key unless `kid` names another; `exp` and `iat` in seconds from now. */
  async token(
    claims: JWTPayload = gestora,
    { exp = 3600, iat = 0, kid = this.published.at(-1) ?? '' } = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    this.issued += 1;
    return new SignJWT({ jti: `t${this.issued}`, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuedAt(now + iat)
      .setExpirationTime(now + exp)
      .sign(this.pairs.get(kid)?.privateKey as CryptoKey);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets.keys()) socket.destroy();
    await new Promise(resolve => this.server.close(resolve));
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    const path = request.url?.split('?')[0] ?? '';
    this.sockets.get(request.socket)?.add(path);
    request.on('error', () => undefined);
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      this.seen.push({ method, url, headers, body });
      const script = this.scripts.get(path);
      if (script) script(request, response, body);
      else response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}');
    });
  }
}
