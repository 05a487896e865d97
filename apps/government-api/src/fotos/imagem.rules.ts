/** The types stored. */
export type TipoImagem = 'image/jpeg' | 'image/png';
/** The types accepted on arrival. */
export type TipoRecebido = TipoImagem | 'image/webp' | 'image/heic';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Brands of ISO 23008-12 files that phones write; AVIF is not among them. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** How many of the first bytes are needed to recognize the type. */
export const BYTES_DO_TIPO = 12;

const sinais: Readonly<Record<TipoRecebido, (inicio: Buffer) => boolean>> = {
  'image/jpeg': inicio => inicio.subarray(0, JPEG.length).equals(JPEG),
  'image/png': inicio => inicio.subarray(0, PNG.length).equals(PNG),
  'image/webp': inicio => inicio.toString('latin1', 0, 4) === 'RIFF' && inicio.toString('latin1', 8, 12) === 'WEBP',
  'image/heic': inicio => inicio.toString('latin1', 4, 8) === 'ftyp' && HEIC.has(inicio.toString('latin1', 8, 12)),
};

export function tipoDaImagem(inicio: Buffer): TipoRecebido | undefined {
  return (Object.keys(sinais) as TipoRecebido[]).find(tipo => sinais[tipo](inicio));
}

/** PNG stays PNG, for drawings and scans; all else becomes JPEG. */
export const guardadaComo: Readonly<Record<TipoRecebido, TipoImagem>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/jpeg',
  'image/heic': 'image/jpeg',
};

export const extensao: Readonly<Record<TipoImagem, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
