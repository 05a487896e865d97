import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import type { ContractValidators } from './validators.ts';

type Options = {
  contract: ContractValidators;
  /** `throw` in tests: the answer becomes a 500 that names the drift. `log` in production: it is sent, and the drift logged. */
  mode: 'throw' | 'log';
  operationOf: (request: FastifyRequest) => string | undefined;
};

/** In production the first answers of an operation are all compared, and later one in ONE_IN. */
const ALL_UNTIL = 200;
const ONE_IN = 16;
/** Parsing and comparing two megabytes takes as long as making them, so larger answers are compared more rarely. */
const SMALL = 1 << 16;

function sampling(): (operation: string, length: number) => boolean {
  const seen = new Map<string, number>();
  return (operation, length) => {
    const weight = Math.ceil(length / SMALL) || 1;
    const count = (seen.get(operation) ?? 0) + 1;
    seen.set(operation, count);
    return count * weight <= ALL_UNTIL || count % (ONE_IN * weight) === 0;
  };
}

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);
const lengthOf = (payload: unknown): number => (isText(payload) ? payload.length : 0);
const isJson = (type: string | undefined): boolean => /^application\/(problem\+)?json/.test(type ?? '');

function drift(options: Options, id: string, reply: FastifyReply, payload: unknown): string[] {
  const type = reply.getHeader('content-type')?.toString();
  if (isJson(type) && isText(payload)) {
    return options.contract.response(id, reply.statusCode, type, JSON.parse(payload.toString()));
  }
  return options.contract.response(id, reply.statusCode, payload ? type : undefined, payload);
}

/** Compares an answer with the contract on its way out (style.md 14). */
export function responseGuard(options: Options): onSendAsyncHookHandler {
  const due = sampling();
  return async (request, reply, payload) => {
    const id = options.operationOf(request);
    // Refusals are rare and say most of what went wrong, so they are always compared.
    if (!id || (options.mode === 'log' && reply.statusCode < 400 && !due(id, lengthOf(payload)))) return payload;
    const wrong = drift(options, id, reply, payload);
    if (!wrong.length) return payload;
    request.log.error({ wrong: wrong.slice(0, 5) }, 'the answer is not what the contract declares');
    if (options.mode === 'log') return payload;
    reply.code(500).header('content-type', 'text/plain').removeHeader('content-length');
    return `contract drift\n${wrong.join('\n')}`;
  };
}

export function guardResponses(fastify: FastifyInstance, options: Options): void {
  fastify.addHook('onSend', responseGuard(options));
}
