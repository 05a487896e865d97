import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { createLogger } from '@alipen/platform/logging/logger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Agent, type Dispatcher } from 'undici';
import type { Configuration } from '../src/configuration.ts';
import { bffContract, bffDocument } from '../src/http/bff-contract.ts';
import type { RelayOperation } from '../src/relay/relay-operation.ts';
import { criarServidor } from '../src/servidor.ts';
import { FakeGovernment } from './fake-government.ts';

export const ORIGIN = 'http://127.0.0.1:3000';
export const COOKIE = 'CONTROLE_DE_ACESSO_TOKEN';
export const CPF = '111.444.777-35';

export type Answer = {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  cookies: string[];
  text: string;
  json: Record<string, unknown>;
};
type Call = { headers?: Record<string, string | string[]>; body?: unknown; raw?: string | Buffer | Readable };
type Operations = Record<string, Record<string, { operationId: string }>>;

export const configuration = (upstream: string, own: Partial<Configuration> = {}): Configuration => ({
  host: '127.0.0.1',
  port: 0,
  managementPort: 0,
  upstream: { origin: upstream, prefix: '' },
  cookieName: COOKIE,
  keys: { kind: 'jwks', url: `${upstream}/.well-known/jwks.json` },
  algorithms: ['ES256', 'RS256'],
  issuer: undefined,
  provider: undefined,
  publicOrigin: ORIGIN,
  basePath: '/',
  painelPath: '/ciapis/modules/painel',
  webDir: '/nonexistent',
  logLevel: 'trace',
  menusFile: undefined,
  valkeyUrl: undefined,
  proxies: 0,
  drainSeconds: 0,
  // Specs call more than any person does; those of the limits set their own.
  rates: { pessoa: 1e6, integrador: 1e6, endereco: 1e6 },
  shedding: { delayMs: 1e6, inFlight: 1e6 },
  tracing: undefined,
  gatewaySecret: undefined,
  ...own,
});

const paths = Object.entries(bffDocument.paths as unknown as Operations).map(([template, item]) => ({
  pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  item,
}));

const operationAt = (method: string, path: string): string | undefined =>
  paths.find(({ pattern }) => pattern.test(path))?.item[method.toLowerCase()]?.operationId;

/** The BFF on a real port with the fake government API behind it; every JSON answer is compared with bff.json. */
export class Bff {
  log = '';
  private readonly agent = new Agent({ connections: 64 });

  private constructor(
    readonly government: FakeGovernment,
    private app: NestFastifyApplication | undefined,
  ) {}

  static async start(own: Partial<Configuration> = {}, relayed?: readonly RelayOperation[]): Promise<Bff> {
    const government = await FakeGovernment.start();
    government.reset();
    const bff = new Bff(government, undefined);
    const logger = createLogger({ name: 'bff', level: 'trace' }, { write: line => bff.keep(line) });
    const options = { logger, drift: 'throw', ...(relayed ? { relayed } : {}) } as const;
    bff.app = await criarServidor(configuration(government.origin, own), options);
    await bff.app.listen(0, '127.0.0.1');
    return bff;
  }

  get application(): NestFastifyApplication {
    if (!this.app) throw new Error('not started');
    return this.app;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.application.getHttpServer().address() as AddressInfo).port}`;
  }

  private keep(line: string): void {
    this.log += line;
  }

  async call(method: string, path: string, { headers = {}, body, raw }: Call = {}): Promise<Answer> {
    const answer = await this.agent.request({
      origin: this.origin,
      path,
      method: method as Dispatcher.HttpMethod,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await answer.body.text();
    const type = String(answer.headers['content-type'] ?? '');
    const json = /json/.test(type) && text ? JSON.parse(text) : {};
    this.compare(method, path, answer.statusCode, type, text && type.includes('json') ? json : text);
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { status: answer.statusCode, headers: answer.headers, cookies, text, json };
  }

  asCookie(token: string, method: string, path: string, call: Call = {}): Promise<Answer> {
    const headers = { cookie: `${COOKIE}=${token}`, 'x-csrf': '1', origin: ORIGIN, ...call.headers };
    return this.call(method, path, { ...call, headers });
  }

  asBearer(token: string, method: string, path: string, call: Call = {}): Promise<Answer> {
    return this.call(method, path, { ...call, headers: { authorization: `Bearer ${token}`, ...call.headers } });
  }

  login(body: unknown = { cpf: CPF, senha: 'demonstracao' }, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', '/api/login', { body, headers: { 'x-csrf': '1', origin: ORIGIN, ...headers } });
  }

  async stop(): Promise<void> {
    await this.agent.destroy();
    await this.application.close();
    await this.government.stop();
  }

  private compare(method: string, path: string, status: number, type: string, body: unknown): void {
    const id = operationAt(method, path.split('?')[0] ?? '');
    if (!id || !type.includes('json')) return;
    const wrong = bffContract.response(id, status, type, body);
    if (wrong.length) throw new Error(`contract drift: ${wrong.join('; ')}`);
  }
}
