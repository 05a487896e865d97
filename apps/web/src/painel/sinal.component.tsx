const DRAWINGS = {
  alerta: 'M5 1 9.5 9H.5Z',
  certo: 'M.8 5.6 2.2 4.2 4 6 7.9 1.6 9.3 3 4 8.8Z',
  ponto: 'M5 1a4 4 0 1 0 .01 0Z',
} as const;

/** Beside the words that say the same. Drawn, since a wall's own fonts may lack the sign. */
export const Sinal = ({ de }: { de: keyof typeof DRAWINGS }) => (
  <svg className="painel-sinal" viewBox="0 0 10 10" aria-hidden="true">
    <path d={DRAWINGS[de]} />
  </svg>
);
