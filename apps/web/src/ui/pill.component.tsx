import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';

export type Tone = 'ok' | 'info' | 'aviso' | 'perigo' | 'neutro';

export interface Look {
  rotulo: string;
  tone: Tone;
  icon: Icon;
}

interface Props {
  tone: Tone;
  icon?: Icon;
  children: ReactNode;
}

const dress = (tone: Tone, className?: string) => classes(`pilula pilula--${tone}`, className);

/** Colour, icon and word together, never colour alone. */
export const Pill = ({ tone, icon: Drawing, children }: Props) => (
  <span className={dress(tone)}>
    {Drawing && <Drawing size={14} weight="bold" aria-hidden />}
    {children}
  </span>
);

/** A Pill that leads somewhere. */
export const PillLink = ({
  tone,
  icon: Drawing,
  className,
  children,
  ...link
}: Props & ComponentProps<typeof Link>) => (
  <Link className={dress(tone, className)} {...link}>
    {Drawing && <Drawing size={14} weight="bold" aria-hidden />}
    {children}
  </Link>
);
