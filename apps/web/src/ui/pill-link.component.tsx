import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import type { PillProps } from './pill.component.tsx';

/** A Pill that leads somewhere. */
export const PillLink = ({
  tone,
  icon: Drawing,
  className,
  children,
  ...link
}: PillProps & ComponentProps<typeof Link>) => (
  <Link className={classes(`pilula pilula--${tone}`, className)} {...link}>
    {Drawing && <Drawing size={14} weight="bold" aria-hidden />}
    {children}
  </Link>
);
