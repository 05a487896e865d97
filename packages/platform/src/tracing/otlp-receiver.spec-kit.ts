import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
};

export type ReceivedSpan = Omit<Sent, 'attributes'> & {
  readonly service: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
};

const plain = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const BY_CHANCE = /"(?:traceId|spanId|parentSpanId|\w+UnixNano)":"[^"]*"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /**
   * What was sent, without ids and times, for specs that look for what must not be there: a registration of four digits is in some
   * id of a run by chance.
   */
  text = '';
  private waiting: (() => void)[] = [];
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      this.keep(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  static async start(): Promise<OtlpReceiver> {
    const receiver = new OtlpReceiver();
    await new Promise<void>(resolve => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async until(wanted: (spans: readonly ReceivedSpan[]) => boolean): Promise<readonly ReceivedSpan[]> {
    while (!wanted(this.spans)) await new Promise<void>(resolve => this.waiting.push(resolve));
    return this.spans;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private keep(body: string): void {
    this.text += body.replaceAll(BY_CHANCE, '');
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      const service = String(plain(resource.attributes)['service.name']);
      for (const { spans } of scopeSpans as { spans: Sent[] }[]) {
        for (const span of spans) this.spans.push({ ...span, service, attributes: plain(span.attributes) });
      }
    }
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
