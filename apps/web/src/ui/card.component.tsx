import type { ComponentProps, JSX } from 'react';
import { classes } from './classes.ts';

type Element = 'section' | 'div' | 'li' | 'article' | 'aside' | 'form' | 'fieldset' | 'details' | 'p' | 'ul' | 'ol';
type Props<E extends Element> = { as?: E } & ComponentProps<E>;

/** A sheet of its own on the page: whatever the element is, one ground, one line, one corner. */
export function Card<E extends Element = 'section'>({ as, className, ...native }: Props<E>) {
  const Tag = (as ?? 'section') as keyof JSX.IntrinsicElements;
  return <Tag {...(native as object)} className={classes('cartao', className as string | undefined)} />;
}
