// The BFF writes BASE_PATH into <base href>; the bundle learns it there and nowhere else.

/** `https://host/alimentacao/` -> `/alimentacao`; the root is the empty string. */
export const basePathOf = (baseUri: string) => new URL(baseUri).pathname.replace(/\/+$/, '');

export const basePath = basePathOf(document.baseURI);
