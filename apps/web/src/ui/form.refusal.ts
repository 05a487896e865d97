import { ProblemError, sentenceOf } from '../base/problem.error.ts';

/** What a refused sending says: of its fields, and of the whole. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  words: readonly string[];
}

/** The sentences of a 422 by field: `/emails/1` belongs to `emails`. `apart`: of no field that is shown. */
export function sentencesOf(error: Error, shows: (key: string) => boolean) {
  const said = error instanceof ProblemError ? (error.problema.errors ?? []) : [];
  const fields: Record<string, string> = {};
  const apart: string[] = [];
  for (const { pointer, detail } of said) {
    const key = pointer.split('/')[1] ?? '';
    if (!shows(key)) apart.push(detail);
    else fields[key] = fields[key] ? `${fields[key]} ${detail}` : detail;
  }
  return { fields, apart };
}

/** A sentence stands once: beside the field its pointer names (`/motivo`, `/emails/1`), or over the form where that field is not shown. */
export function refusalOf(error: Error, shows: (key: string) => boolean): Refusal {
  const { fields, apart } = sentencesOf(error, shows);
  const whole = sentenceOf(error);
  const beside = Object.values(fields).includes(whole);
  return { fields, words: beside ? apart : [...new Set([whole, ...apart])] };
}

/** What is left of it once these fields were changed: a refusal is of the question it answered. */
export function remaining({ fields, words }: Refusal, changed: readonly string[]): Refusal | null {
  const others = Object.entries(fields).filter(([key]) => !changed.includes(key));
  return others.length > 0 ? { fields: Object.fromEntries(others), words } : null;
}
