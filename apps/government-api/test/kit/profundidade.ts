const PROFUNDIDADE = Number(process.env.PROFUNDIDADE ?? 1);

/** How many histories, bits or months a spec draws: so many in `npm test`, PROFUNDIDADE times as many where somebody asks. */
export const tantas = (quantas: number): number => quantas * PROFUNDIDADE;

/** The milliseconds that a spec of so many may take. */
export const paciencia = (ms: number): number => ms * Math.max(1, PROFUNDIDADE);
