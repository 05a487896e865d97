import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** Buttons side by side, over as many lines as they need. */
export const Toolbar = ({ className, ...native }: ComponentProps<'div'>) => (
  <div className={classes('linha-de-botoes', className)} {...native} />
);
