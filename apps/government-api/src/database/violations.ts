/** The name of the constraint a statement broke, found through drizzle's wrapping of the driver's error. */
function violatedConstraint(error: unknown): string | undefined {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = Reflect.get(at, 'cause')) {
    const constraint: unknown = Reflect.get(at, 'constraint');
    if (typeof constraint === 'string' && constraint) return constraint;
  }
  return undefined;
}

export const violates = (error: unknown, constraint: string): boolean => violatedConstraint(error) === constraint;

/** Runs the work and turns a broken constraint into the error of `words`. The database has the last word in races. */
export async function inWords<T>(words: Readonly<Record<string, () => Error>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    const word = constraint === undefined ? undefined : words[constraint];
    throw word ? word() : error;
  }
}
