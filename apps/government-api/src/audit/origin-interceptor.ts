import { ORIGIN_HEADER, originKey, readOrigin } from '@alipen/platform/http/call-origin.rules';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, Observable } from 'rxjs';
import { GATEWAY_SECRET } from '../auth/gateway-credential.ts';
import { comingFrom } from './call-origin.ts';

/** Believes of where a call came from only what the gateway sealed for this very call (ADR 127); without it nothing is noted. */
@Injectable()
export class OriginInterceptor implements NestInterceptor {
  private readonly key: Buffer | undefined;

  constructor(@Inject(GATEWAY_SECRET) secret: string | null) {
    this.key = secret === null ? undefined : originKey(secret);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { id, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const origem = this.key && readOrigin(this.key, id, headers[ORIGIN_HEADER]);
    if (!origem) return next.handle();
    return new Observable(answer => comingFrom(origem, over => next.handle().pipe(finalize(over)).subscribe(answer)));
  }
}
