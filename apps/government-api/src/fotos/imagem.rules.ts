export type TipoImagem = 'image/jpeg' | 'image/png';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** As many of the first bytes as tell what an image is. */
export const BYTES_DO_TIPO = PNG.length;

/** What the bytes say, whatever the sender called them. */
export function tipoDaImagem(inicio: Buffer): TipoImagem | undefined {
  if (inicio.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (inicio.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  return undefined;
}

export const extensao: Readonly<Record<TipoImagem, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
