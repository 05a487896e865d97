import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type Typed = 'text' | 'search' | 'password' | 'email' | 'tel' | 'url';

export const TextInput = ({ className, ...native }: ComponentProps<'input'> & { type?: Typed }) => (
  <input className={classes('entrada', className)} {...native} />
);

export const TextArea = ({ className, ...native }: ComponentProps<'textarea'>) => (
  <textarea className={classes('entrada', className)} {...native} />
);

/** With the browser's own arrows; quantities of meals are typed in the grid. */
export const NumberInput = ({ className, ...native }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input type="number" className={classes('entrada', className)} {...native} />
);
