import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type Problema, problema } from '../problems/problema.ts';

const escapeSegment = (segment: unknown): string => String(segment).replaceAll('~', '~0').replaceAll('/', '~1');

/** A 422 with one entry per field, as JSON pointers (RFC 6901). */
export function invalidData(issues: readonly StandardSchemaV1.Issue[]): Problema {
  const errors = issues.map(({ path = [], message }) => ({
    pointer: path.map(part => `/${escapeSegment(typeof part === 'object' ? part.key : part)}`).join(''),
    detail: message,
  }));
  const first = errors[0];
  return problema('dados-invalidos', {
    detail: first
      ? `${errors.length === 1 ? 'Um campo precisa' : `${errors.length} campos precisam`} de correção: ${first.pointer || 'corpo'} — ${first.detail}`
      : undefined,
    errors,
  });
}
