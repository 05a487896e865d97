import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** The platform's own choice of one: a telephone shows its wheel, a screen reader knows it. Long lists have `SearchSelect`. */
export const Select = ({ className, ...native }: ComponentProps<'select'>) => (
  <select className={classes('entrada', className)} {...native} />
);
