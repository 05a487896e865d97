import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type S3DeMentira = {
  /** Objects by path. */
  readonly guardados: Map<string, Buffer>;
  readonly endereco: string;
  /** While not null, the answer to reads and writes; `quando` limits it to some paths. */
  recusa: { status: number; code: string; quando?: (nome: string) => boolean } | null;
  fechar(): Promise<void>;
};

/** An S3 server over HTTP that stores, returns and deletes whole objects; it refuses requests without a signature. */
export async function s3DeMentira(): Promise<S3DeMentira> {
  const guardados = new Map<string, Buffer>();
  const servidor = createServer(async (request, response) => {
    const nome = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    const pedacos: Buffer[] = [];
    for await (const pedaco of request) pedacos.push(pedaco as Buffer);
    const falha = (status: number, code: string) =>
      void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/'))
      return falha(403, 'AccessDenied');
    if (request.method === 'DELETE') {
      guardados.delete(nome);
      return void response.writeHead(204).end();
    }
    const { recusa } = mentira;
    if (recusa && (recusa.quando?.(nome) ?? true)) return falha(recusa.status, recusa.code);
    if (request.method === 'PUT') {
      guardados.set(nome, Buffer.concat(pedacos));
      return void response.writeHead(200, { etag: '"x"' }).end();
    }
    if (nome === '/fotos/')
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(lista(guardados));
    const achado = guardados.get(nome);
    if (!achado) return falha(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': achado.length }).end(achado);
  });
  await new Promise<void>(resolve => servidor.listen(0, '127.0.0.1', resolve));
  const mentira: S3DeMentira = {
    guardados,
    endereco: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/fotos`,
    recusa: null,
    fechar: () => fechar(servidor),
  };
  return mentira;
}

const lista = (guardados: ReadonlyMap<string, Buffer>): string =>
  `<ListBucketResult><IsTruncated>false</IsTruncated>${[...guardados]
    .map(
      ([nome, { length }]) => `<Contents><Key>${nome.slice('/fotos/'.length)}</Key><Size>${length}</Size></Contents>`,
    )
    .join('')}</ListBucketResult>`;

async function fechar(servidor: Server): Promise<void> {
  servidor.closeAllConnections();
  await new Promise(resolve => servidor.close(resolve));
}
