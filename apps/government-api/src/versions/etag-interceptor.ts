import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { etagOf, type Version } from './versions.ts';

/** Sends the version of an answer as its ETag; answers without a version pass unchanged. */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body: { versao?: Version } | undefined) => {
        if (body?.versao !== undefined) reply.header('etag', etagOf(body.versao));
        return body;
      }),
    );
  }
}
