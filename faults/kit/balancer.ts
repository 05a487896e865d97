import { request as ask, createServer, type Server, Agent as Sockets } from 'node:http';
import type { AddressInfo } from 'node:net';

const EVERY_MS = 200;

type Replica = { readonly origin: string; ready: boolean };

/**
 * A balancer as agencies have them: polls each replica's readiness, sends calls in turn to the ready ones over kept connections, and tries
 * nothing twice. What a replica drops, its caller sees.
 */
export class Balancer {
  private readonly sockets = new Sockets({ keepAlive: true, maxSockets: 64 });
  private readonly server: Server = createServer((request, response) => {
    const replica = this.next();
    if (!replica) return void response.writeHead(599).end('no replica is ready');
    const { hostname, port } = new URL(replica.origin);
    const sent = ask(
      { agent: this.sockets, hostname, port, path: request.url, method: request.method, headers: request.headers },
      answer => {
        response.writeHead(answer.statusCode ?? 598, answer.headers);
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
    const balancer = new Balancer(origins.map(origin => ({ origin, ready: false })));
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

  private next(): Replica | undefined {
    const ready = this.replicas.filter(replica => replica.ready);
    this.turn += 1;
    return ready[this.turn % ready.length];
  }

  private look(): void {
    for (const replica of this.replicas) {
      fetch(`${replica.origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => {
          replica.ready = status === 200;
        },
        () => {
          replica.ready = false;
        },
      );
    }
  }
}
