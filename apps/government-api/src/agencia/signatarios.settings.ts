/** Injection token: the authorities whose people's signatures the agency accepts; none: it accepts nobody's. */
export const AUTORIDADES_DOS_SIGNATARIOS = Symbol('AUTORIDADES_DOS_SIGNATARIOS');
