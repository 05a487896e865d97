import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface Props extends ComponentProps<'label'> {
  label: ReactNode;
  /** The control, and what is said of it. */
  children: ReactNode;
}

/** A control under its name. */
export const Field = ({ label, className, children, ...native }: Props) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={classes('campo', className)} {...native}>
    <span>{label}</span>
    {children}
  </label>
);
