import type { Readable } from 'node:stream';
import { Problema, problema } from '@alipen/platform/problems/problema';

/**
 * Passes on a body as it arrives and stops at the limit. The rest is read and thrown away, because cutting it would show
 * the sender a broken connection instead of the answer (the request's time limit bounds it).
 */
export async function* limited(body: Readable, limit: number, detail: string): AsyncGenerator<Buffer> {
  let read = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      read += chunk.length;
      if (read > limit) throw problema('corpo-grande', { detail });
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof Problema) throw cause;
    throw problema('requisicao-invalida', { detail: 'O envio foi interrompido antes do fim.', cause });
  } finally {
    body.resume();
  }
}

export async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
