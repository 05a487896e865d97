/** No answer, or none that can be read: nobody's fault who asked. */
export class OutsideAway extends Error {
  override name = 'OutsideAway';
}

type Limits = { readonly ms: number; readonly bytes: number };
export type OutsideAnswer = { readonly status: number; readonly body: Buffer };

/**
 * Asks a server of somebody else's, at an address of the installation. Follows no redirect, which would carry what was sent to another host;
 * waits and reads no longer than it is told. @throws OutsideAway
 */
export async function callOutside(url: string, init: RequestInit, { ms, bytes }: Limits): Promise<OutsideAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ms) });
    const parts: Uint8Array[] = [];
    let read = 0;
    for await (const part of answer.body ?? []) {
      read += part.length;
      if (read > bytes) throw new OutsideAway('an answer without end');
      parts.push(part);
    }
    return { status: answer.status, body: Buffer.concat(parts) };
  } catch (cause) {
    // What fetch says may repeat what was sent.
    throw cause instanceof OutsideAway ? cause : new OutsideAway(cause instanceof Error ? cause.name : 'unknown');
  }
}
