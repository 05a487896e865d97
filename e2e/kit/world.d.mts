export const START: Date;
export const OFFSET: number;
export function moveServers(instant: Date): void;
export function aheadOfMachine(): number;
export function enterWorld(): void;
export function leaveWorld(): void;
