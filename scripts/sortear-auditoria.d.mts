export type Draw = { readonly line: number; readonly text: string };
export function drawAudit(
  list: string,
  seed: string,
  count: number,
): { readonly sha256: string; readonly lines: number; readonly total: bigint; readonly draws: readonly Draw[] };
