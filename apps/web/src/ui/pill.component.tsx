import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { ReactNode } from 'react';

export type Tone = 'ok' | 'info' | 'aviso' | 'perigo' | 'neutro';

export interface Look {
  rotulo: string;
  tone: Tone;
  icon: Icon;
}

export interface PillProps {
  tone: Tone;
  icon?: Icon | undefined;
  /** What made it so, for who points at it or listens. */
  why?: string | undefined;
  children: ReactNode;
}

/** Colour, icon and word together, never colour alone. */
export const Pill = ({ tone, icon: Drawing, why, children }: PillProps) => (
  <span className={`pilula pilula--${tone}`} title={why}>
    {Drawing && <Drawing size={14} weight="bold" aria-hidden />}
    {why ? <span>{children}</span> : children}
    {why && <span className="so-leitor">, {why}</span>}
  </span>
);
