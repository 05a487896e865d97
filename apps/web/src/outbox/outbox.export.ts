import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Outbox } from './outbox.hook.ts';

const READ_ME = `Cópia do que esperava envio neste aparelho.

Cada registro está em um arquivo .json e cada foto em um .jpg com o nome citado no registro.
Entregue esta cópia ao gestor da unidade: ela é o último recurso quando o envio não acontece.
A cópia não tira nada da fila.
`;

export async function exportOutbox({ items, photos }: Outbox): Promise<Blob> {
  const files: Zippable = { 'LEIA-ME.txt': strToU8(READ_ME) };
  items.forEach((item, n) => {
    files[`${n + 1}-${item.kind}-${item.id}.json`] = strToU8(JSON.stringify(item, null, 2));
  });
  const described = photos.map(({ original: _, image: __, ...rest }) => rest);
  files['fotos.json'] = strToU8(JSON.stringify(described, null, 2));
  for (const { id, image, original } of photos) {
    const blob = image ?? original;
    // A JPEG does not compress further, so it is stored as it is.
    if (blob) files[`fotos/${id}.jpg`] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
  }
  // Zipped synchronously: the library's own workers come from blob addresses, which the page's policy refuses.
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
