// The query library and the shell, behind the sign-in page. The entry holds this one list, for opening the shell and for fetching
// it ahead.

let flow: typeof import('./session.flow.ts') | undefined;

/** Undefined until it is loaded. */
export const sessionFlowHere = () => flow;

export async function sessionFlow() {
  flow ??= await import('./session.flow.ts');
  return flow;
}

export const shellPage = () => import('./shell.page.tsx');
