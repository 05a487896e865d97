// Walking through an OpenAPI document.

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Every operation of a document as `{ path, method, item, operation }`. */
export function operacoes(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter(method => item[method]).map(method => ({ path, method, item, operation: item[method] })),
  );
}

/** Follows a $ref of the document. */
export const resolver = document => node =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key], document)
    : node;
