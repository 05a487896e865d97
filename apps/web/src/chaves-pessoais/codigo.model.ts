const GRUPO = /[0-9A-F]{4}/g;

/** What a person reads off another screen, however they space it: `6a1f 09c2 b3d4` is `6A1F-09C2-B3D4`. */
export const codigoDigitado = (digitado: string): string =>
  (
    digitado
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .match(GRUPO) ?? []
  ).join('-');
