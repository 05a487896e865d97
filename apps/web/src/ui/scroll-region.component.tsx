import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';

interface Props {
  label: string;
  className: string;
  /** On a ground of its own. */
  card?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a page that scrolls by itself, reachable by the keyboard (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className, card = false, ref, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop only a mouse or a finger could scroll it
  <section ref={ref} className={classes(card && 'cartao', className)} aria-label={label} tabIndex={0}>
    {children}
  </section>
);

export const ScrollTable = ({ columns, children, ...region }: Props & { columns: readonly string[] }) => (
  <ScrollRegion {...region}>
    <table>
      <thead>
        <tr>
          {columns.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
);
