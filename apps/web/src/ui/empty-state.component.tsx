import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface Props extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  /** What would be here, or what to do. */
  text?: ReactNode;
  children?: ReactNode;
}

/** Where there is nothing to show: what that means, and the way on. */
export const EmptyState = ({ title, text, className, children, ...native }: Props) => (
  <div className={classes('cartao vazio', className)} {...native}>
    {title && <h2>{title}</h2>}
    {text && <p className="quieto">{text}</p>}
    {children}
  </div>
);
