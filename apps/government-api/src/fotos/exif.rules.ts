import exifReader from 'exif-reader';
import { zonedInstant } from '../clock/zoned-time.ts';

const OFFSET = /^[+-]\d\d:\d\d$/;
const SECOND = 1000;

/**
 * The instant the camera wrote, in the zone it wrote or else in `fusoHorario`; undefined where there is none or it is
 * implausible.
 */
export function tiradaEm(exif: Buffer | undefined, fusoHorario: string, agora: Date): Date | undefined {
  if (!exif) return undefined;
  try {
    const { Photo, Image } = exifReader(exif);
    const escrita = Photo?.DateTimeOriginal ?? Image?.DateTime;
    if (!(escrita instanceof Date) || Number.isNaN(escrita.getTime())) return undefined;
    const instante = instanteDe(escrita, Photo?.OffsetTimeOriginal, fusoHorario);
    // A camera whose clock was never set says 1970 or 2099: that counts as no time.
    const plausivel = instante.getUTCFullYear() >= 2000 && instante.getTime() < agora.getTime() + 366 * 86_400 * SECOND;
    return plausivel ? instante : undefined;
  } catch {
    // EXIF varies by maker; one that cannot be read does not spoil the photo.
    return undefined;
  }
}

/** The EXIF reader returns the wall clock as if it were UTC. */
function instanteDe(escrita: Date, offset: unknown, fusoHorario: string): Date {
  const parede = escrita.toISOString();
  if (typeof offset === 'string' && OFFSET.test(offset)) return new Date(parede.slice(0, 19) + offset);
  const minuto = zonedInstant(parede.slice(0, 10), parede.slice(11, 16), fusoHorario);
  return new Date(minuto.getTime() + escrita.getUTCSeconds() * SECOND);
}
