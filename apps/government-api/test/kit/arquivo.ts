import type { Response } from 'supertest';
import { fromBufferPromise } from 'yauzl';
import { DownloadsRunner } from '../../src/downloads/downloads-runner.ts';
import type { Quem, ServidorDeTeste } from './servidor.ts';

type Arquivo = { readonly tipo: string; readonly bytes: Buffer };

export const emBytes = (resposta: Response, pronto: (erro: Error | null, bytes: Buffer) => void) => {
  const partes: Buffer[] = [];
  resposta.on('data', (parte: Buffer) => partes.push(parte));
  resposta.on('end', () => pronto(null, Buffer.concat(partes)));
};

/** The request starts the round that makes the file, and that round is awaited. */
export async function baixarPronto(
  servidor: ServidorDeTeste,
  quem: Quem,
  pedido: { tipo: string; parametros: object },
): Promise<Arquivo> {
  const { body } = await servidor.como(quem).post('/ms-alipen/downloads').send(pedido).expect(201);
  await servidor.app.get(DownloadsRunner).tick();
  const resposta = await servidor
    .como(quem)
    .get(`/ms-alipen/downloads/${body.id}/arquivo`)
    .buffer(true)
    .parse(emBytes as never)
    .expect(200);
  return { tipo: resposta.headers['content-type'] ?? '', bytes: resposta.body };
}

/** The files of a zip, by name. */
export async function abrirZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  const entradas = new Map<string, Buffer>();
  for await (const entrada of zip.eachEntry()) {
    const partes: Buffer[] = [];
    for await (const parte of await zip.openReadStreamPromise(entrada)) partes.push(parte as Buffer);
    entradas.set(String(entrada.fileName), Buffer.concat(partes));
  }
  return entradas;
}
