import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export type Asked = { readonly method: string; readonly path: string; readonly head: string; readonly body: string };

export type Fault = {
  readonly play: (socket: Socket, asked: Asked) => void;
  /** Played when the head is read, before the body. */
  readonly early?: true;
};

const END_OF_HEAD = '\r\n\r\n';
const EMPTY = 'HTTP/1.1 204 No Content\r\n\r\n';

/** Length of the first whole call in `text`, or undefined while bytes are missing. */
function lengthOf(text: string, head: string): number | undefined {
  const from = head.length + END_OF_HEAD.length;
  if (/^transfer-encoding: *chunked/im.test(head)) {
    const end = text.indexOf('0\r\n\r\n', from);
    return end < 0 ? undefined : end + 5;
  }
  const whole = from + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  return text.length >= whole ? whole : undefined;
}

/**
 * A government API on raw sockets: it reads calls and answers each with whatever bytes a fault writes, also those no HTTP server
 * would send.
 */
export class FaultUpstream {
  readonly seen: Asked[] = [];
  private readonly faults = new Map<string, Fault>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer({ allowHalfOpen: true }, socket => this.greet(socket));
  private otherwise: Fault = { play: socket => void socket.write(EMPTY) };

  static async start(port = 0): Promise<FaultUpstream> {
    const upstream = new FaultUpstream();
    await upstream.listen(port);
    return upstream;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get openSockets(): number {
    return this.sockets.size;
  }

  at(path: string, fault: Fault): void {
    this.faults.set(path, fault);
  }

  everywhere(fault: Fault): void {
    this.faults.clear();
    this.otherwise = fault;
  }

  calls(path: string): Asked[] {
    return this.seen.filter(asked => asked.path.split('?')[0] === path);
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>(resolve => this.server.listen(port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise(resolve => this.server.close(resolve));
  }

  private greet(socket: Socket): void {
    this.sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    let text = '';
    let played = false;
    socket.on('end', () => socket.end());
    socket.on('data', chunk => {
      text += chunk.toString('latin1');
      const head = text.slice(0, text.indexOf(END_OF_HEAD));
      if (!text.includes(END_OF_HEAD)) return;
      const [method = '', path = ''] = head.split(' ');
      const fault = this.faults.get(path.split('?')[0] ?? '') ?? this.otherwise;
      const whole = lengthOf(text, head);
      if (whole === undefined && !fault.early) return;
      if (!played) {
        const asked = { method, path, head, body: text.slice(head.length + END_OF_HEAD.length, whole) };
        this.seen.push(asked);
        fault.play(socket, asked);
      }
      played = whole === undefined;
      text = whole === undefined ? text : text.slice(whole);
    });
  }
}
