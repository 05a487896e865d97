import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'>;

export const Checkbox = (native: Props) => <input type="checkbox" {...native} />;

export const Radio = (native: Props) => <input type="radio" {...native} />;
