import { createHash, randomBytes, randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Quem, ServidorDeTeste } from './kit/servidor.ts';

/** A picture of its own each time: coloured noise, coarse enough to be told from every other. */
export const imagem = (largura = 640, altura = 480): Sharp =>
  sharp(
    // Bigger than its noise before anything else is asked of it: sharp puts a second resize over the first.
    randomBytes(12 * 12 * 3),
    { raw: { width: 12, height: 12, channels: 3 } },
  ).resize(largura, altura, { fit: 'fill' });

export const jpeg = (largura?: number, altura?: number): Promise<Buffer> => imagem(largura, altura).jpeg().toBuffer();

export const sha256De = (foto: Buffer): string => createHash('sha256').update(foto).digest('hex');

type Envio = { uuid?: string; lotacaoId: number; contexto?: string; sha256?: string; tipo?: string };

/** Sends a photo as a device does: under its own identity and with the sum of its bytes. */
export function guardar(
  servidor: ServidorDeTeste,
  quem: Quem,
  foto: Buffer,
  { uuid = randomUUID(), lotacaoId, contexto = 'MARMITA', sha256 = sha256De(foto), tipo = 'image/jpeg' }: Envio,
) {
  return servidor
    .como(quem)
    .put(`/ms-alipen/fotos/${uuid}`)
    .query({ lotacaoId, contexto, sha256 })
    .type(tipo)
    .send(foto);
}
