import { request as ask, createServer, type Server, Agent as Sockets } from 'node:http';
import type { AddressInfo } from 'node:net';

const EVERY_MS = 200;

/** How long what a replica said is believed: twice the period, as security.md C8 counts. */
const FRESH_MS = 2 * EVERY_MS;

type Replica = { readonly origin: string; ready: boolean; askedAt: number };

/**
 * A balancer as agencies have them: polls each replica's readiness, sends calls in turn to the ready ones over kept connections, and tries
 * nothing twice. What a replica drops, its caller sees.
 */
export class Balancer {
  private readonly sockets = new Sockets({ keepAlive: true, maxSockets: 64 });
  private readonly server: Server = createServer(async (request, response) => {
    const replica = await this.next();
    if (!replica) return void response.writeHead(599).end('no replica is ready');
    const { hostname, port } = new URL(replica.origin);
    const sent = ask(
      { agent: this.sockets, hostname, port, path: request.url, method: request.method, headers: request.headers },
      answer => {
        // How long a connection is kept is said by who keeps it: a replica's word about its own made the caller trust one of ours.
        const { connection, 'keep-alive': kept, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 598, headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    sent.on('error', error => (response.headersSent ? response.destroy() : response.writeHead(598).end(String(error))));
    request.pipe(sent);
  });
  private readonly timer = setInterval(() => this.look(), EVERY_MS);
  private turn = 0;

  private constructor(private readonly replicas: Replica[]) {}

  static async before(origins: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(origins.map(origin => ({ origin, ready: false, askedAt: 0 })));
    // Never: one closed after five idle seconds is reset under the call that was just being written to it.
    balancer.server.keepAliveTimeout = 0;
    await new Promise<void>(resolve => balancer.server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  isReady(origin: string): boolean {
    return this.replicas.some(replica => replica.origin === origin && replica.ready);
  }

  close(): void {
    clearInterval(this.timer);
    this.sockets.destroy();
    this.server.close();
    this.server.closeAllConnections();
  }

  /** A balancer that was kept from looking in time looks before it sends: its period is what the replicas' drain is counted by. */
  private async next(): Promise<Replica | undefined> {
    const now = performance.now();
    let ready = this.replicas.filter(replica => replica.ready && now - replica.askedAt <= FRESH_MS);
    if (ready.length === 0) {
      await this.look();
      ready = this.replicas.filter(replica => replica.ready);
    }
    this.turn += 1;
    return ready[this.turn % ready.length];
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.replicas.map(async replica => {
        const askedAt = performance.now();
        const answer = await fetch(`${replica.origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
          () => undefined,
        );
        await answer?.body?.cancel();
        replica.ready = answer?.status === 200;
        replica.askedAt = askedAt;
      }),
    );
  }
}
