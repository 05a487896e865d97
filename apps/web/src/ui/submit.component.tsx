import type { ComponentProps } from 'react';
import { Button } from './button.component.tsx';
import type { Form } from './form.hook.ts';

interface Props extends ComponentProps<typeof Button> {
  of: Pick<Form<object>, 'busy' | 'ready'>;
  /** Its name while what it sends is under way. */
  doing?: string;
}

/** The button that sends a form, once what it asks for is there. */
export const Submit = ({ of: { busy, ready }, doing, variant = 'primary', children, ...native }: Props) => (
  <Button type="submit" variant={variant} disabled={busy || !ready} {...native}>
    {busy && doing ? doing : children}
  </Button>
);
