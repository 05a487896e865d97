import type { ComponentProps } from 'react';
import { Button } from './button.component.tsx';
import type { Form as Typed } from './form.hook.ts';
import { Notice } from './notice.component.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  of: Pick<Typed<object>, 'props'>;
}

/** Its fields one under another, unless the place has a class of its own for them. */
export const Form = ({ of, className = 'formulario', ...native }: FormProps) => (
  <form className={className} {...native} {...of.props} />
);

/** What was refused of the whole form; what is of one field stands beside it. */
export function FormRefusal({ form }: { form: Pick<Typed<object>, 'refusal'> }) {
  const [sentence, ...others] = form.refusal?.words ?? [];
  if (!sentence) return null;
  const rest = others.length > 0 && (
    <ul>
      {others.map(other => (
        <li key={other}>{other}</li>
      ))}
    </ul>
  );
  return (
    <Notice tone="perigo" action={rest}>
      {sentence}
    </Notice>
  );
}

interface SubmitProps extends ComponentProps<typeof Button> {
  of: Pick<Typed<object>, 'busy' | 'ready'>;
  /** Its name while what it sends is under way. */
  doing?: string;
}

/** The button that sends a form, once what it asks for is there. */
export const Submit = ({ of: { busy, ready }, doing, variant = 'primary', children, ...native }: SubmitProps) => (
  <Button type="submit" variant={variant} disabled={busy || !ready} {...native}>
    {busy && doing ? doing : children}
  </Button>
);
