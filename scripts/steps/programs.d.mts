export const programs: {
  readonly valkey: string | undefined;
  readonly haproxy: string | undefined;
  readonly postgres: ((name: string) => string) | undefined;
};
export function missingPrograms(): string[];
