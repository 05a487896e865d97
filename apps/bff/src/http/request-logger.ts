import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

type Bindings = Record<string, unknown>;
type Parameters = [object: unknown, message?: string, ...rest: unknown[]];

/** Makes pino's child with the request's id only when a call first logs: most never do, and a child costs as much as the gate. */
class RequestLogger {
  private made: FastifyBaseLogger | undefined;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Bindings,
  ) {}

  get level(): string {
    return this.parent.level;
  }

  get msgPrefix(): string | undefined {
    return undefined;
  }

  fatal(...parameters: Parameters): void {
    this.own().fatal(...parameters);
  }

  error(...parameters: Parameters): void {
    this.own().error(...parameters);
  }

  warn(...parameters: Parameters): void {
    this.own().warn(...parameters);
  }

  info(...parameters: Parameters): void {
    this.own().info(...parameters);
  }

  debug(...parameters: Parameters): void {
    this.own().debug(...parameters);
  }

  trace(...parameters: Parameters): void {
    this.own().trace(...parameters);
  }

  silent(): void {}

  child(bindings: Bindings): FastifyBaseLogger {
    return this.own().child(bindings);
  }

  private own(): FastifyBaseLogger {
    this.made ??= this.parent.child(this.bindings);
    return this.made;
  }
}

export function logLazily(fastify: FastifyInstance): void {
  fastify.setChildLoggerFactory(
    (parent, bindings) => new RequestLogger(parent, bindings) as unknown as FastifyBaseLogger,
  );
}
