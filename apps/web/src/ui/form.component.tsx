import type { ComponentProps } from 'react';
import type { Form as Typed } from './form.hook.ts';

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  of: Pick<Typed<object>, 'props'>;
}

/** Its fields one under another, unless the place has a class of its own for them. */
export const Form = ({ of, className = 'formulario', ...native }: Props) => (
  <form className={className} {...native} {...of.props} />
);
