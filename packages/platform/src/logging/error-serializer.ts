/** What helps whoever reads the log: the kind of an error, its place, and PostgreSQL's names of things. */
const KEPT = ['code', 'constraint', 'table', 'column', 'syscall', 'statusCode'] as const;
/** drizzle writes the values of a failed statement into its message. */
const VALUES = /\nparams: [\s\S]*?(?=\n {4}at |\n\S*Error\b|$)/g;
const CPF = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;
const DEEPEST = 4;

/** For a text that may quote what somebody typed: removes the values of statements and any CPF (security.md B10). */
export const withoutPersonal = (text: string): string =>
  text.replaceAll(VALUES, '\nparams: [redacted]').replaceAll(CPF, '[redacted]');

/** Only known fields: an error's own members may hold a whole request, or the values of a statement. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPersonal(error) : typeof error;
  const { name, message, stack, cause } = error;
  const own = KEPT.flatMap(key => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [];
  });
  return {
    type: name,
    message: withoutPersonal(message),
    stack: withoutPersonal(stack ?? ''),
    ...Object.fromEntries(own),
    ...(cause !== undefined && depth < DEEPEST && { cause: loggedError(cause, depth + 1) }),
  };
}
