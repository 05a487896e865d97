import type { CSSProperties, ReactNode } from 'react';
import type { Opcoes } from './painel.options.ts';

/** Moves two pixels every ten minutes, so that nothing burns into the glass. */
const DESLOCA_MS = 10 * 60_000;
const PASSOS = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** Font scale by cards on a page: fewer cards have larger words, because pages that turn are read from further away. */
const ESCALAS: Readonly<Record<number, number>> = { 1: 1.9, 2: 1.45 };
const COLUNAS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 2 };

interface Props {
  tema: Opcoes['tema'];
  cartoes: number;
  agora: number;
  children: ReactNode;
}

export function Muro({ tema, cartoes, agora, children }: Props) {
  const [x, y] = PASSOS[Math.floor(agora / DESLOCA_MS) % PASSOS.length] ?? [0, 0];
  const estilo = {
    '--escala': ESCALAS[cartoes] ?? 1,
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--colunas': COLUNAS[cartoes] ?? 3,
  } as CSSProperties;
  return (
    <main className="painel" data-tema={tema} style={estilo}>
      {children}
    </main>
  );
}
