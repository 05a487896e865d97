import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { loggedError, withoutPersonal } from './error-serializer.ts';

export const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type Level = (typeof LEVELS)[number];

// Secrets never reach a log line, wherever in the object they are (security.md B10).
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'senha', 'token', 'cpf', 'x-csrf', 'privada', 'senhaHash'];
const paths = SECRETS.flatMap(name => {
  const key = /^[A-Za-z]+$/.test(name)
    ? [`${name}`, `*.${name}`, `*.*.${name}`]
    : [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`];
  return key;
});

/** The query may hold names, and what follows /resposta/, /declaracao/, /nota/, /lista/, /pergunta/ or /troca/ is a key to a door (ADR 41). */
const loggable = (url: string): string =>
  (url.split('?')[0] ?? '').replace(
    /(\/(?:resposta|verificacao|declaracao|nota|lista|pergunta|troca)\/)[^/]+/,
    '$1[redacted]',
  );

/** One JSON object per line, UTC, secrets redacted. */
export function createLogger(options: { name: string; level: Level }, destination?: DestinationStream): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: {
        err: loggedError,
        // Headers are left out too, because they carry secrets.
        req: request => ({ method: request.method, path: loggable(String(request.url)), id: request.id }),
        res: reply => ({ status: reply.statusCode }),
      },
    },
    destination as DestinationStream,
  );
}

export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack: stack && withoutPersonal(stack) }, withoutPersonal(String(message)));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, withoutPersonal(String(message)));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}
