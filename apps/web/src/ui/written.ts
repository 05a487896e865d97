/** The texts that say something, without the space around them; a blank one is not sent. */
export const written = <T extends Record<string, string>>(texts: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [key, text.trim()])
      .filter(([, text]) => text),
  ) as Partial<T>;
