/**
 * The API answers at /api and, where the web is served under a path, below that path too: a proxy that passes on only
 * BASE_PATH then carries the whole product. Only the literal prefix counts; what follows is judged like any other address.
 */
export const withoutBasePath =
  (basePath: string) =>
  (url: string): string =>
    basePath !== '/' && url.startsWith(`${basePath}api/`) ? url.slice(basePath.length - 1) : url;
