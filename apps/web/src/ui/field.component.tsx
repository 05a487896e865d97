import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface Props extends ComponentProps<'label'> {
  label: ReactNode;
  /** The control, and what is said of it. */
  children: ReactNode;
  /** Why what is written in it was refused; part of the control's name while it stands. */
  error?: string | undefined;
}

/** A control under its name. */
export const Field = ({ label, className, children, error, ...native }: Props) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={classes('campo', className)} {...native}>
    <span>{label}</span>
    {children}
    {error && (
      <small className="campo-erro" role="alert">
        {error}
      </small>
    )}
  </label>
);
