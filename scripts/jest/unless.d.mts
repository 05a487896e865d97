export function unless(
  why: string | false | undefined,
  title: string,
  test: () => Promise<void>,
  timeout?: number,
): void;
