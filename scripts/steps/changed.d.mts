export function changedFiles(): string[];
export function trackedFiles(): string[];
export function roomOf(file: string): string | undefined;
export function specsOf(changed: readonly string[], files: readonly string[]): string[];
