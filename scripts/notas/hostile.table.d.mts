export const hostile: Readonly<Record<string, () => Buffer>>;
