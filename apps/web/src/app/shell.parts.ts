// The query library and the shell, behind the sign-in page. The entry holds this one list, for opening the shell and for fetching
// it ahead.

export const sessionFlow = () => import('./session.flow.ts');
export const shellPage = () => import('./shell.page.tsx');
