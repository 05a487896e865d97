export class Stream {
  heard = '';
  private readonly ending = new AbortController();

  static async open(url: string, headers: Record<string, string>): Promise<Stream> {
    const stream = new Stream();
    const answer = await fetch(url, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: stream.ending.signal,
    });
    if (answer.status !== 200 || !answer.body) throw new Error(`no stream: ${answer.status} ${await answer.text()}`);
    void stream.read(answer.body);
    return stream;
  }

  close(): void {
    this.ending.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) this.heard += decoder.decode(chunk as Uint8Array, { stream: true });
    } catch {
      // Closed, by us or by the server.
    }
  }
}
