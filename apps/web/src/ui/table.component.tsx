import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface Props extends ComponentProps<'table'> {
  /** How close the rows of a list stand; without it, a few rows among other things. */
  density?: 'compacta' | 'media' | 'larga';
}

export const Table = ({ density, className, ...native }: Props) => (
  <table className={classes(density ? `tabela tabela--${density}` : 'tabela-simples', className)} {...native} />
);
