import type { ReactNode, Ref } from 'react';

interface Props {
  /** What is in it: whoever comes by the keyboard hears this. */
  label: string;
  className: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a page that scrolls by itself, reached by the keyboard too (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className, ref, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop only a mouse or a finger could scroll it
  <section ref={ref} className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** A table in a region of its own, under the names of its columns. */
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
