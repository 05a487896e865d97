import { Transform, type TransformCallback } from 'node:stream';
import { problema } from '@alipen/platform/problems/problema';

/** Passes a body on and fails with a problem past `limit` bytes: a chunked body announces no size. */
export class LimitedBody extends Transform {
  private size = 0;

  constructor(private readonly limit: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size <= this.limit) done(null, chunk);
    else done(problema('corpo-grande', { detail: 'O conteúdo enviado passa do limite desta operação.' }));
  }
}
