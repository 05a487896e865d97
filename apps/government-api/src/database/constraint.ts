const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether a statement failed on this constraint; drizzle wraps what the driver threw. */
export function violates(error: unknown, constraint: string): boolean {
  return [error, field(error, 'cause')].some(thrown => field(thrown, 'constraint') === constraint);
}
