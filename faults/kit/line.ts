import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between two servers that loses answers on demand: requests arrive, their answers do not. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private losing = 0;
  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly origin: string,
  ) {}

  static async to(origin: string): Promise<Line> {
    const { hostname, port } = new URL(origin);
    const server = createServer();
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const line = new Line(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', near => line.join(near, connect(Number(port), hostname)));
    return line;
  }

  /** The connection is cut at the first byte of an answer. */
  lose(answers: number): void {
    this.losing = answers;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
    }
    near.pipe(far);
    far.on('data', chunk => {
      if (this.losing === 0) return void near.write(chunk);
      this.losing -= 1;
      near.resetAndDestroy();
    });
  }
}
