import type { ProblemError } from '../base/problem.error.ts';
import { sentencesOf } from '../ui/form.refusal.ts';
import { isWhole } from './mask.ts';
import { type Field, Unreadable, type Values } from './record.model.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** Checks that need no server, to save a call that would fail; the server has the rules. */
export function ownErrors(fields: readonly Field[], values: Values): FieldErrors {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.key];
    const empty = value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
    if (value instanceof Unreadable) found[field.key] = value.why;
    else if (field.required && empty && field.kind !== 'switch') found[field.key] = `Preencha ${field.label}.`;
    else if (field.kind === 'masked' && typeof value === 'string' && value && !isWhole(field.mask, value))
      found[field.key] = `${field.label} está incompleto.`;
  }
  return found;
}

/** The sentences of a 422 on the form's fields; what belongs to no field is under ''. */
export function errorsOf(fields: readonly Field[], error: ProblemError): FieldErrors {
  const found = sentencesOf(error, key => fields.some(field => field.key === key));
  return found.apart.length > 0 ? { ...found.fields, '': found.apart.join(' ') } : found.fields;
}
