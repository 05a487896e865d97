/** Whether a failed statement broke this constraint or unique index, on either driver. */
export function violates(error: unknown, constraint: string): boolean {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = Reflect.get(at, 'cause')) {
    if (Reflect.get(at, 'constraint') === constraint) return true;
  }
  return false;
}
