export function scratchFolder(prefix: string): string;
