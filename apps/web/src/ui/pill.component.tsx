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
  icon?: Icon;
  children: ReactNode;
}

/** Colour, icon and word together, never colour alone. */
export const Pill = ({ tone, icon: Drawing, children }: PillProps) => (
  <span className={`pilula pilula--${tone}`}>
    {Drawing && <Drawing size={14} weight="bold" aria-hidden />}
    {children}
  </span>
);
