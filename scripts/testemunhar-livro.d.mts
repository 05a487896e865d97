export function newWitness(name: string): string;
export function witnessKey(witness: string): string;
export function cosign(witness: string, head: string, seconds?: number): string;
