import type { Form } from './form.hook.ts';
import { Notice } from './notice.component.tsx';

/** What was refused of the whole form; what is of one field stands beside it. */
export function FormRefusal({ form }: { form: Pick<Form<object>, 'refusal'> }) {
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
