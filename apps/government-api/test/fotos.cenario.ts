import { createHash, randomBytes, randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Quem, ServidorDeTeste } from './kit/servidor.ts';

/** Coloured noise, coarse enough to tell each picture from every other. */
export const imagem = (largura = 640, altura = 480): Sharp =>
  sharp(
    // sharp replaces an earlier resize by a later one, so callers get the size here.
    randomBytes(12 * 12 * 3),
    { raw: { width: 12, height: 12, channels: 3 } },
  ).resize(largura, altura, { fit: 'fill' });

export const jpeg = (largura?: number, altura?: number): Promise<Buffer> => imagem(largura, altura).jpeg().toBuffer();

export const sha256De = (foto: Buffer): string => createHash('sha256').update(foto).digest('hex');

type Envio = { uuid?: string; lotacaoId: number; contexto?: string; sha256?: string; tipo?: string; coberta?: boolean };

/** As a device does: under its own identity and with the hash of its bytes. */
export function guardar(
  servidor: ServidorDeTeste,
  quem: Quem,
  foto: Buffer,
  {
    uuid = randomUUID(),
    lotacaoId,
    contexto = 'MARMITA',
    sha256 = sha256De(foto),
    tipo = 'image/jpeg',
    ...mais
  }: Envio,
) {
  return servidor
    .como(quem)
    .put(`/ms-alipen/fotos/${uuid}`)
    .query({ lotacaoId, contexto, sha256, ...mais })
    .type(tipo)
    .send(foto);
}
