export const programs: {
  readonly valkey: string | undefined;
  readonly haproxy: string | undefined;
};
export function missingPrograms(): string[];
