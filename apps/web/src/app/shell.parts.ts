// Behind the sign-in page: the query library and the shell. One list of their files, in the entry, for who opens the shell and for
// who fetches it ahead.

export const sessionFlow = () => import('./session.flow.ts');
export const shellPage = () => import('./shell.page.tsx');
